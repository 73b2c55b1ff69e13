import Conversation
import RecipeModel
import ShellAnswers

/// An answer of the kitchen in lines, the same for screens and for reading aloud.
struct KitchenLines {
    struct Line {
        enum Kind {
            case heading
            case text
            case hint
        }

        var kind: Kind
        var text: String
        /// What is said where signs mean nothing; nil where it is the same.
        var spoken: String?
        /// Whether it is one of several things under a heading.
        var isItem = false
        /// Whether a line is left free before it.
        var startsBlock = false
    }

    private(set) var lines: [Line] = []

    init(_ answer: KitchenAnswer) {
        switch answer {
        case .pantry(let items, let staples): pantry(items, staples)
        case .shopping(let list): shopping(list)
        case .missing(let title, let tally): missing(title, tally)
        case .changed(let change, let leftOut): changed(change, leftOut)
        case .words(let title, let words): own(title, words)
        case .units(let system): units(system)
        case .step: break
        case .timers(let rows): timers(rows)
        case .timerStarted(let row):
            say("Started \(KitchenWords.name(of: row)): \(TimerLength.clock(row.length))")
        case .timersStopped(let rows):
            if rows.isEmpty { say("No timers to stop") }
            for row in rows {
                say(
                    "Stopped \(KitchenWords.name(of: row)), \(TimerLength.clock(row.left)) left"
                )
            }
        case .timerRang(let row): head("\(KitchenWords.name(of: row)): time is up")
        case .why(let answer): why(answer)
        }
    }

    private mutating func head(_ text: String, startsBlock: Bool = false) {
        lines.append(Line(kind: .heading, text: text, startsBlock: startsBlock))
    }

    private mutating func say(_ text: String) { lines.append(Line(kind: .text, text: text)) }

    private mutating func item(_ text: String, spoken: String? = nil) {
        lines.append(Line(kind: .text, text: text, spoken: spoken, isItem: true))
    }

    private mutating func hint(_ text: String, startsBlock: Bool = false) {
        lines.append(Line(kind: .hint, text: text, startsBlock: startsBlock))
    }

    private mutating func pantry(_ items: [PantryItem], _ staples: [String]) {
        let own = items.filter(\.isStaple).map(\.name.clean)
        let foods = items.filter { !$0.isStaple }
        if foods.isEmpty {
            say("Your pantry is empty. For example: pantry add eggs rice")
        } else {
            head("Pantry, \(NumberWords.counted(foods.count, "food"))")
            for food in foods { item(food.name.clean) }
        }
        let always = staples.map(\.clean) + own
        if !always.isEmpty { hint("Always there: \(always.joined(separator: ", "))") }
    }

    private mutating func shopping(_ list: ShoppingList) {
        let rows = list.numbered
        guard !rows.isEmpty else {
            say("The shopping list is empty. For example: shop add milk")
            return
        }
        let done = rows.count { $0.item.isDone }
        head("Shopping list, \(NumberWords.counted(rows.count, "thing"))")
        var aisle: Aisle?
        for row in rows {
            if row.aisle != aisle { hint(row.aisle.title, startsBlock: true) }
            aisle = row.aisle
            let text = row.item.text.clean
            item(
                "\(row.item.isDone ? "✓" : "○") \(row.number)  \(text)",
                spoken: "\(row.number): \(text)\(row.item.isDone ? ", ticked off" : "")"
            )
        }
        if done > 0 { hint("\(done) of \(rows.count) ticked off", startsBlock: true) }
    }

    private mutating func missing(_ title: String, _ tally: PantryTally) {
        head("\(title.clean): you have \(tally.have) of \(tally.need)")
        for food in tally.missing { item("○ \(food.clean)", spoken: "Missing: \(food.clean)") }
        if tally.missing.isEmpty { say("Nothing is missing.") }
        if !tally.staples.isEmpty {
            hint("Counted as staples: \(tally.staples.map(\.clean).joined(separator: ", "))")
        }
    }

    private mutating func changed(_ change: KeptChange, _ leftOut: [String]) {
        say(change.names.isEmpty ? "Nothing changed" : KitchenWords.done(change))
        if !leftOut.isEmpty {
            let names = leftOut.map(\.clean).joined(separator: ", ")
            hint("Left out, because you have it: \(names)")
        }
    }

