import RecipeModel
import RecipeTestSupport

@testable import Conversation

/// Makes commands of every form, with all that is hard to write in them.
struct CommandGenerator {
    var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    static let foods = [
        "garlic", "goat cheese", "mac and cheese", "soy", "sauce", "soy sauce", "and", "or", "no",
        "red", "red onion", "leg of lamb", "it's", "'tis", "50% cream", "a:b", "x,y", "what?",
        "-x", "--y", "$5", "quo\"ted", "back\\slash", "crème fraîche", "search", "more", "3",
        "#1", "# 1", "fish & chips", "a;b", "a|b", "a>b", "!", "title:", "recipes", "the", ".",
        "no-bake", "peas.", "stir fry", "half and half", "&", "with", "minutes:30", "lamb 🍖",
    ]

    static let texts =
        foods + [
            "", "two  spaces", " around ", "Supper at 8 o'clock", "tab\tbed", "line\nend", "--all",
            "--", "-", "= 3", "a=b", "a='b'", "${1}", "$@", "é", "C:\\dir\\", "~/a b/c.html",
        ]

    mutating func command() -> Command {
        var command =
            switch random.number(0...8) {
            case 0, 1: query()
            case 2: reference()
            case 3: opening()
            case 4: words()
            case 5: text()
            case 6: assignment()
            case 7: file()
            default: expectation()
            }
        // In `expect`, `>` compares.
        if command.name != "expect", command.name != "!", random.chance(20) {
            command.redirection = redirection()
        }
        if command.name != "!", random.chance(10) { command.mayFail = true }
        return command
    }

    mutating func conditions(wish: Bool) -> [Condition] {
        var wishes: [Condition] = random.many((wish ? 1 : 0)...3) { random in
            if random.chance(15) { return .minutes(random.number(1...999)) }
            return .any(random.many(1...(random.chance(30) ? 3 : 1)) { Self.term(&$0) })
        }
        let exclusions: [Condition] = random.many(0...2) { .none(Self.term(&$0)) }
        if wishes.isEmpty && exclusions.isEmpty { wishes = [.has(Self.term(&random))] }
        return wishes + exclusions
    }

    static func term(_ random: inout SeededGenerator) -> Term {
        let field = random.chance(25) ? random.pick(TermField.allCases) : .anywhere
        return Term(random.pick(foods).lowercased(), in: field)
    }

    static func reference(_ random: inout SeededGenerator) -> Reference {
        let list = random.pick([Reference.List.shown, .results, .favorites])
        let first = random.number(0...30)
        return random.pick([
            .number(first, in: list), .range(first, first + random.number(1...9), in: list), .last,
            .it, .all, .everyFavorite,
        ])
    }

    private mutating func redirection() -> Redirection {
        let file = random.pick(Self.texts.filter { !$0.isEmpty })
        return random.pick([
            .replace(file: file, at: 0..<0), .append(file: file, at: 0..<0),
            .pipe(text: "grep 'a' | sort; echo # \"x", at: 0..<0),
        ])
    }
}

// MARK: - Forms

extension CommandGenerator {
    private mutating func query() -> Command {
        let name = random.pick(["search", "cook", "and", "without", "drop", "favs"])
        var command = Command(name: name)
        command.arguments = conditions(wish: name == "search").map {
            Argument(.condition($0))
        }
        if name == "search", random.chance(40) {
            command.options.append(CommandOption("--sort", .word("title")))
        }
        if random.chance(30) { command.options.append(CommandOption("--width", .number(80))) }
        return command
    }

    private mutating func reference() -> Command {
        let name = random.pick(["fav", "unfav", "list", "why", "picture"])
        var seen: Set<Reference> = []
        let all = random.many(1...4) { Self.reference(&$0) }
        return Command(
            name: name,
            arguments: all.filter { seen.insert($0).inserted }.map { Argument(.reference($0)) }
        )
    }

    private mutating func opening() -> Command {
        let files = ["./a.html", "a.html", "my pages/tea.html", "/x;y/$1", "it's/a \"b\".html"]
        var command = Command(name: "open")
        let address = WebAddress("https://a.example/b?c=1;2#d").map { Argument.Value.address($0) }
        command.arguments = [
            Argument(
                random.pick([
                    .reference(Self.reference(&random)),
                    .file(random.pick(files)), address ?? .file("./b"),
                ])
            )
        ]
        if random.chance(40) { command.options.append(CommandOption("--steps")) }
        return command
    }

    private mutating func words() -> Command {
        let texts = Self.texts
        let words = random.many(1...3) { Argument(.word($0.pick(texts))) }
        return Command(
            name: "set",
            arguments: words,
            options: random.chance(30) ? [CommandOption("--save")] : []
        )
    }

    private mutating func text() -> Command {
        let text = random.pick(Self.texts)
        guard random.chance(90) else {
            return Command(
                name: "!",
                arguments: [Argument(.text("ls -l | wc; echo \"don't\" # x"))],
                reading: .systemShell
            )
        }
        return Command(
            name: random.pick(["echo", "history"]),
            arguments: [Argument(.text(text))],
            options: random.chance(20) ? [CommandOption("--all")] : []
        )
    }

    private mutating func assignment() -> Command {
        let texts = Self.texts
        guard random.chance(50) else {
            return Command(
                name: "alias",
                arguments: [Argument(.word("quick")), Argument(.text(random.pick(texts)))]
            )
        }
        return Command(
            name: "let",
            arguments: [Argument(.word("food"))]
                + random.many(1...3) { Argument(.word($0.pick(texts))) }
        )
    }

    private mutating func file() -> Command {
        let texts = Self.texts
        guard random.chance(70) else {
            return Command(
                name: "record",
                arguments: [Argument(.file("my script.rcp"))],
                options: random.chance(50) ? [CommandOption("--expect")] : []
            )
        }
        return Command(
            name: "run",
            arguments: [Argument(.file("a b.rcp"))]
                + random.many(0...3) { Argument(.word($0.pick(texts))) },
            options: random.chance(20) ? [CommandOption("--width", .number(40))] : []
        )
    }

    private mutating func expectation() -> Command {
        let reference = Self.reference(&random)
        let text = random.pick(Self.texts.filter { !$0.isEmpty })
        let isTrue = random.chance(50)
        let term = Self.term(&random)
        let checks: [Expectation] = [
            .ok, .error("usage"), .exit(random.number(0...130)),
            .figure(
                random.pick(Expectation.Figure.allCases),
                random.pick(Expectation.Comparison.allCases),
                random.number(0...99)
            ),
            .title(reference, text), .output(text, isThere: isTrue),
            .outputIs(file: "Screens/a b.txt"), .term(term, ofAll: isTrue),
            .property(random.pick(Expectation.Property.allCases), reference, isTrue: isTrue),
        ]
        return Command(
            name: "expect",
            arguments: [Argument(.expectation(random.pick(checks)))]
        )
    }
}
