//! Comparisons that are said in a roundabout way, in plain words: `Two days after Ann left, Bob did`, `more than either
//! Ann or Bob`, `in a higher-numbered room`.

use itertools::Itertools;

use super::super::calendar;
use super::super::lexicon::story;
use super::super::matches::Match;
use super::super::measure::Measure;
use super::super::mention::Reader;
use super::super::token::Token;
use super::super::vocabulary::{Sense, Vocabulary};
use super::super::words;
use super::{
    acts, agenda, ages, amounts_in_words, amounts_told, apposed, arrivals, as_well_as, belongings,
    birthdays, births, bounds, bus_stops, buyers, by_place, careers, cargoes, causes, classes,
    climbs, clock, company, compared, compass, conclusions, conditions, contracted, counted,
    couples, crimes, dates, day_numbers, denials, departures, destinations, differences, duels,
    dwellings, elided, epithets, events, everybody, everyday, extremes, farther_left, finish_times,
    finishes, flanked, floors, followed, foremost, fronts, full_names, gapped, gaps, giving,
    goings, grid_style, groups, heists, helpers, hers, higher_numbers, homes, idle_words, in_row,
    in_turn, its_row, judges, lanes, located, lone, makers, marks, middles, moods, mounts, mutual,
    named, names_told, next_door, nobody, numbers, occasions, only_neighbor, others, outskirts,
    participles, passing_by, passive, persons, phrasal, phrases, place_numbers, places_held,
    plainer, points, possessed, purposes, quantity, races, ranked, refusals, regions, retold,
    riders, roles, row_ends, rows_told, seats, separated, sessions, shades, shifted, spans,
    stationed, streets, synonyms, tallies, terms, there, told_amounts, trifles, turns, twofold,
    until, upstairs, utmost, wares, whoever, winners, wordy, wrecks,
};