    private mutating func own(_ title: String, _ words: OwnWords) {
        head(title.clean)
        for note in words.notes { item(note.text.clean) }
        if !words.tags.isEmpty {
            let tags = words.tags.map(\.clean)
            lines.append(
                Line(
                    kind: .text,
                    text: tags.map { "#\($0)" }.joined(separator: " "),
                    spoken: "Tags: \(tags.joined(separator: ", "))",
                    isItem: true
                )
            )
        }
        if words.isEmpty { say("No notes and no tags yet.") }
    }

    private mutating func units(_ system: UnitSystem?) {
        switch system {
        case .metric: say("Amounts are shown in metric units")
        case .us: say("Amounts are shown in US units")
        case nil: say("Amounts are shown as each recipe says them")
        }
    }

    private mutating func timers(_ rows: [TimerRow]) {
        if rows.isEmpty { say("No timers are running. For example: timer 12m pasta") }
        for row in rows { say("\(KitchenWords.name(of: row))  \(TimerLength.clock(row.left))") }
    }

    private mutating func why(_ answer: WhyAnswer) {
        head("\(answer.title.clean) is number \(answer.number) of \(answer.count) loaded")
        let grounds = Dictionary(
            answer.reasons.grounds.map { ($0.condition, $0.grounds) },
            uniquingKeysWith: { first, _ in first }
        )
        for condition in answer.query.conditions {
            let met = grounds[condition].map { $0.map(KitchenLines.words) } ?? []
            let how = met.isEmpty ? "" : ": \(Array(Set(met)).sorted().joined(separator: ", "))"
            item("+ \(condition.words)\(how)".clean)
        }
        if let tally = answer.reasons.tally {
            let staples = tally.staples.map(\.clean)
            let note = staples.isEmpty ? "" : " (staples: \(staples.joined(separator: ", ")))"
            item("+ you have \(tally.have) of \(tally.need)\(note)")
            if !tally.missing.isEmpty {
                item("- missing: \(tally.missing.map(\.clean).joined(separator: ", "))")
            }
        }
        hint(KitchenLines.order(of: answer))
        for drop in answer.hints {
            hint("\(drop.condition.leftOut) there are \(drop.total.words)")
        }
    }

    /// What the order looks at, one thing after the other, each with what it is here.
    private static func order(of answer: WhyAnswer) -> String {
        var steps: [String] = []
        let reasons = answer.reasons
        switch answer.query.ranking {
        case .missing(let provisions):
            if let limit = provisions.maxMissing, !provisions.isLimitSoft {
                steps.append("at most \(limit) missing")
            }
            guard provisions.use != .limiting, let tally = reasons.tally else { break }
            steps.append("fewest missing (\(tally.missing.count))")
            steps.append("most from your pantry (\(tally.fromPantry))")
        case .likeness:
            guard let score = reasons.score else { break }
            steps.append("most shared ingredients (\(score.shared))")
            steps.append("fewest others (\(score.others))")
        case nil: break
        }
        if !answer.isOwnOrder {
            if answer.query.ranking == nil, answer.query.sort == .title { steps.append("title") }
            steps.append("as \(answer.service.rawValue.clean) sent them")
            return "Order on each page: \(steps.joined(separator: ", then "))"
        }
        if !answer.query.conditions.isEmpty {
            if let tier = reasons.tier {
                steps.append("best match (grade \(tier + 1) of \(reasons.tiers))")
            }
            steps.append("fewest ingredients (\(reasons.ingredients))")
        }
        steps.append(answer.service == .mine ? "the one kept last" : "name")
        if answer.query.ranking == nil, answer.query.sort == .title {
            return "Order: pages by \(steps.joined(separator: ", then ")); on each page by title"
        }
        return "Order: \(steps.joined(separator: ", then "))"
    }

    /// What met a condition, in words.
    private static func words(_ ground: MatchGrounds.Ground) -> String {
        switch ground {
        case .named(let food): "the dish is named after \(food)"
        case .main(let food): "\(food) is a main ingredient"
        case .present(let food): "\(food) is an ingredient"
        case .madeFrom(let food): "something made from \(food)"
        case .dish(let dish): "it is a \(dish)"
        case .nearDish(let dish): "it is close to a \(dish)"
        case .cuisine(let name): "its cuisine is \(name.shownName)"
        case .category(let name): "its category is \(name.shownName)"
        case .statedDiet(let diet): "it says it is \(diet)"
        case .foundDiet(let diet): "by its ingredients it is \(diet)"
        case .title(let word): "'\(word)' in the title"
        case .ingredient(let word): "'\(word)' among the ingredients"
        case .trait(let trait): trait.rawValue
        case .minutes(let minutes): NumberWords.minutes(minutes)
        }
    }
}
