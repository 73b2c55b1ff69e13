import Conversation
import RecipeModel
import ShellAnswers
import ShellCommands
import Testing

/// What numbers and words mean, at the edges of every list.
struct ReferenceTests {
    /// Three results of five are loaded, and two favorites are kept: the salad, then the soup.
    private func kitchen() async -> TestKitchen {
        let kitchen = TestKitchen()
        await kitchen.type("search salad; fav 1; search leek; fav 1")
        return kitchen
    }

    @Test(arguments: [
        ("1", ["Leek soup"]), ("3", ["Leek tart"]),
        ("1-3", ["Leek soup", "Leek pie", "Leek tart"]),
        ("2-2", ["Leek pie"]), ("3,1", ["Leek soup", "Leek tart"]), ("1,1,1", ["Leek soup"]),
        ("first", ["Leek soup"]), ("last", ["Leek tart"]), ("the second one", ["Leek pie"]),
        ("all", ["Leek soup", "Leek pie", "Leek tart"]), ("r2", ["Leek pie"]),
        ("r1-2", ["Leek soup", "Leek pie"]),
    ])
    func resultsByNumber(_ reference: String, _ titles: [String]) async {
        let kitchen = await kitchen()
        await kitchen.type("list \(reference)")
        #expect(kitchen.titles == titles)
    }

    @Test(arguments: [
        ("f1", ["Leek soup"]), ("f2", ["Leek salad"]), ("f1-2", ["Leek soup", "Leek salad"]),
        ("favorites", ["Leek soup", "Leek salad"]), ("f2,f1", ["Leek soup", "Leek salad"]),
    ])
    func favoritesByNumber(_ reference: String, _ titles: [String]) async {
        let kitchen = await kitchen()
        await kitchen.type("list \(reference)")
        #expect(kitchen.titles == titles)
    }

    /// All that is named stands in one list, with the numbers that it has there.
    @Test(arguments: [
        ("open 2; list it", ["Leek pie"], [2]), ("open 1; list it", ["Leek soup"], [1]),
        ("favs; open 2; list it", ["Leek salad"], [2]),
        ("list r1,f2", ["Leek soup", "Leek salad"], [1, 2]),
        ("list r2,f1", ["Leek soup", "Leek pie"], [1, 2]),
        ("favs soup; list favorites", ["Leek soup", "Leek salad"], [1, 2]),
        ("favs soup; list favorites; list 2", ["Leek salad"], [2]),
    ])
    func whatIsNamedIsListed(_ lines: String, _ titles: [String], _ numbers: [Int]) async {
        let kitchen = await kitchen()
        await kitchen.type(lines)
        #expect(kitchen.titles == titles)
        #expect(kitchen.numbers == numbers)
    }

    @Test(
        arguments: [
            ("list r2,f2", .notKept(number: 2, title: "Leek pie")),
            (
                "search bread; open 1; search leek; list r1,it",
                .notKept(number: nil, title: "Garlic bread")
            ),
            (
                "search bread; open 1; search leek; list it",
                .notKept(number: nil, title: "Garlic bread")
            ),
        ] as [(String, KitchenMistake)]
    )
    func whatStandsInNoListIsTold(_ lines: String, _ mistake: KitchenMistake) async {
        let kitchen = await kitchen()
        #expect(await kitchen.type(lines).exitCode == 64)
        #expect(kitchen.mistake == .kitchen(mistake))
    }

    @Test(
        arguments: [
            ("4", .noSuchNumber(4, in: .results, count: 3, hasMore: true)),
            ("2-4", .noSuchNumber(4, in: .results, count: 3, hasMore: true)),
            ("1,4", .noSuchNumber(4, in: .results, count: 3, hasMore: true)),
            ("r4", .noSuchNumber(4, in: .results, count: 3, hasMore: true)),
            ("f3", .noSuchNumber(3, in: .favorites, count: 2, hasMore: false)),
            ("f1-3", .noSuchNumber(3, in: .favorites, count: 2, hasMore: false)),
            ("3-1", .backwardRange(3, 1)), ("f2-1", .backwardRange(2, 1)),
            ("0", .noSuchNumber(0, in: .results, count: 3, hasMore: true)),
            ("0-2", .noSuchNumber(0, in: .results, count: 3, hasMore: true)),
            ("f0", .noSuchNumber(0, in: .favorites, count: 2, hasMore: false)),
            ("f0-2", .noSuchNumber(0, in: .favorites, count: 2, hasMore: false)),
        ] as [(String, Mistake.ReferenceFault)]
    )
    func numbersThatAreNotThere(_ reference: String, _ fault: Mistake.ReferenceFault) async {
        let kitchen = await kitchen()
        #expect(await kitchen.type("fav \(reference)").exitCode == 64)
        #expect(kitchen.mistake == .reference(fault))
    }

