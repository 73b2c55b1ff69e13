import RecipeModel
import ShellAnswers
import ShellSession
import Testing

@testable import ShellCommands

/// What a cook is told to wait for while a command asks others, and that it always ends.
struct WaitingWordsTests {
    private static func query(_ words: String...) -> RecipeQuery {
        RecipeQuery(words.map { .has(Term($0)) })
    }

    private func said(_ line: String, after before: String = "") async -> [Progress?] {
        let kitchen = TestKitchen()
        if !before.isEmpty { await kitchen.type(before) }
        let count = kitchen.shown.progress.count
        await kitchen.type(line)
        return Array(kitchen.shown.progress.dropFirst(count))
    }

    @Test(
        arguments: [
            ("", "search leek", [.page(number: 1, of: query("leek")), nil]),
            ("", "search leek --page 2", [.page(number: 2, of: query("leek")), nil]),
            ("search leek", "more", [.page(number: 2, of: query("leek")), nil]),
            ("search leek", "and butter", [.page(number: 1, of: query("leek", "butter")), nil]),
            ("search leek", "refresh", [.pages(1, of: query("leek")), nil]),
            ("search leek; more", "refresh", [.pages(2, of: query("leek")), nil]),
            (
                "search leek", "more 2",
                [.page(number: 2, of: query("leek")), .page(number: 3, of: query("leek")), nil]
            ),
            ("", "random", [.random(.cookbook), .recipe(title: "Leek soup"), nil, nil]),
            ("", "categories", [.names(.categories, .cookbook), nil]),
            ("", "cuisines", [.names(.cuisines, .cookbook), nil]),
            ("", "wait", [.background, nil]),
            ("search leek", "open 2", [.recipe(title: "Leek pie"), nil]),
            ("search leek", "open https://a.example/x", [.recipe(title: "a.example"), nil]),
            ("search leek; fav 1", "open f1", []), ("search leek", "back", []),
            (
                "search leek", "export 1",
                [.recipe(title: "Leek soup"), .recipe(title: "Leek soup"), nil]
            ),
            (
                "search leek", "export 1-2",
                [
                    .recipes(done: 0, of: 2), .recipes(done: 1, of: 2), .recipes(done: 2, of: 2),
                    nil,
                ]
            ),
            (
                "search leek; search trouble", "retry",
                [.page(number: 1, of: query("trouble")), nil]
            ),
            (
                "search trouble --page 3", "retry",
                [.page(number: 3, of: query("trouble")), nil]
            ),
            ("search leek", "retry 7", [.page(number: 7, of: query("leek")), nil]),
        ] as [(String, String, [Progress?])]
    )
    func whatIsWaitedFor(_ before: String, _ line: String, _ progress: [Progress?]) async {
        #expect(await said(line, after: before) == progress, "\(before); \(line)")
    }

    /// Also where there is nothing to come.
    @Test func whereNothingComesItEndsToo() async {
        let kitchen = TestKitchen(recipes: [])
        #expect(await kitchen.type("random").exitCode == 64)
        #expect(kitchen.shown.progress == [.random(.cookbook), nil])
    }

    /// Whatever happens, nothing is waited for in the end.
    @Test(arguments: [
        "search trouble", "more", "open https://a.example/gone", "export 1-3", "fav all", "retry",
        "categories", "random", "wait", "favs --refresh", "picture 1", "send 1", "open 1",
    ])
    func itEnds(_ line: String) async {
        let progress = await said(line, after: "search leek")
        #expect(progress.isEmpty || progress.last == .some(nil), "\(line)")
    }
}
