import Conversation
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import ShellCommands
import ShellSession
import Testing

/// What a cook excludes stays excluded until they lift it, go elsewhere, or ask something new.
struct ExclusionLawTests {
    /// Commands that may take an exclusion away: they lift it, go to another query, or ask a new one.
    private static let mayLift: Set<String> = [
        "drop", "reset", "undo", "redo", "back", "forward", "search", "cook", "browse", "random",
        "service", "pick",
    ]

    private static let foods = [
        "leek", "garlic", "butter", "cream", "flour", "egg", "nuts", "vinegar", "cheddar cheese",
        "stock", "soup",
    ]

    /// Lines by what they are for; `*` is a food and `+` another one.
    private static let excluding = [
        "without *", "no *", "and -*", "my daughter is allergic to *", "we hate *", "not the *",
        "leave out the *", "forget the *", "never mind the *", "hold the *", "i don't need *",
        "i can live without *", "scrap the *", "we can't have *", "no more *", "nothing with *",
        "i don't like *", "*-free please", "* is not allowed", "anything without *",
        "none of them should have *", "skip the *", "the * can go", "no * please",
        "no oven", "my oven is broken", "i don't have a blender", "without -*", "ideally no *",
    ]
    private static let other = [
        "and *", "with *", "more", "list", "open 1", "open it", "fav 1", "favs", "favs *", "next",
        "something with * instead", "* instead of +", "swap + for *", "instead of + use *",
        "replace + with *", "not + but *", "i'd rather have * than +", "retry", "refresh", "status",
        "why 1", "missing 1", "make it quicker", "under 30 minutes", "the second one", "help",
        "pantry add *", "shop add *", "shop", "only the soups", "and trouble", "without trouble",
        "and zyzzyva", "without zyzzyva", "again", "show me", "what about *", "is there * in it",
        "can it have * in it", "with some * too", "set prefetch off", "expect count 3", "1", "9",
        "no *, add +", "drop the +, add *", "y", "yes", "a", "b", "with walnuts", "and lekk",
        "and nuts",
        "without garlik", "search lekk -*; y", "use * instead", "refresh", "more", "not * but +",
        "* rather than +", "add *", "none that have *", "timer stop", "pick", "tag 1 quick",
        "note 1 good", "no * but + is fine", "hardly any *", "no raw *", "* is fine but no +",
        "for 6 people", "without * for 4 people",
    ]
    private static let lifting = [
        "drop *", "* is fine", "nuts are fine", "i don't mind *", "* doesn't matter", "reset",
        "back", "forward",
        "search *", "search * -+", "search trouble -*", "search zyzzyva -*", "cook * +", "browse",
        "start over", "undo", "something with *",
    ]

    private func line(using random: inout SeededGenerator) -> String {
        let pool =
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<4: Self.excluding
            case 4..<8: Self.other
            default: Self.lifting
            }
        let foods = Self.foods.shuffled(using: &random)
        return pool[Int.random(in: pool.indices, using: &random)]
            .replacing("*", with: foods[0]).replacing("+", with: foods[1])
    }

    /// How many talks of 24 lines each are held: 100, or as many as `RECIPE_TALKS` says.
    private static let talks = lawCases(100, orAs: "RECIPE_TALKS")

    @Test(arguments: 0..<20) func onlyAWordOfLeaveLiftsAnExclusion(seed: Int) async {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<(Self.talks / 20) {
            let kitchen = TestKitchen(pageSize: 10, spokenLanguage: PlainWords())
            var said: [String] = []
            for _ in 0..<24 {
                let line = line(using: &random)
                let before = await kitchen.exclusions
                let shown = kitchen.shown.contents.count
                said.append(line)
                await kitchen.type(line)
                let done = kitchen.shown.commands(since: shown)
                guard done.isDisjoint(with: Self.mayLift) else { continue }
                let after = await kitchen.exclusions
                if !before.isSubset(of: after) {
                    Issue.record(
                        "\(before.subtracting(after)) lifted by \(said.suffix(6)): \(done)"
                    )
                    return
                }
            }
        }
    }

    /// Excluding what is excluded changes nothing, however it is said and whatever was before.
    @Test(arguments: excluding) func excludingAgainIsNeverLifting(said: String) async {
        for start in ["search leek", "search soup -flour", "search zyzzyva", "and trouble", ""] {
            for last in [
                "", "and zyzzyva", "and trouble", "without zyzzyva", "search zyzzyva", "with nuts",
            ] {
                let kitchen = TestKitchen(pageSize: 10, spokenLanguage: PlainWords())
                let line = said.replacing("*", with: "nuts")
                if !start.isEmpty { await kitchen.type(start) }
                await kitchen.type("without nuts")
                if !last.isEmpty { await kitchen.type(last) }
                let before = await kitchen.exclusions
                for _ in 0..<2 {
                    await kitchen.type(line)
                    let after = await kitchen.exclusions
                    // A new search begins anew; what was said last holds in any case.
                    let held = last.hasPrefix("search") ? [] : before
                    #expect(
                        held.isSubset(of: after) && after.contains("nuts"),
                        "\(start); \(last); \(line): \(before) \(after)"
                    )
                }
            }
        }
    }

    /// What is of a family that is left out isn't found, whatever asks for it.
    @Test(arguments: ["with walnuts", "and walnuts", "walnuts instead of leek", "and nuts", "nuts"])
    func aFamilyStaysOut(line: String) async {
        let kitchen = TestKitchen(
            recipes: TestKitchen.recipes + [
                TestKitchen.recipe("Walnut loaf", ["walnuts", "leek"])
            ],
            pageSize: 10,
            spokenLanguage: PlainWords()
        )
        await kitchen.type("search leek")
        await kitchen.type("my daughter is allergic to nuts")
        let shown = kitchen.shown.contents.count
        await kitchen.type(line)
        let done = kitchen.shown.commands(since: shown)
        if done.isDisjoint(with: Self.mayLift) {
            #expect(await kitchen.exclusions.contains("nuts"), "\(line)")
            #expect(!kitchen.titles.contains("Walnut loaf"), "\(line)")
        }
    }

}

extension TestKitchen {
    /// What a change of the query would leave out.
    fileprivate var exclusions: Set<String> {
        get async {
            let query = await shell.session.standingQuery
            return Set(
                (query?.conditions ?? []).filter(\.isExclusion).flatMap(\.terms).map(\.text)
            )
        }
    }
}

extension ShownLog {
    /// The names of the commands that were run since the log had so many entries.
    fileprivate func commands(since count: Int) -> Set<String> {
        Set(
            contents.dropFirst(count).compactMap { shown in
                switch shown {
                case .reply(let reply): reply.command
                case .failure(_, let command): command.isEmpty ? nil : command
                default: nil
                }
            }
        )
    }
}