    /// After the last page there is nothing that `more` could bring.
    @Test func afterTheLastPageNoMoreIsPromised() async {
        let kitchen = await kitchen()
        await kitchen.type("more; open 6")
        #expect(
            kitchen.mistake == .reference(.noSuchNumber(6, in: .results, count: 5, hasMore: false))
        )
        await kitchen.type("open 5")
        #expect(kitchen.titles == ["Garlic leek bake"])
    }

    /// The caret stands under the reference that is wrong, not under all of them.
    @Test(arguments: [("fav 1 9", "9"), ("fav 9 1", "9"), ("fav 1, 9", "9"), ("list 2 8", "8")])
    func theCaretIsUnderTheOneThatIsWrong(_ line: String, _ wrong: String) async throws {
        let kitchen = await kitchen()
        await kitchen.type(line)
        guard case .mistake(let mistake)? = kitchen.failure else {
            Issue.record("no mistake")
            return
        }
        let span = try #require(mistake.span)
        #expect(String(Array(line)[span]) == wrong)
    }

    @Test(
        arguments: [
            ("1", .nothingShown), ("1-2", .nothingShown), ("r1", .nothingShown),
            ("last", .nothingShown), ("all", .nothingShown), ("it", .nothingNamed),
            ("f1", .noFavorites), ("f0", .noFavorites), ("favorites", .noFavorites),
        ] as [(String, Mistake.ReferenceFault)]
    )
    func beforeAnythingIsShown(_ reference: String, _ fault: Mistake.ReferenceFault) async {
        let kitchen = TestKitchen()
        #expect(await kitchen.type("fav \(reference)").exitCode == 64)
        #expect(kitchen.mistake == .reference(fault))
    }

    /// Names are no recipes: what lists recipes must be named by its letter.
    @Test(arguments: ["fav 1", "fav last", "fav all", "list 1-2", "fav 1-2"])
    func afterNamesNumbersAreNoRecipes(_ line: String) async {
        let kitchen = await kitchen()
        for names in ["categories", "cuisines"] {
            await kitchen.type("\(names); \(line)")
            #expect(kitchen.mistake == .reference(.notARecipeList), "\(names)")
        }
        await kitchen.type("list r1")
        #expect(kitchen.titles == ["Leek soup"])
        await kitchen.type("categories; open r2")
        #expect(kitchen.titles == ["Leek pie"])
    }

    @Test(arguments: [
        ("0", 64), ("1", 0), ("3", 0), ("4", 64), ("open 2 --steps", 64),
        ("open 2 --text", 64), ("open 2 --web", 64), ("open 2 --video", 64),
        ("open 2 --url https://far.example/1", 64), ("open 1-2", 64),
    ])
    func aNumberOfTheNamesSearchesThem(_ line: String, _ code: Int32) async {
        let kitchen = await kitchen()
        await kitchen.type("categories")
        #expect(await kitchen.type(line).exitCode == code)
    }

    @Test(arguments: [
        ("categories; 2", "search category:salad"), ("cuisines; 3", "search cuisine:side"),
    ])
    func whatTheNumberMeantIsSaid(_ line: String, _ understood: String) async {
        let kitchen = TestKitchen()
        await kitchen.type(line)
        let said = kitchen.shown.contents.contains {
            if case .notes(let notes) = $0 { notes == [.understood(understood)] } else { false }
        }
        #expect(said)
    }

    /// `it` is what was opened last; else what was named last; else the only one that is listed.
    @Test(arguments: [
        ("search bread", "Garlic bread"), ("search leek; fav 2", "Leek pie"),
        ("search leek; open 3; fav 2", "Leek tart"),
        ("search leek; open 3; search bread", "Garlic bread"),
        ("search leek; open 3; search soup", "Leek tart"),
        ("search leek; fav 2; search bread; search soup; favs", "Leek pie"),
        ("search bread; fav 1; search leek; open 2; favs", "Garlic bread"),
        ("search bread; open 1; search leek; tag 2 x", "Garlic bread"),
    ])
    func whatIsMeantByIt(_ lines: String, _ title: String) async {
        let kitchen = TestKitchen()
        await kitchen.type(lines)
        await kitchen.type("open it")
        #expect(kitchen.titles == [title])
    }

    @Test func afterOnlyOneOfSeveralNothingIsMeant() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek; open it")
        #expect(kitchen.mistake == .reference(.nothingNamed))
    }

    // MARK: Every command that takes one

    @Test(arguments: [
        "open", "edit", "why", "missing", "similar", "scale", "guide", "picture",
    ])
    func oneRecipeIsWanted(_ command: String) async {
        let kitchen = await kitchen()
        await kitchen.type("\(command) 1-2" + (command == "scale" ? " x2" : ""))
        #expect(kitchen.failure?.name == .usage, "\(command)")
    }

    // MARK: back

    @Test(arguments: [
        ("back", ["Garlic bread"]), ("back 1", ["Garlic bread"]), ("back 2", ["Leek salad"]),
        ("back 9", ["Leek salad"]),
    ])
    func backGoesSoManyListsBack(_ line: String, _ titles: [String]) async {
        let kitchen = TestKitchen()
        await kitchen.type("search salad; search bread; search potato")
        await kitchen.type(line)
        #expect(kitchen.titles == titles)
        await kitchen.type("back 50; back")
        #expect(kitchen.mistake == .navigation(.nothingBefore))
    }

    @Test func fiftyListsAreRemembered() async {
        let kitchen = TestKitchen()
        for _ in 1...26 { await kitchen.type("search salad; search bread") }
        var steps = 0
        while await kitchen.type("back").exitCode == 0, steps < 100 { steps += 1 }
        #expect(steps == 50)
    }

    @Test func afterResetNumbersMeanNothing() async {
        let kitchen = await kitchen()
        await kitchen.type("reset")
        #expect(kitchen.answer == .done(.reset))
        for (line, mistake) in [
            ("open 1", Mistake.Kind.reference(.nothingShown)), ("list", .query(.missing)),
            ("more", .query(.missing)), ("refresh", .query(.missing)),
            ("forward", .navigation(.nothingAfter)), ("retry", .navigation(.nothingToRetry)),
        ] {
            await kitchen.type(line)
            #expect(kitchen.mistake == mistake, "\(line)")
        }
        await kitchen.type("back")
        #expect(kitchen.titles == ["Leek soup", "Leek pie", "Leek tart"])
    }
}
