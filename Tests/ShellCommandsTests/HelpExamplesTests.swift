import Conversation
import RecipeModel
import ShellAnswers
import ShellCommands
import Testing

/// Every example of every command's help can be typed as it stands.
struct HelpExamplesTests {
    struct Example: CustomTestStringConvertible {
        var command: String
        var line: String

        var testDescription: String { line }
    }

    static let examples = CommandRegistry.standard.rows.flatMap { row in
        row.help.examples.map { Example(command: row.name, line: $0.usage) }
    }

    /// What a session has come to before an example makes sense.
    private static let usual = [
        "search garlic basil -onion minutes:90", "fav 1-3", "open 1", "list",
        "alias quick = search leek",
    ]
    private static let before: [String: [String]] = [
        "back": ["search leek", "search onion", "search basil"],
        "forward": ["search leek", "search basil", "back"],
        "reset": ["search leek", "reset"],
        "redo": ["undo"],
        "shop": ["shop add milk"],
        "timer": ["timer 5m pasta"],
        "timers": ["timer 5m pasta"],
        "drop": ["search garlic basil -onion minutes:30"],
    ]

    private static let beforeInAScript = [
        "expect error usage": "-open 999", "record stop": "record other.rcp",
    ]

    private static let recipes = (1...40).map { number in
        var recipe = TestKitchen.recipe(
            "Garlic dish \(number)",
            ["garlic", "basil", "leek"],
            category: ["soup", "salad", "side", "main"][number % 4]
        )
        recipe.yield = RecipeYield(text: "Serves 4", amount: 4)
        recipe.stepGroups = [StepGroup(items: ["Chop it all.", "Cook it all."])]
        recipe.cuisines = [["italian", "french", "thai"][number % 3]]
        return recipe
    }

    private func kitchen() -> TestKitchen {
        TestKitchen(
            recipes: Self.recipes,
            pageSize: 10,
            files: [
                "/scripts/supper.rcp": "echo \"${1:-leek}\"\n",
                "/scripts/parts/head.rcp": "echo head\n",
            ],
            pages: ["https://kitchen.example/soup": "Soup\nleek\nsalt"]
        )
    }

    @Test func everyCommandHasThree() {
        for row in CommandRegistry.standard.rows {
            #expect(row.help.examples.count == 3, "\(row.name)")
            #expect(row.help.examples.allSatisfy { !$0.summary.isEmpty }, "\(row.name)")
        }
    }

    @Test(arguments: examples)
    func itRuns(_ example: Example) async {
        let kitchen = kitchen()
        for line in Self.usual + (Self.before[example.command] ?? []) { await kitchen.type(line) }
        let shown = kitchen.shown.contents.count
        if CommandRegistry.standard[example.command]?.help.group == .scripts {
            let before = Self.beforeInAScript[example.line] ?? "search leek"
            _ = await kitchen.play(
                "\(before)\n\(example.line)\n",
                arguments: ["leek"],
                mayReachOutside: true
            )
        } else {
            await kitchen.type(example.line)
        }
        for content in kitchen.shown.contents.dropFirst(shown) {
            guard case .failure(.mistake(let mistake), _) = content,
                mistake.source.text != "-open 999"
            else { continue }
            switch mistake.kind {
            case .navigation(.nothingToRetry),
                .navigation(.pageNotSkipped):
                #expect(example.command == "retry", "all went well before it")
            case .cookbook:
                #expect(["cookbook", "edit", "delete"].contains(example.command))
            case .service, .command:
                #expect(["send", "sync"].contains(example.command), "no server is set up here")
            default: Issue.record("\(example.line): \(mistake.kind)")
            }
        }
    }
}
