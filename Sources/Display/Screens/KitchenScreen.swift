import RecipeModel
import ShellAnswers

/// What the commands of the kitchen answer: short lines under a heading.
struct KitchenScreen: Screen {
    let answer: KitchenAnswer

    func drawn(in context: ScreenContext) -> [StyledText] {
        if case .step(let step) = answer { return GuideScreen(step: step).drawn(in: context) }
        var sheet = Sheet(width: context.width)
        for line in KitchenLines(answer).lines {
            let roles: [Role] =
                switch line.kind {
                case .heading: [.title]
                case .hint: [.secondary]
                case .text: []
                }
            if line.kind != .text, !sheet.lines.isEmpty, line.startsBlock { sheet.skipLine() }
            var text = StyledText()
            let words = context.symbols.words(line.text)
            text.append(.init(text: words, roles: roles))
            sheet.add(text, indent: line.kind == .text && line.isItem ? 2 : 0, hanging: 2)
        }
        return sheet.lines
    }

    func spoken(in context: ScreenContext) -> [String] {
        if case .step(let step) = answer { return GuideScreen(step: step).spoken(in: context) }
        return KitchenLines(answer).lines.map { Spoken.full($0.spoken ?? $0.text) }
    }

    func markdown(in context: ScreenContext) -> [String] {
        if case .shopping(let list) = answer { return ShoppingMarkdown.lines(of: list) }
        return KitchenLines(answer).lines.map { line in
            let text = Markdown.escaped(line.text)
            switch line.kind {
            case .heading: return "## \(text)"
            case .text where line.isItem: return "- \(text)"
            case .text, .hint: return text
            }
        }
    }

    var members: [JSONMember] { [JSONMember(name, .object(KitchenJSON.members(of: answer)))] }

    var table: Table? {
        switch answer {
        case .shopping(let list):
            Table(
                header: ["n", "aisle", "item", "done", "recipes"],
                rows: list.numbered.map { row in
                    [
                        String(row.number), row.aisle.title, row.item.text.clean,
                        String(row.item.isDone),
                        row.item.recipes.map(\.clean).joined(separator: "; "),
                    ]
                }
            )
        case .pantry(let items, _):
            Table(
                header: ["food", "staple"],
                rows: items.map { [$0.name.clean, String($0.isStaple)] }
            )
        default: nil
        }
    }

    /// The answer's fixed name, which is its key in JSON.
    private var name: String {
        switch answer {
        case .pantry: "pantry"
        case .shopping: "shopping"
        case .missing: "missing"
        case .changed: "changed"
        case .words: "words"
        case .units: "units"
        case .step: "step"
        case .timers: "timers"
        case .timerStarted: "timer"
        case .timersStopped: "stopped"
        case .timerRang: "rang"
        case .why: "why"
        }
    }
}

/// A shopping list in Markdown: a heading for each aisle, a box to tick for each thing.
enum ShoppingMarkdown {
    static func lines(of list: ShoppingList) -> [String] {
        var lines = ["# Shopping list"]
        for section in list.sections {
            lines += ["", "## \(section.aisle.title)", ""]
            lines += section.items.map { item in
                "- [\(item.isDone ? "x" : " ")] \(Markdown.escaped(item.text.clean))"
            }
        }
        return lines
    }
}

/// A step of a recipe, large and readable from the stove.
struct GuideScreen {
    let step: GuideAnswer

    private var heading: String {
        "Step \(step.step.number) of \(step.count)"
    }

    func drawn(in context: ScreenContext) -> [StyledText] {
        var sheet = Sheet(width: context.width)
        sheet.add(StyledText(step.title.clean, .secondary))
        sheet.skipLine()
        var top = StyledText(heading, .title)
        if let group = step.step.heading { top.append("  \(group.clean)", .secondary) }
        sheet.add(top)
        sheet.skipLine()
        for sentence in sentences {
            sheet.add(StyledText(sentence, .title), indent: 4)
            sheet.skipLine()
        }
        for item in step.step.ingredients {
            sheet.add(
                context.text("\(context.symbols.dot) \(item.text.clean)"),
                indent: 4,
                hanging: 2
            )
        }
        if !step.step.ingredients.isEmpty { sheet.skipLine() }
        sheet.add(context.text(hint, .secondary))
        return sheet.lines
    }

    func spoken(in context: ScreenContext) -> [String] {
        var lines = [
            "\(heading) of \(Spoken.full(step.title.clean))", Spoken.full(step.step.text.clean),
        ]
        if !step.step.ingredients.isEmpty {
            let names = step.step.ingredients.map(\.text.clean).joined(separator: ", ")
            lines.append(Spoken.full("You need: \(names)"))
        }
        lines.append(Spoken.full(hint))
        return lines
    }

    /// The step sentence by sentence, for reading from a distance.
    private var sentences: [String] {
        var sentences: [String] = []
        var rest = Substring(step.step.text.clean)
        while let end = rest.range(of: ". ") ?? rest.range(of: "! ") {
            sentences.append(String(rest[..<end.lowerBound]) + ".")
            rest = rest[end.upperBound...]
        }
        if !rest.isEmpty { sentences.append(String(rest)) }
        return sentences
    }

    private var hint: String {
        var hints: [String] = []
        if step.isAtEdge { hints.append(step.step.number == 1 ? "first step" : "last step") }
        if let offer = step.step.timerOffers.first { hints.append("Enter: \(offer.command)") }
        if step.step.number < step.count { hints.append("next") }
        if step.step.number > 1 { hints.append("previous") }
        return hints.joined(separator: "     ")
    }

}

extension Substring {
    fileprivate func range(of text: String) -> Range<Index>? {
        var place = startIndex
        while place < endIndex {
            if self[place...].hasPrefix(text) {
                return place..<index(place, offsetBy: text.count)
            }
            place = index(after: place)
        }
        return nil
    }
}

/// A thing of a shopping list with its number.
struct NumberedItem {
    var number: Int
    var aisle: Aisle
    var item: ShoppingList.Item
}

extension ShoppingList {
    /// All things with their numbers, which go on over the aisles.
    var numbered: [NumberedItem] {
        var rows: [NumberedItem] = []
        for section in sections {
            for item in section.items {
                rows.append(
                    NumberedItem(number: rows.count + 1, aisle: section.aisle, item: item)
                )
            }
        }
        return rows
    }
}
