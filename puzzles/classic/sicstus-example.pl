% source: the three-house example of the "Generic zebra" article (a solver in SICStus Prolog)
% solutions: 2
% The article prints the one with red in house 1; red and blue may change places.
% right_to(a, b): b is directly right of a. left_to(a, b): b is directly left of a.

features([
    [nationalities, [englishman, spaniard, ukrainian]],
    [colors, [red, green, blue]],
    [cigarettes, [chesterfields, parliaments, kools]],
    [drinks, [water, tea, milk]],
    [pets, [dog, zebra, fox]]]).

rules([
    position(englishman, 1),
    right_to(englishman, green),
    right_to(green, parliaments),
    left_to(milk, zebra),
    related(ukrainian, water),
    related(tea, fox),
    left_to(ukrainian, kools),
    related(spaniard, milk)
    ]).
