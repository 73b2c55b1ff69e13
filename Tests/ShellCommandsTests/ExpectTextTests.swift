import Conversation
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import ShellCommands
import Testing

/// What a check that fails says that it wanted, and what there was instead.
struct ExpectTextTests {
    private func said(_ script: String, files: [String: String] = [:]) async -> [String]? {
        let kitchen = TestKitchen(files: files)
        _ = await kitchen.play(script)
        guard case .world(let failure)? = kitchen.failure,
            case .expectation(let wanted, let found) = failure.reason
        else { return nil }
        return [wanted, found]
    }

    @Test(arguments: [
        ("expect error usage", ["error usage", "ok"]), ("expect exit 64", ["exit 64", "exit 0"]),
        ("expect count = 4", ["count = 4", "count 3"]),
        ("expect count != 3", ["count != 3", "count 3"]),
        ("expect count < 3", ["count < 3", "count 3"]),
        ("expect count <= 2", ["count <= 2", "count 3"]),
        ("expect count > 3", ["count > 3", "count 3"]),
        ("expect count >= 4", ["count >= 4", "count 3"]),
        ("expect pages = 2", ["pages = 2", "pages 1"]),
        ("expect favorites = 1", ["favorites = 1", "favorites 0"]),
        ("expect title 1 has pie", ["title has pie", "Leek soup"]),
        ("expect title 1-2 has pie", ["title has pie", "Leek soup, Leek pie"]),
        ("expect all have cheese", ["all have cheese", "Leek soup has not"]),
        ("expect none have cheese", ["none have cheese", "Leek pie has"]),
        ("expect lactose 1", ["lactose", "Leek soup is not lactose"]),
        ("expect not lactose 2", ["not lactose", "Leek pie is lactose"]),
        ("expect lactose 1-3", ["lactose", "Leek soup is not lactose"]),
        ("expect not lactose 1-3", ["not lactose", "Leek pie is lactose"]),
        ("expect favorite 1", ["favorite", "Leek soup is not favorite"]),
    ])
    func afterASearch(_ line: String, _ wanted: [String]) async {
        #expect(await said("search leek\n\(line)\n") == wanted)
    }

    @Test(arguments: [
        ("-serch", "expect ok", ["ok", "error usage"]),
        ("-serch", "expect error offline", ["error offline", "usage"]),
        ("-serch", "expect exit 0", ["exit 0", "exit 64"]),
        ("-serch", "expect count = 1", ["count = 1", "count 0"]),
        ("-search trouble", "expect error usage", ["error usage", "offline"]),
        ("-search trouble", "expect exit 1", ["exit 1", "exit 75"]),
        ("echo leek", "expect all have leek", ["all have leek", "no recipes"]),
        ("echo leek", "expect count = 1", ["count = 1", "count 0"]),
    ])
    func afterAnotherCommand(_ before: String, _ line: String, _ wanted: [String]) async {
        #expect(await said("\(before)\n\(line)\n") == wanted)
    }

    @Test func ofAnOpenedRecipeAndOfFavorites() async {
        let kitchen = TestKitchen()
        let lines = [
            "search leek", "fav 1-2", "expect favorites = 2", "expect favorite 1-2",
            "expect not favorite 3", "expect offline 1-2", "expect offline 3", "favs",
            "expect count = 2", "expect all have leek", "expect pages = 1", "open f1",
            "expect count = 1", "expect title it has pie", "expect all have cheese",
        ]
        #expect(await kitchen.play(lines.joined(separator: "\n")).exitCode == 0)
    }

    /// A recipe is readable offline where it needs no page, or its page is kept.
    @Test(arguments: [
        ("https://far.example/1", "Far stew\nleek", true),
        ("https://far.example/1", "offline", false),
    ])
    func whatIsReadableOffline(_ link: String, _ page: String, _ isOffline: Bool) async {
        let far = TestKitchen.recipe("Far stew", ["leek"], link: link)
        let kitchen = TestKitchen(recipes: [far], pages: [link: page])
        await kitchen.type("search leek")
        #expect(await kitchen.play("search leek\nexpect not offline 1\n").exitCode == 0)
        let script = "search leek\nfav 1\nexpect \(isOffline ? "" : "not ")offline 1\n"
        #expect(await kitchen.play(script).exitCode == 0)
    }

    /// What can't be opened can't be opened offline either.
    @Test func whatHasNothingToReadIsNotReadableOffline() async {
        var idea = TestKitchen.recipe("Leek idea", ["leek"])
        idea.stepGroups = []
        let kitchen = TestKitchen(recipes: [idea])
        #expect(await kitchen.play("search leek\nexpect not offline 1\n").exitCode == 0)
    }

