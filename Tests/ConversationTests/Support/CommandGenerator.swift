import KitchenLanguage
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
        let kind = random.number(0...8)
        var command = Command(
            kind < 2 ? query() : kind == 2 ? references() : kind == 3 ? opening() : other(kind)
        )
        if random.chance(20) { command.common.width = 80 }
        if random.chance(10) { command.common.all = true }
        if type(of: command.value).listsRecipes {
            if random.chance(20) { command.common.limit = random.number(1...9_999) }
            if random.chance(20) {
                let fields = random.many(1...3) { $0.pick(ListField.allCases) }
                command.common.fields = fields.reduce(into: []) { all, field in
                    if !all.contains(field) { all.append(field) }
                }
            }
        }
        let isShell = command.value is SystemShellCommand
        if isShell { command.common = CommonOptions() }
        // In `expect`, `>` compares.
        if !(command.value is ExpectCommand), !isShell, random.chance(20) {
            command.redirection = redirection()
        }
        if !isShell, random.chance(10) { command.mayFail = true }
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
        if field == .tool { return Term(random.pick(KitchenTools.shared.names), in: .tool) }
        return Term(random.pick(foods).lowercased(), in: field)
    }

    static func reference(_ random: inout SeededGenerator) -> Reference {
        let list = random.pick([Reference.List.shown, .results, .favorites])
        let first = random.number(0...30)
        return random.pick([
            .number(first, in: list), .range(first, first + random.number(1...9), in: list), .last,
            .it, .all, .everyFavorite,
            .id(RecipeID(service: .cookbook, key: random.pick(["leek-pie", "Pie, 2/3 \"é\""]))),
        ])
    }

    /// Recipes by what was shown, or one by its title.
    private static func recipes(_ random: inout SeededGenerator) -> [Reference] {
        if random.chance(20) { return [.title(random.pick(titles))] }
        var seen: Set<Reference> = []
        return random.many(1...4) { reference(&$0) }.filter { seen.insert($0).inserted }
    }

    private static let titles = [
        "Victoria sponge", "3 bean chilli", "Soup, leek", "St. Clement's pie", "last \"supper\" $1",
        "Pie; pie > pie", "-no", "id: card",
    ]

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
    private mutating func query() -> any CommandValue {
        var query = random.pick(
            [
                SearchCommand(), AndCommand(), WithoutCommand(), DropCommand(), FavsCommand(),
            ] as [any ConditionedCommand]
        )
        query.conditions = conditions(wish: query is SearchCommand)
        guard var search = query as? SearchCommand, random.chance(40) else { return query }
        search.sort = .title
        if random.chance(30) { search.page = 3 }
        return search
    }

    private mutating func references() -> any CommandValue {
        let references = Self.recipes(&random)
        return random.pick(
            [
                FavCommand { $0.references = references },
                UnfavCommand { $0.references = references },
                ListCommand { $0.references = references },
                PictureCommand { $0.references = references },
            ] as [any CommandValue]
        )
    }

    private mutating func opening() -> any CommandValue {
        let files = ["./a.html", "a.html", "my pages/tea.html", "/x;y/$1", "it's/a \"b\".html"]
        let address = WebAddress("https://a.example/b?c=1;2#d").map(RecipePlace.address)
        var open = OpenCommand()
        open.place = random.pick([
            .references(Array(Self.recipes(&random).prefix(1))),
            .file(random.pick(files)), address ?? .file("./b"),
        ])
        if random.chance(40) { open.part = random.pick([.ingredients, .steps, .text]) }
        if random.chance(20) { open.inBrowser = .video }
        return open
    }

    private mutating func other(_ kind: Int) -> any CommandValue {
        switch kind {
        case 4: words()
        case 5: text()
        case 6: assignment()
        case 7: file()
        default: expectation()
        }
    }

    private mutating func words() -> any CommandValue {
        let texts = Self.texts
        var set = SetCommand()
        set.key = random.pick(texts)
        set.value = random.many(0...3) { $0.pick(texts) }
        set.saves = random.chance(30)
        return set
    }

    private mutating func text() -> any CommandValue {
        let text = random.pick(Self.texts)
        guard random.chance(90) else {
            return SystemShellCommand { $0.text = "ls -l | wc; echo \"don't\" # x" }
        }
        return random.chance(50)
            ? EchoCommand { $0.text = text } : HistoryCommand { $0.text = text }
    }

    private mutating func assignment() -> any CommandValue {
        let texts = Self.texts
        guard random.chance(50) else {
            let text = random.pick(texts)
            return AliasCommand { $0.definition = AliasDefinition(name: "quick", text: text) }
        }
        var assignment = LetCommand()
        assignment.variable = "food"
        assignment.words = random.many(1...3) { $0.pick(texts) }
        return assignment
    }

    private mutating func file() -> any CommandValue {
        let texts = Self.texts
        guard random.chance(70) else {
            let expects = random.chance(50)
            return RecordCommand {
                $0.file = "my script.rcp"
                $0.expects = expects
            }
        }
        let arguments = random.many(0...3) { $0.pick(texts) }
        return RunCommand {
            $0.file = "a b.rcp"
            $0.arguments = arguments
        }
    }

    private mutating func expectation() -> any CommandValue {
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
        let check = random.pick(checks)
        return ExpectCommand { $0.expectation = check }
    }
}