/// Puts plain words for a turn of speech, if a sentence has it.
type Turn = fn(&Reader<'_>) -> Option<Vec<Token>>;

/// The tokens of a sentence, with plain words for what compares in a roundabout way.
pub(super) fn plainly(vocabulary: &Vocabulary, tokens: &[Token]) -> Vec<Token> {
    const TURNS: &[Turn] = &[
        possessed::theirs_is,
        trifles::next_one_after,
        trifles::of_the_evening,
        followed::so_long_passed,
        extremes::published,
        extremes::most_recent,
        fronted,
        told_amounts::there_are_more_in,
        there_are,
        either_of_two,
        compared::numbered,
        compared::numbered,
        compared::number_of,
        compared::junior,
        compared::just_above,
        compared::smaller_unit,
        compared::outdistanced,
        of_labels,
        compared::long_shot,
        in_the_saddle,
        paid_for,
        occasion,
        compared::deeper,
        compared::newer,
        races::comes_last,
        classes::student_of,
        classes::studied_with,
        classes::of_the_week,
        classes::taught_last,
        classes::before_or_after,
        classes::took_place_between,
        classes::than_it_met,
        classes::theirs_on_days,
        ranked::better,
        ranked::in_top,
        ranked::rows_after,
        quantity::plainly,
        quantity::than_what,
        quantity::unwilling_to,
        twofold::both_in_front,
        events::of_rows,
        events::of_rows,
        agenda::next_moment,
        agenda::next_moment,
        agenda::seen_between,
        agenda::first_or_last,
        agenda::nth_moment,
        gaps::so_many_between,
        gaps::years_between,
        gaps::apart,
        gaps::consecutive,
        plainer::longer_to,
        arrivals::to_arrive,
        arrivals::to_arrive,
        arrivals::steps_by_name,
        arrivals::even_value,
        arrivals::even_value,
        arrivals::called_in,
        arrivals::called_in,
        followed::between_appearances,
        followed::by_so_long,
        followed::before_it_was,
        fronts::there_was_then,
        possessed::than_theirs,
        possessed::did_with_thing,
        winners::winner,
        winners::came,
        winners::came,
        winners::did_better,
        trifles::along_it,
        trifles::way_of_theirs,
        flanked::sits_between,
    ];
    /// Those that are said of values, whatever stands in a row.
    const OF_VALUES: &[Turn] = &[
        amounts_in_words::compound_number,
        amounts_in_words::attached_unit,
        amounts_in_words::rose,
        judges::judges_placed,
        judges::last_to_be,
        outskirts::most_of_place,
        outskirts::going_to_try,
        outskirts::sent_one_that,
        outskirts::needs_something_and,
        outskirts::nor_them,
        outskirts::given_to,
        outskirts::best_mark,
        belongings::belonging_to,
        belongings::bag_held,
        belongings::nowhere_near,
        belongings::on_the_back,
        amounts_in_words::colder_in,
        amounts_in_words::how_high,
        wordy::pleased_to,
        wordy::seen_doing,
        wordy::theirs_which_is,
        wordy::has_beside_them,
        wordy::worker_at,
        wordy::among,
        wordy::as_something_happens,
        wordy::for_whom,
        wordy::anyone_who,
        wordy::occupied_by,
        wordy::lower_of_the_two,
        wordy::sells_goods,
        wordy::prize_to,
        wordy::expert_on,
        wordy::belongs_to_one_who,
        bus_stops::got_off_after,
        bus_stops::stayed_longer,
        bus_stops::not_as_far,
        bus_stops::first_to_get_off,
        place_numbers::is_numbered_higher,
        ranked::places_better,
        occasions::whose_turn,
        occasions::earlier_in,
        occasions::on_holiday,
        its_row::and_it_is_not,
        its_row::price_for_it,
        wordy::serves_in,
        wordy::hall_of_name,
        its_row::one_they_go_to,
        refusals::turned_down,
        day_numbers::due_back,
        day_numbers::with_month,
        day_numbers::with_month,
        day_numbers::bare,
        day_numbers::bare,
        day_numbers::due_first,
        day_numbers::latest_date,
        day_numbers::apart,
        day_numbers::to_return,
        amounts_told::amounts_differ,
        amounts_told::what_was_paid,
        amounts_told::total,
        amounts_told::settled_for,
        amounts_told::more_than_had_to,
        amounts_told::came_over,
        amounts_told::to_go_away,
        amounts_told::same_act,
        amounts_told::forked_out,
        amounts_told::to_eat,
        amounts_told::buyer,
        places_held::compound,
        places_held::compound,
        places_held::far_end,
        places_held::bare_steps,
        places_held::bare_steps,
        places_held::heard,
        places_held::before_or_after,
        places_held::has_to_be,
        places_held::at_place_with,
        places_held::of_parity,
        places_held::and_not_at,
        places_held::only_one_beside,
        departures::took_off,
        departures::took_off,
        departures::by_the_time,
        departures::noon,
        tallies::of_all,
        tallies::last_of_all,
        tallies::none,
        tallies::none,
        tallies::and_the_rest,
        tallies::all_but_one,
        careers::new_or_former,
        careers::new_or_former,
        careers::new_or_former,
        careers::became,
        careers::became,
        careers::once,
        careers::once,
        careers::changed,
        careers::changed,
        sessions::earlier_slot,
        sessions::earlier_slot,
        sessions::saw,
        sessions::seen_by,
        names_told::name_is,
        names_told::whose_name_is,
        points::added_up,
        points::judges_gave,
        points::outscored,
        points::outscored,
        points::beat_with,
        points::beat_by,
        points::awarded_for,
        points::but_it_was,
        points::prize_with,
        heists::scenes,
        heists::all_crimes,
        heists::last_to_strike,
        heists::theft_of,
        heists::theft_of,
        heists::theft_of,
        heists::robbed_of,
        heists::from_museum,
        heists::from_museum,
        heists::committed_by,
        heists::committed,
        heists::committed,
        cargoes::under_captain,
        cargoes::hold_full_of,
        cargoes::namely,
        causes::ran_for,
        causes::ran_for,
        passing_by::plainly,
        climbs::to_reach,
        climbs::in_the_building,
        climbs::lives_with,
        climbs::in_the_field,
        in_turn::clocked,
        in_turn::clocked,
        in_turn::number_in_turn,
        in_turn::with_between,
        in_turn::place_between_those,
        in_turn::it_was_who,
        in_turn::wearing,
        in_turn::all_on_parity,
        birthdays::new_gift,
        birthdays::new_gift,
        birthdays::first_in_year,
        birthdays::first_in_year,
        birthdays::whose_birthday,
        birthdays::present_for,
        birthdays::years_again,
        as_well_as::as_are,
        as_well_as::then_was,
        higher_numbers::numbered,
        higher_numbers::numbered,
        higher_numbers::with_the_highest,
        higher_numbers::number_of,
        trifles::ever,
        trifles::ever,
        everyday::to_offer,
        everyday::though,
        everyday::starts_day_with,
        everyday::can_be_found,
        everyday::went_to_older,
        everyday::cheapest_things,
        everyday::nor_the_one_with,
        everyday::and_he,
        everyday::departs_earlier,
        everyday::in_room_beside,
        located::set_up,
        located::lies_beside,
        located::has_so_many_before,
        located::that_is_not,
        grid_style::shorter,
        grid_style::shorter,
        grid_style::phoned,
        grid_style::plain_heading,
        grid_style::so_many_times,
        grid_style::beyond,
        grid_style::hours_and_minutes,
        grid_style::bound_for,
        grid_style::all_in_different,
        grid_style::theirs_was,
        grid_style::either_at_the_end,
        retold::neither_of_these,
        retold::of_the_lot,
        retold::final_one,
        retold::to_be,
        retold::one_of_each,
        retold::pounder,
        retold::misspelled,
        retold::misspelled,
        told_amounts::full_unit,
        told_amounts::thousands,
        told_amounts::megahertz,
        told_amounts::nights,
        told_amounts::more_people,
        told_amounts::measured_how,
        told_amounts::it_took,
        told_amounts::short_of,
        told_amounts::under_or_over,
        told_amounts::by_amount,
        told_amounts::beaten_by,
        told_amounts::was_given_more,
        told_amounts::who_is_more,
        trifles::or_else,
        trifles::together_with,
        trifles::boy_or_girl,
        trifles::boy_or_girl,
        buyers::paid_more_for,
        buyers::takes_one,
        makers::work_by,
        makers::work_by,
        conclusions::therefore,
        goings::to_club,
        goings::to_club,
        races::prize_went,
        giving::given_to,
        giving::went_to,
        giving::gave,
        giving::put_there,
        giving::sold_for,
        place_numbers::has_number,
        place_numbers::number_of,
        place_numbers::has_higher,
        place_numbers::compared,
        place_numbers::with_place,
        place_numbers::with_place,
        farther_left::one_of_pair,
        farther_left::right_beside,
        finish_times::came_home,
        finish_times::faster,
        finish_times::fastest,
        middles::one_of_two,
        middles::of_pair,
        nobody::nobody_but,
        nobody::you_find,
        nobody::there_is_no,
        nobody::the_only_one,
        passive::can_be_heard,
        compared::need_not_as,
        row_ends::no_end_house_has,
        there::in_front_of_it,
        belongings::that_belongs,
        nobody::anything,
        hers::did_hers,
        gaps::consecutive_in_order,
        nobody::by_somebody_else,
        followed::beat_to_it,
        whoever::whoever_does,
        possessed::as_theirs_does,
        nobody::no_item_is,
        phrasal::set_back,
        extremes::highest_of_theirs,
        extremes::of_all_of_them,
        compared::got_one,
        epithets::without_calling,
        epithets::without_tail,
        epithets::without,
        epithets::without,
        epithets::without,
        by_place::of_one_whose,
        by_place::and_at_end,
        wares::airs_itself,
        compass::plainly,
        compass::plainly,
        by_place::of_kind,
        by_place::of_person,
        by_place::of_person,
        by_place::but_itself,
        by_place::before_starting,
        conclusions::follows,
        rows_told::whose_keeper,
        rows_told::of_theirs,
        rows_told::one_at_the_ends,
        rows_told::hut_has,
        rows_told::in_which_they_had,
        rows_told::that_they_did,
        rows_told::on_its_side,
        rows_told::covered_with,
        rows_told::but_not_they,
        rows_told::light_years,
        rows_told::light_years,
        rows_told::light_years,
        conclusions::too_big_for,
        conclusions::decided_against,
        conclusions::but_not_both_in_one,
        conclusions::two_different,
        conclusions::spent_it_in,
        idle_words::of_all_people,
        idle_words::does_theirs,
        idle_words::the_same_who,
        idle_words::another_does,
        idle_words::even_then,
        idle_words::being_done,
        idle_words::being_done,
        idle_words::first_or_last_to,
        idle_words::following_the_day,
        idle_words::along_which,
        idle_words::had_it_painted,
        next_door::heard_from,
        next_door::under_it,
        next_door::under_it,
        next_door::so_many_held_between,
        next_door::brought_by,
        idle_words::all_they_drink,
        idle_words::one_of_two_things,
        compared::and_another_number,
        next_door::further_of_two,
        next_door::wherever_lives,
        only_neighbor::neither,
        next_door::there_is_somebody,
        agenda::so_many_after_and_before,
        belongings::in_care,
        next_door::from_next_door,
        next_door::one_can_hear,
        next_door::at_the_same,
        helpers::helped_by,
        helpers::where_they_are,
        makers::latest_by,
        winners::judges_gave,
        row_ends::end_with,
        next_door::on_one_side,
        lanes::given_lane,
        agenda::either_side_too,
        elided::and_the_speaker,
        terms::joined,
        terms::member_for_longer,
        hers::made_hers,
        hers::between_hers,
        hers::dressed,
        hers::beside_hers,
        shifted::neither_by,
        shifted::between_first,
        shifted::did_at_end,
        shifted::nth_to_side,
        shifted::too_at_end,
        shifted::two_and_colon,
        shifted::and_neither,
        synonyms::kids,
        synonyms::kids,
        synonyms::mother_of,
        synonyms::goer,
        synonyms::plainly,
        synonyms::plainly,
        trifles::next_one_after,
        trifles::whatever_its_name,
        denials::though_not_there,
        named::by_name,
        named::nothing_but,
        named::never_without,
        seats::of_first_two,
        possessed::made_by,
        possessed::made_by,
        possessed::one_they_took,
        compared::number_of_place,
        compared::but_another_number,
        trifles::proved,
        followed::was_seen,
        named::wanted,
        trifles::on_board,
        trifles::right_next_door,
        homes::kept_at_home,
        homes::kept_at_home,
        homes::of_the_row,
        denials::but_no,
        denials::verb_no,
        denials::first_place,
        row_ends::neighbors_told,
        couples::spouse,
        everybody::does_what_all_do,
        everybody::does_what_all_do,
        extremes::of_listed,
        extremes::in_the_most,
        extremes::of_flight,
        extremes::of_flight,
        mutual::theirs,
        mutual::theirs,
        mutual::of_theirs,
        mutual::related,
        upstairs::has_flat,
        upstairs::floor_tenant,
        upstairs::floor_tenant,
        named::whoever_has,
        named::came_behind,
        named::denied_thing,
        named::will_travel,
        upstairs::can_be_seen,
        upstairs::where_lives,
        named::grows_in,
        named::going_there,
        named::care_for,
        named::follows_sport,
        named::thing_from_place,
        participles::plainly,
        whoever::somebody_who,
        whoever::belongs_beside,
        whoever::unlike,
        whoever::neither_of_two,
        whoever::assuming,
        whoever::at_the_helm,
        whoever::of_the_rows,
        whoever::more_of,
        whoever::difference,
        homes::neighbour,
        homes::parked,
        homes::served,
        homes::have_places,
        homes::places_went,
        homes::less_deep,
        homes::of_stall,
        homes::days_own,
        wares::seller,
        wares::seller,
        wares::for_somebody,
        wares::for_club,
        until::plainly,
        utmost::plainly,
        utmost::theirs,
        wrecks::under_captain,
        wrecks::farther_down,
        wrecks::out_of_port,
        wrecks::sank,
        flanked::on_each_side,
        phrasal::plainly,
        phrasal::plainly,
        phrasal::unknown_verb,
        contracted::is_something,
        contracted::cannot_be,
        contracted::every_night,
        contracted::under_command,
        contracted::and_the_other,
        possessed::than_their_place,
        possessed::thing_of,
        flanked::between_those,
        there::is_in,
        followed::than_it_was,
        row_ends::one_of_ends,
        contracted::on_the_way,
        contracted::nth_in_line,
        compared::in_a_later,
        compared::as_recently,
        contracted::their_entry,
        contracted::their_entry,
        flanked::does_then,
        contracted::somebody,
        contracted::somebody,
        fronts::participle,
        fronts::order_in_front,
        contracted::made_of,
        fronts::one_before,
        conditions::behind,
        bounds::plainly,
        gapped::compared,
        everybody::nobody_more,
        everybody::than_the_others,
        everybody::all_of_them,
        everybody::those_who,
        everybody::more_people_saw,
        gaps::differing,
        gaps::one_than_the_other,
        trifles::either_at_end,
        trifles::people_around,
        trifles::ticket_for,
        trifles::ticket_for,
        trifles::bought_for_less,
        trifles::waited,
        trifles::waited,
        ages::child_of,
        marks::either_of_points,
        trifles::of_them_all,
        fronts::at_value,
        row_ends::plainly,
        row_ends::one_and_the_other,
        flanked::kept_between,
        passive::neither_by,
        trifles::former,
        trifles::former,
        homes::where_it_is,
        trifles::after_and_before,
        couples::wed_to,
        couples::mister_and_missis,
        moods::glad_that,
        row_ends::neither_end,
        flanked::plainly,
        flanked::does_between,
        flanked::as_many_on_each_side,
        flanked::next_on_side,
        flanked::number_of_house,
        separated::by_places,
        dates::plainly,
        dates::plainly,
        dates::plainly,
        dates::plainly,
        trifles::named_otherwise,
        trifles::named_otherwise,
        trifles::picture_of,
        trifles::appeared,
        floors::plainly,
        floors::plainly,
        floors::plainly,
        plainer::dash_between,
        phrases::plainly,
        phrases::plainly,
        phrases::of_day,
        marks::a_mark,
        marks::rated,
        marks::of_all,
        marks::head_count,
        marks::newborn,
        marks::set_sail,
        marks::on_it,
        marks::higher_up,
        upstairs::works_above,
        marks::along_rivers,
        marks::studies_under,
        separated::outside,
        separated::within_week,
        separated::would_never,
        separated::top_value,
        separated::went_away,
        phrases::flower_words,
        phrases::things_for,
        couples::first_was,
        couples::got_there,
        couples::got_there,
        couples::both,
        couples::plainly,
        couples::plainly,
        shades::in_full,
        makers::plainly,
        full_names::denied,
        full_names::mere,
        passive::by_whom,
        passive::either_by,
        passive::represented,
        passive::his_team,
        passive::stranded,
        finishes::plainly,
        finishes::plainly,
        riders::named,
        riders::named,
        riders::finishing_on,
        riders::rider_of,
        riders::rider_of,
        mounts::plainly,
        mounts::plainly,
        mounts::plainly,
        roles::plainly,
        roles::plainly,
        duels::plainly,
        duels::plainly,
        phrases::thing_from,
        lanes::plainly,
        lanes::plainly,
        persons::named,
        elided::one_of_kind,
        elided::who_does,
        numbers::whose_number,
        numbers::same_number,
        apposed::in_brackets,
        apposed::apposed,
        apposed::apposed,
        compared::has_one_that_is,
        streets::in_full,
        streets::in_full,
        streets::in_full,
        streets::along_row,
        streets::along_row,
        agenda::full_hour,
        agenda::full_hour,
        births::in_row,
        births::born,
        births::born,
        plainer::ice_cream,
        plainer::ice_cream,
        lone::not_there,
        lone::compared,
        lone::compared,
        lone::fronted,
        lone::seen,
        lone::seen,
        lone::told,
        spans::within,
        spans::between_those,
        spans::month_of_row,
        in_row::plainly,
        foremost::one_of_them,
        ages::difference,
        ages::apart,
        ages::aged,
        there::her_own,
        clock::in_words,
        clock::in_words,
        sessions::was_when,
        clock::in_the_morning,
        clock::arrival,
        there::than_she_is,
        there::begun,
        there::exact,
        there::week_beside,
        extremes::built,
        extremes::of_all_rows,
        extremes::of_all_rows,
        plainer::by_vehicle,
        compared::half_hour,
        seats::not_either_end,
        plainer::surnamed,
        plainer::tried,
        plainer::stop_before_other,
        plainer::one_of_two_first,
        plainer::of_the_two,
        plainer::did_so,
        plainer::called,
        plainer::given_place,
        plainer::single,
        plainer::discount,
        plainer::aged_noun,
        plainer::asking,
        plainer::done,
        plainer::family_from,
        plainer::before_crowd,
        plainer::not_as,
        plainer::due_by,
        plainer::by_makers,
        differences::plainly,
        differences::it_took,
        differences::more_or_less,
        differences::either_side,
        races::has_come,
        races::won_contest,
        races::won_by,
        races::winners_own,
        races::earned,
        races::consecutive,
        races::finisher,
        races::finisher,
        races::in_place,
        races::in_place,
        races::than_rank,
        mounts::plainly,
        races::won,
        races::to_finish,
        races::last,
        races::one_after_other,
        races::so_many_ahead,
        others::companion,
        groups::of_leader,
        groups::of_leader,
        groups::led,
        groups::accompanied,
        wares::used_to_buy,
        crimes::with_thing_there,
        crimes::plainly,
        crimes::plainly,
        crimes::plainly,
        regions::nth_numbered,
        regions::on_which,
        regions::one_of_places,
        regions::one_of_places,
        regions::numbered_lower,
        regions::sorted_by_parity,
        regions::of_parity,
        regions::one_of_parity,
        acts::of_doer,
        acts::of_doer,
        acts::did,
        acts::did,
        acts::too,
        acts::too,
        acts::all_three,
        acts::all_do,
        regions::but_not_there,
        regions::but_not_beside,
        regions::difference,
        regions::neither_of_verb,
        regions::of_ends,
        regions::of_ends,
        regions::one_neighbour,
        turns::in_the_week,
        turns::on_days,
        turns::gave_talk,
        turns::did_better,
        turns::took_turn,
        turns::took_turn,
        turns::so_many_between,
        turns::of_owners,
        purposes::purpose,
        purposes::family,
        purposes::most,
        stationed::of_place,
        stationed::stationed,
        stationed::stationed,
        counted::there_are_at,
        counted::of_parity,
        seats::two_ends,
        seats::than_does,
        seats::has_end_seat,
        seats::had_a_seat,
        numbers::higher_number,
        numbers::house_number,
        numbers::house_number,
        seats::somebody_near,
        plainer::measured_noun,
        plainer::measured_noun,
        plainer::measured_noun,
        belongings::took_home,
        belongings::took_home,
        belongings::has_neither,
        belongings::received_from,
        belongings::gift_from,
        belongings::gift_from,
        belongings::as_one_of_kind,
        belongings::of_one_or_other,
        company::had_dinner_with,
        compared::but_another_one,
        destinations::where_went,
        destinations::where_went,
        destinations::was_done,
        destinations::label_in_brackets,
        destinations::home_port,
        destinations::sails_from,
        belongings::in_same_box,
        dwellings::lived_in,
        dwellings::lived_in,
        dwellings::grows_beside,
        dwellings::doing_person,
        dwellings::doing_person,
    ];
    let mut tokens = tokens.to_vec();
    // Where positions stand in a row, words of order are said of these.
    let of_order = if vocabulary.has_order { &[] } else { TURNS };
    // Each turn is looked for in what those before it say.
    let mut turns = OF_VALUES.iter().chain(of_order);
    loop {
        let reader = Reader::new(vocabulary, &tokens);
        match turns.find_map(|turn| turn(&reader)) {
            Some(said) => tokens = said,
            None => return tokens,
        }
    }
}

/// `Bob left two days after Ann did` for `Two days after Ann did, Bob left`.
fn fronted(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const JOINING: &[&str] =
        &["'t", "and", "but", "if", "never", "not", "or", "who", "which", "while"];
    let start = usize::from(matches!(reader.word(0), "exactly" | "just"));
    let (order, comma) = (start + 2, reader.tokens.iter().position(|token| token.word == ",")?);
    let is_timed = reader.amount(start)?.unit.is_some_and(|unit| unit.measure.is_time())
        && matches!(reader.word(order), "after" | "before");
    let mut rest = reader.tokens[comma + 1..].iter();
    let is_plain = !reader.tokens.iter().any(|token| JOINING.contains(&&*token.word))
        && !rest.any(|token| token.word == ",");
    if !is_timed || !is_plain || comma < order + 2 {
        return None;
    }
    let (first, second) = (&reader.tokens[..comma], &reader.tokens[comma + 1..]);
    let second = match second {
        // `it was Ann's turn`
        [it, was, name @ .., mark, turn]
            if it.word == "it" && was.word == "was" && mark.word == "'s" && turn.word == "turn" =>
        {
            [name, std::slice::from_ref(was)].concat()
        }
        _ => second.to_vec(),
    };
    Some(in_order(reader, [&second[..], first].concat()))
}

/// `The stamps have 30 fewer pieces than the coins` for `There are 30 fewer stamps than coins`, where only one category
/// counts something.
fn there_are(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let amount = reader.any(0, &["there are", "there were"])?;
    let (word, first) = (amount + 1, amount + 2);
    reader.amount(amount).filter(|of| of.unit.is_none())?;
    let than = reader.tokens.iter().position(|token| token.word == "than")?;
    let is_compared = matches!(reader.word(word), "more" | "fewer" | "less");
    let whole = |start: usize, end: usize| {
        reader.matches.get(start)?.iter().find(|of| of.end == end).map(|of| of.of.sense)
    };
    let end = reader.end();
    let (a, b) = (whole(first, than)?, whole(than + 1, end)?);
    let vocabulary = reader.vocabulary;
    let counts = |sense: &Sense| {
        sense.measure == Measure::Other && !sense.unit.as_deref().is_some_and(story::is_unit)
    };
    let mut scaled = vocabulary.senses.iter().filter(|sense| sense.scale.is_some());
    let only = scaled.next().filter(|sense| counts(sense))?;
    if !is_compared || a != b || scaled.next().is_some() {
        return None;
    }
    let token = &reader.tokens[word];
    let heading = only.name.text.split_whitespace().map(|of| token.renamed(&of.to_lowercase()));
    let said = [
        &reader.tokens[first..than],
        &[token.renamed("have")],
        &reader.tokens[amount..first],
        &heading.collect_vec(),
        &reader.tokens[than..],
    ];
    Some(in_order(reader, said.concat()))
}

/// Words that were put into another order, with the places of those that stood there: what stands further in a sentence
/// is told by its place.
pub(in super::super) fn in_order(reader: &Reader<'_>, said: Vec<Token>) -> Vec<Token> {
    let last = reader.end() - 1;
    let place =
        |(at, token): (usize, Token)| Token { span: reader.tokens[at.min(last)].span, ..token };
    said.into_iter().enumerate().map(place).collect()
}

/// `than both Ann and Bob` for `than either Ann or Bob` and for `than Ann or Bob`.
fn either_of_two(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const DEPENDS: &[&str] = &["if", "neither", "never", "nor", "not", "'t", "unless", "whether"];
    let or = reader.tokens.iter().positions(|token| token.word == "or").exactly_one().ok()?;
    let eithers = reader.tokens.iter().filter(|token| token.word == "either").count();
    let than = (0..or).rfind(|at| reader.word(*at) == "than")?;
    let is_either = reader.word(than + 1) == "either";
    let first = than + 1 + usize::from(is_either);
    let named = |at: usize| (at..at + 3).find(|at| !reader.kind(*at).determiner);
    let sense = |at: usize, end: usize| {
        let name = named(at)?;
        reader.matches.get(name)?.iter().find(|of| of.end == end).map(|of| of.of.sense)
    };
    let is_plain = !reader.tokens.iter().any(|token| DEPENDS.contains(&&*token.word));
    let both = (sense(first, or)?, sense(or + 1, reader.end())?);
    if !is_plain || eithers != usize::from(is_either) || both.0 != both.1 {
        return None;
    }
    let mut said = reader.tokens.to_vec();
    said[or] = said[or].renamed("and");
    said.splice(than + 1..first, [said[than].renamed("both")]);
    Some(said)
}

/// What takes place at a moment, or is told of it: `Ann's birthday is before Bob's`.
const OCCASIONS: &[&str] = &[
    "appointment",
    "audition",
    "birthday",
    "ceremony",
    "concert",
    "exam",
    "flight",
    "interview",
    "lesson",
    "party",
    "performance",
    "recital",
    "session",
    "show",
    "shift",
    "slot",
    "talk",
    "turn",
    "wedding",
];

/// `Ann was 2 hours before Bob` for `Ann's interview was 2 hours before Bob's interview`, where the header has but one
/// kind of moments.
fn occasion(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_occasion = |at: usize| {
        OCCASIONS.contains(&reader.word(at))
            && reader.matches[at].is_empty()
            && at > 1
            && reader.is_possessive(at - 1)
    };
    let first = (2..reader.tokens.len()).find(|at| is_occasion(*at))?;
    let moments = reader.vocabulary.moments()?;
    let is_other = |other: &str| {
        *other != *reader.word(first) && reader.vocabulary.is_named(moments, &words::stem(other))
    };
    if reader.vocabulary.senses[moments].is_of_ages()
        || OCCASIONS.iter().any(|other| is_other(other))
    {
        return None;
    }
    let verb = reader.any(
        first + 1,
        &[
            "was",
            "is",
            "will be",
            "comes",
            "falls",
            "fell",
            "came",
            "took place",
            "takes place",
            "will take place",
            "happened",
            "happens",
            "will happen",
        ],
    )?;
    let orders = |at: &usize| matches!(reader.word(*at), "after" | "before" | "earlier" | "later");
    let order = (verb..reader.tokens.len()).find(orders);
    let span = &reader.tokens[first];
    let mut said = reader.tokens[..first - 1].to_vec();
    said.push(span.renamed("was"));
    let same = |at: usize| reader.is_possessive(at - 1) && reader.word(at) == reader.word(first);
    let last = reader.end() - 1;
    match order {
        Some(_) if last > verb && same(last) => {
            said.extend_from_slice(&reader.tokens[verb..last - 1])
        }
        Some(_) if reader.is_possessive(last) => said.extend_from_slice(&reader.tokens[verb..last]),
        Some(_) => return None,
        // `Ann's birthday is in May`
        None => {
            let next = reader.any(verb, &["at", "in", "on"])?;
            let is_value = |of: &Match| of.of.sense == moments && of.end == reader.end();
            reader.matches.get(next)?.iter().any(is_value).then_some(())?;
            said.extend_from_slice(&reader.tokens[verb..]);
        }
    }
    Some(said)
}

/// `is ridden by Ann` for `has Ann in the saddle`.
fn in_the_saddle(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let phrase = |at: &usize| reader.any(*at, &["in the saddle"]).is_some();
    let saddle = (2..reader.end()).find(phrase)?;
    let has = |at: &usize| matches!(reader.word(*at), "had" | "has");
    let name = (0..saddle).rfind(has)? + 1;
    reader.matches[name].iter().any(|of| of.end == saddle).then_some(())?;
    let say = |word: &str| reader.tokens[name - 1].renamed(word);
    let said = [
        &reader.tokens[..name - 1],
        &[say("is"), say("ridden"), say("by")],
        &reader.tokens[name..saddle],
        &reader.tokens[saddle + 3..],
    ];
    Some(said.concat())
}

/// `bought the vase for $30` for `paid $30 for the vase`.
fn paid_for(reader: &Reader<'_>) -> Option<Vec<Token>> {
    const PAYING: &[(&str, &str)] = &[
        ("paid", "bought"),
        ("pay", "buy"),
        ("pays", "buys"),
        ("spend", "buy"),
        ("spends", "buys"),
        ("spent", "bought"),
    ];
    let bought = |at: usize| PAYING.iter().find(|(paid, _)| *paid == reader.word(at));
    let (verb, (_, bought)) = (0..reader.end()).find_map(|at| Some((at, bought(at)?)))?;
    let value = verb + 1 + usize::from(reader.word(verb + 1) == "exactly");
    let is_money = |of: &&Match| reader.vocabulary.senses[of.of.sense].currency.is_some();
    let amount_end = reader.matches.get(value)?.iter().find(is_money)?.end;
    matches!(reader.word(amount_end), "for" | "on").then_some(())?;
    let noun = (amount_end + 1..reader.end()).find(|at| !reader.kind(*at).determiner)?;
    let end = reader.matches[noun].iter().map(|of| of.end).max()?;
    let say = |word: &str| reader.tokens[verb].renamed(word);
    let said = [
        &reader.tokens[..verb],
        &[say(bought)],
        &reader.tokens[amount_end + 1..end],
        &[say("for")],
        &reader.tokens[value..amount_end],
        &reader.tokens[end..],
    ];
    Some(in_order(reader, said.concat()))
}

/// `Ann's gate is 2 gates more than Bob's` for `Ann's gate number is 2 higher`, `sits 3 rows behind` and `3 gates away
/// from`, of numbered labels.
fn of_labels(reader: &Reader<'_>) -> Option<Vec<Token>> {
    let is_label =
        |sense: &&Sense| sense.scale.is_some() && calendar::numbered(&sense.items).is_some();
    let only = reader.vocabulary.senses.iter().filter(is_label).exactly_one().ok()?;
    let unit = only.unit.as_deref()?;
    let mut said: Vec<Token> = Vec::new();
    let mut at = 0;
    while at < reader.end() {
        let token = &reader.tokens[at];
        let say = |words: &[&str]| words.iter().map(|word| token.renamed(word)).collect_vec();
        let counted = at >= 2
            && reader.stem(at - 1) == unit
            && words::number(&[reader.word(at - 2)]).is_some();
        let behind = reader.any(at, &["behind"]).filter(|_| unit == "row");
        let ahead = reader.any(at, &["ahead of", "in front of"]).filter(|_| unit == "row");
        let away = reader.any(at, &["away from", "apart from"]);
        if reader.stem(at) == "number" && at > 0 && reader.stem(at - 1) == unit {
            at += 1;
        } else if let Some((end, plain)) =
            behind.map(|end| (end, "more")).or(ahead.map(|end| (end, "less"))).filter(|_| counted)
        {
            said.extend(say(&[plain, "than"]));
            at = end;
        } else if let Some(end) = away.filter(|_| counted) {
            let amount = said.split_off(said.len() - 2);
            said.extend(say(&["either"]));
            said.extend(amount.iter().cloned().chain(say(&["more", "or"])));
            said.extend(amount.into_iter().chain(say(&["less", "than"])));
            at = end;
        } else {
            said.push(token.clone());
            at += 1;
        }
    }
    Some(said)
}