    // MARK: Output

    /// What is shown is one line here: `reply(…)|list`.
    @Test func theFirstLineThatDiffersIsSaid() async throws {
        let kitchen = TestKitchen()
        _ = await kitchen.play("echo a\nexpect output is want.txt\n", mayReachOutside: true)
        guard case .world(let failure)? = kitchen.failure,
            case .noInput(let path, 2) = failure.reason
        else {
            Issue.record("\(String(describing: kitchen.failure))")
            return
        }
        #expect(path == "/scripts/want.txt")
    }

    @Test(arguments: [
        ("a\nb\n", "a\nb\n", nil), ("a\nb\n", "a\nb", nil), ("a\nb", "a\nb\n\n\n", nil),
        ("a\nb\n", "a\nc\n", "line 2: b"), ("a\nb\n", "x\nb\n", "line 1: a"),
        ("a\nb\n", "a\n", "line 2: b"), ("a\n", "a\nb\n", "no line 2"), ("", "a\n", "line 1: "),
        ("a\n\nb\n", "a\nb\n", "line 2: "),
    ])
    func outputIsComparedWithAFile(_ shown: String, _ wanted: String, _ found: String?) async {
        let kitchen = TestKitchen(files: ["/scripts/want.txt": wanted]) {
            $0.output.draw = { _, _ in DrawnText(output: shown, error: "") }
        }
        let end = await kitchen.play("echo x\nexpect output is want.txt\n", mayReachOutside: true)
        #expect((end.exitCode == 0) == (found == nil))
        guard let found else { return }
        guard case .world(let failure)? = kitchen.failure else { return }
        #expect(failure.reason == .expectation(wanted: "output is want.txt", found: found))
    }

    /// A text may go on in the next line; what is not there is said with the first lines.
    @Test(arguments: [
        ("leek soup", true), ("leek  soup", true), ("soup with", true), ("Leek", false),
        ("leeksoup", false), ("nine", true), ("error here", true),
    ])
    func aTextIsFoundAcrossLines(_ text: String, _ isThere: Bool) async {
        let lines = "leek\n   soup\nwith\n4\n5\n6\n7\nnine\n"
        let kitchen = TestKitchen {
            $0.output.draw = { _, _ in DrawnText(output: lines, error: "error here\n") }
        }
        let has = await kitchen.play("echo x\nexpect output has \"\(text)\"\n")
        #expect((has.exitCode == 0) == isThere)
        let lacks = await kitchen.play("echo x\nexpect output lacks \"\(text)\"\n")
        #expect((lacks.exitCode == 0) == !isThere)
        guard case .world(let failure)? = kitchen.failure else { return }
        let wanted = "output \(isThere ? "lacks" : "has") \(text)"
        #expect(
            failure.reason == .expectation(wanted: wanted, found: "leek\n   soup\nwith\n4\n5\n6")
        )
    }

    @Test func noOutputIsSaid() async {
        let kitchen = TestKitchen {
            $0.output.draw = { _, _ in DrawnText(output: "", error: "") }
        }
        _ = await kitchen.play("echo x\nexpect output has leek\n")
        guard case .world(let failure)? = kitchen.failure else { return }
        #expect(failure.reason == .expectation(wanted: "output has leek", found: "no output"))
        #expect(failure.source?.text == "expect output has leek")
    }

    /// Checks are drawn 80 columns wide, as a list unless the script says otherwise.
    @Test(arguments: [
        ("search leek", "list"), ("set format md\nsearch leek", "md"),
        ("search leek --format json", "json"),
    ])
    func howItIsDrawn(_ line: String, _ format: String) async {
        let drawn = DrawnOptions()
        let kitchen = TestKitchen {
            $0.output.draw = { _, options in
                drawn.add(options)
                return DrawnText(output: "leek", error: "")
            }
        }
        #expect(await kitchen.play("\(line)\nexpect output has leek\n").exitCode == 0)
        #expect(drawn.all == [DrawingOptions(format: OutputFormat(rawValue: format), width: 80)])
    }
}

/// How something was drawn, in order.
private final class DrawnOptions: Sendable {
    private let options = Guarded([DrawingOptions]())

    var all: [DrawingOptions] { options.withLock { $0 } }

    func add(_ one: DrawingOptions) { options.withLock { $0.append(one) } }
}
