import MealPlan
import RecipeModel
import ShellAnswers

/// What the plan, the log and the household answer.
extension Every {
    private static let today = CalendarDay(iso: "2026-11-26") ?? CalendarDay(number: 0)

    private static func meal(
        _ title: String,
        _ day: Int,
        _ change: (inout PlannedMeal) -> Void = { _ in }
    ) -> PlannedMeal {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: title), title: title)
        recipe.times.total = 45
        recipe.link = WebAddress("https://bread.example/11")
        var meal = PlannedMeal(id: day, day: today + day, recipe: recipe, uid: "a", changedAt: 1)
        change(&meal)
        return meal
    }

    private static let meals = [
        meal("Leek pie", 0) { $0.servings = 4 },
        meal("Kedgeree", 1) {
            ($0.meal, $0.note) = (.lunch, "with Anna")
            $0.reasons = [
                .usesSoon(food: "milk", until: today + 1), .favorite, .rated(45), .rated(10),
                .lastCooked(today - 40), .neverCooked, .have(3, of: 5), .change,
                .asked("quick -fish"), .insteadOf(RecipeID(service: .cookbook, key: "x")),
            ]
        },
        meal("Leek pie", 1) {
            ($0.leftoversOf, $0.reasons) = (today, [.leftovers(of: today)])
        },
        meal("", 40),
    ]

    private static func changed(_ kind: KeptChange.Kind, _ meals: [PlannedMeal], empty: Int = 0)
        -> PlanAnswer
    {
        .changed(
            PlanChanged(
                today: today,
                change: KeptChange(kind: kind, names: meals.map(\.recipe.title)),
                meals: meals,
                empty: (0..<empty).map { today + $0 }
            )
        )
    }

    private static let household = Household([
        HouseholdRule(.people, "4"), HouseholdRule(.avoid, "shellfish"),
        HouseholdRule(person: "Mia", .avoid, "nuts"), HouseholdRule(person: "Mia", .diet, "vegan"),
        HouseholdRule(person: "Mia", .away, (today + 1).iso),
        HouseholdRule(person: "Mia", .away, (today - 1).iso), HouseholdRule(person: "Tom", .person),
    ])

    static let plan: [PlanAnswer] = [
        .days(PlanDays(today: today, days: today...(today + 2), meals: Array(meals.prefix(3)))),
        .days(PlanDays(today: today, days: today...(today + 40), meals: meals)),
        .days(PlanDays(today: today, days: (today + 1)...(today + 1), meals: [])),
        changed(.planned, Array(meals.prefix(2))), changed(.planned, [], empty: 2),
        changed(.planned, [meals[0]], empty: 1), changed(.replanned, [meals[2]]),
        changed(.unplanned, meals), changed(.unplanned, []),
        .cooked(
            CookedAnswer(
                change: KeptChange(kind: .cooked, names: ["Leek pie"]),
                day: today,
                today: today,
                usedUp: ["milk", "leeks"]
            )
        ),
        .cooked(
            CookedAnswer(
                change: KeptChange(kind: .cooked, names: ["Leek pie", "Kedgeree"]),
                day: today - 1,
                today: today,
                left: ["milk"]
            )
        ),
        .cooked(
            CookedAnswer(change: KeptChange(kind: .cooked, names: []), day: today, today: today)
        ),
        .rated(KeptChange(kind: .rated, names: ["Leek pie"]), tenths: 40),
        .rated(KeptChange(kind: .rated, names: ["Leek pie"]), tenths: nil),
        .rated(KeptChange(kind: .rated, names: []), tenths: 10),
        .synced(SyncAnswer(service: .mealie, today: today)),
        .synced(
            SyncAnswer(
                service: .mealie,
                today: today,
                syncedChanges: [
                    SyncedChange(isTaken: true, .meal(today, .dinner, title: "Leek pie")),
                    SyncedChange(isTaken: true, .item("2 leeks", isDone: true)),
                    SyncedChange(
                        isTaken: true,
                        .meal(today, .lunch, title: "Soup"),
                        isRemoval: true
                    ),
                    SyncedChange(
                        isTaken: false,
                        .meal(today + 1, .dinner, title: "Kedgeree"),
                        isTitleAlone: true
                    ),
                    SyncedChange(isTaken: false, .cooked(today, title: "Leek pie")),
                    SyncedChange(isTaken: false, .cooked(today, title: "Soup"), isRemoval: true),
                    SyncedChange(isTaken: false, .stars(title: "Leek pie", tenths: 40)),
                    SyncedChange(isTaken: false, .item("milk", isDone: false), isRemoval: true),
                ],
                conflicts: [
                    SyncConflict(
                        here: .meal(today, .dinner, title: "Leek pie"),
                        there: .meal(today + 1, .dinner, title: "Leek pie")
                    ),
                    SyncConflict(here: .item("milk", isDone: true), there: nil),
                    SyncConflict(here: nil, there: .stars(title: "Soup", tenths: nil)),
                ],
                change: KeptChange(kind: .synced, names: ["Leek pie"])
            )
        ),
        .synced(
            SyncAnswer(
                service: .tandoor,
                today: today,
                syncedChanges: [
                    SyncedChange(isTaken: true, .stars(title: "Soup", tenths: nil)),
                    SyncedChange(isTaken: false, .meal(today, .snack, title: "Apples")),
                ],
                isRehearsal: true
            )
        ),
        .household(HouseholdView(Household(), today: today)),
        .household(HouseholdView(household, today: today)),
        .household(HouseholdView(Household([HouseholdRule(.people, "1")]), today: today)),
        .changedHousehold(
            KeptChange(kind: .household, names: ["Mia: no nuts"]),
            HouseholdView(household, today: today)
        ),
        .changedHousehold(
            KeptChange(kind: .household, names: []),
            HouseholdView(household, today: today)
        ),
    ]

    static let planNotes: [Note] = [
        .breaksHousehold(title: "Walnut bread", household.demands()),
        .breaksHousehold(
            title: "Stew",
            [
                Household.Demand(condition: .has(Term("vegetarian")), persons: ["Mia", "Tom"])
            ]
        ),
        .householdUnread, .importStayed(origin: "summer reading"),
        .keepable(line: "household add Son avoids fish"),
    ]
}
