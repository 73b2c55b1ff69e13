import Conversation
package import CookbookServer
import Foundation
import KitchenLanguage
package import MealPlan
package import RecipeModel
import RecipeStore
import ShellSession

extension Core {
    /// The cookbook as a web site, with the plan and the shopping list.
    ///
    /// - Parameters:
    ///   - answer: What a recipe says to a question, as JSON; the household is nil where it can't
    ///     be read.
    ///   - words: How pages speak of days and meals.
    ///   - door: Who may change the plan and the list; nil where nobody may.
    package func site(
        answer: @escaping @Sendable (_ question: String, Recipe, Household?) -> String?,
        words: KitchenPageWords,
        door: FamilyDoor?
    ) -> CookbookSite {
        let ten = cookbook.paged(by: 10)
        return CookbookSite(
            ServedCookbook(
                pages: ten,
                longPages: cookbook.paged(by: 50),
                recipe: { try await ten.recipe(forKey: $0) },
                wordKeys: ten.outlines.map(\.id.key),
                foods: { KnownFoods.shared.foods.sorted() },
                query: { RecipeQuery(searchBox: $0) },
                answer: { [favorites] in answer($0, $1, try? await favorites.household()) }
            ),
            kitchen: ServedKitchen(
                plan: favorites,
                store: favorites,
                undo: { [favorites] in try await favorites.undo() },
                maker: PlanMaker(
                    plan: favorites,
                    kitchen: favorites,
                    favorites: favorites,
                    staples: settings.current.staples,
                    habits: CalendarHabits(environment: environment),
                    dishes: { [cookbook] in try await cookbook.sample(of: $0, count: $1) }
                ),
                reading: { RecipeQuery(searchBox: $0) },
                today: {
                    let now = time(nil)
                    return CalendarDay(seconds: now, offset: LocalTime.offset(at: now))
                },
                dinnerAt: settings.current.dinnerAt,
                staples: settings.current.staples,
                words: words,
                door: door
            )
        )
    }

    /// What is kept of the family's pass phrase; nil where none is set. Throws `FileReadError`.
    package func familyPhrase() throws -> KeptPhrase? {
        try KeyFile(path: places.keyFile).keys()[Self.phraseEntry].flatMap { KeptPhrase($0) }
    }

    /// Keeps the family's pass phrase in place of an older one. Throws `StoreError`.
    package func keep(_ phrase: KeptPhrase) throws {
        try KeyFile(path: places.keyFile).set(phrase.text, of: Self.phraseEntry)
    }

    /// The door that a pass phrase opens.
    ///
    /// Throws `FileReadError`, and `StoreError` where the key that calendars show can't be kept.
    package func door(_ phrase: KeptPhrase, isReadingOpen: Bool) throws -> FamilyDoor {
        let file = KeyFile(path: places.keyFile)
        var key = try file.keys()[Self.calendarEntry]
        if key == nil {
            let new = FamilyDoor.newCalendarKey()
            try file.set(new, of: Self.calendarEntry)
            key = new
        }
        return FamilyDoor(
            phrase: phrase,
            isReadingOpen: isReadingOpen,
            calendarKey: key ?? "",
            now: { time(nil) }
        )
    }

    /// What the key file calls the pass phrase and the calendars' key.
    private static let phraseEntry = "family"
    private static let calendarEntry = "family-calendar"
}
