import Conversation
import Documents
import KitchenLanguage
import MealPlan
import RecipeCooking
import RecipeModel
import RecipeSearch
import ShellAnswers

extension KitchenAnswer {
    var document: Document {
        var document = Document()
        switch self {
        case .pantry(let items, let staples): document.add(pantry: items, staples)
        case .shopping(let list): document.add(list)
        case .missing(let title, let tally): document.add(missing: tally, for: title)
        case .asked(let asked):
            if let step = asked.step { document.add(step) }
            for line in asked.lines { document.line(line) }
            for hint in asked.hints { document.hint(hint) }
        case .changed(let change, let leftOut, let optional, let bought):
            document.line(change.names.isEmpty ? "Nothing changed" : KitchenWords.done(change))
            for (names, reason) in [(leftOut, "you have it"), (optional, "it is optional")]
            where !names.isEmpty {
                let names = names.map(\.clean).joined(separator: ", ")
                document.hint("Left out, because \(reason): \(names)")
            }
            if !bought.isEmpty {
                let names = bought.map(\.clean).joined(separator: ", ")
                document.hint("Taken off the shopping list: \(names)")
            }
        case .words(let title, let words): document.add(words, on: title)
        case .units(.metric): document.line("Amounts are shown in metric units")
        case .units(.us): document.line("Amounts are shown in US units")
        case .units(nil): document.line("Amounts are shown as each recipe says them")
        case .step(let step): document.add(step)
        case .timers(let rows):
            if rows.isEmpty { document.line("No timers are running. For example: timer 12m pasta") }
            for row in rows {
                document.line("\(KitchenWords.name(of: row))  \(KitchenWords.time(left: row))")
            }
        case .timerStarted(let row):
            document.line("Started \(KitchenWords.name(of: row)): \(TimerLength.clock(row.length))")
        case .timersStopped(let rows):
            if rows.isEmpty { document.line("No timers to stop") }
            for row in rows {
                let left = TimerLength.clock(row.left)
                document.line("Stopped \(KitchenWords.name(of: row)), \(left) left")
            }
        case .timersPaused(let rows):
            if rows.isEmpty { document.line("No timers to pause") }
            for row in rows {
                let left = TimerLength.clock(row.left)
                document.line("Paused \(KitchenWords.name(of: row)), \(left) left")
            }
            if !rows.isEmpty { document.hint("'resume' lets it run on", on: .screen) }
        case .timersResumed(let rows):
            if rows.isEmpty { document.line("No timers are paused") }
            for row in rows {
                let left = TimerLength.clock(row.left)
                document.line("Resumed \(KitchenWords.name(of: row)), \(left) left")
            }
        case .timersProlonged(let rows):
            if rows.isEmpty { document.line("No timers are running. For example: timer 12m pasta") }
            for row in rows {
                let left = TimerLength.clock(row.left)
                document.line("\(KitchenWords.name(of: row)) runs longer: \(left) left")
            }
        case .timerRang(let row): document.head("\(KitchenWords.name(of: row)): time is up")
        case .why(let answer): document.add(answer)
        }
        return document
    }
}

extension Document {
    fileprivate mutating func head(_ words: String) {
        add(.heading(Phrase(words, .title), level: 1), spoken: [Spoken.full(words)])
    }

    fileprivate mutating func line(_ words: String) {
        add(.paragraph(Phrase(words), hanging: 2), spoken: [Spoken.full(words)])
    }

    fileprivate mutating func hint(_ words: String, on place: Place = .everywhere) {
        add(
            .paragraph(Phrase(words, .secondary), hanging: 2),
            spoken: [Spoken.full(words)],
            on: place
        )
    }

    /// Things under a heading, one line each.
    fileprivate mutating func list(_ words: [String]) {
        guard !words.isEmpty else { return }
        add(.items(words.map { Item(Phrase($0), spoken: Spoken.full($0)) }))
    }

    fileprivate mutating func add(pantry items: [PantryItem], _ staples: [String]) {
        let foods = items.filter { !$0.isStaple }.map { item in
            (item.amount.map { "\($0.clean) " } ?? "") + item.name.clean
                + (item.until.map { " · good until \(PlanWords(today: $0).short($0))" } ?? "")
        }
        if foods.isEmpty {
            line("Your pantry is empty. For example: pantry add eggs rice")
        } else {
            head("Pantry, \(NumberWords.counted(foods.count, "food"))")
            list(foods)
        }
        let kept = items.filter(\.isStaple).map(\.name.clean)
        let always = staples.map(\.clean) + kept.filter { !staples.map(\.clean).contains($0) }
        if !always.isEmpty { hint("Always there: \(always.joined(separator: ", "))") }
    }

    fileprivate mutating func add(_ shopping: ShoppingList) {
        let count = shopping.items.count
        guard count > 0 else {
            return line("The shopping list is empty. For example: shop add milk, shop add plan")
        }
        head("Shopping list, \(NumberWords.counted(count, "thing"))")
        for (aisle, rows) in shopping.numbered {
            add(.space)
            let title = aisle.title
            add(.heading(Phrase(title, .secondary), level: 2), spoken: [Spoken.full(title)])
            let items = rows.map { number, item in
                let text = item.text.clean
                let done = item.isDone ? ", ticked off" : ""
                let days = item.plannedDays.map { PlanWords(today: $0).short($0) }
                let when = days.isEmpty ? "" : "for \(days.joined(separator: ", "))"
                return Item(
                    Phrase(text) + (when.isEmpty ? Phrase() : Phrase("  \(when)", .secondary)),
                    .tick(number, isDone: item.isDone),
                    spoken: Spoken.full(
                        "\(number): \(text)\(when.isEmpty ? "" : ", \(when)")\(done)"
                    )
                )
            }
            add(.items(items))
        }
        let done = shopping.items.count(where: \.isDone)
        guard done > 0 else { return }
        add(.space)
        hint("\(done) of \(count) ticked off", on: .screen)
    }

    fileprivate mutating func add(missing tally: PantryTally, for title: String) {
        head("\(title.clean): you have \(tally.have) of \(tally.need)")
        if tally.missing.isEmpty {
            line("Nothing is missing.")
        } else {
            add(
                .items(
                    tally.missing.map(\.clean).map {
                        Item(Phrase($0), .sign("○"), spoken: Spoken.full("Missing: \($0)"))
                    }
                )
            )
        }
        if !tally.staples.isEmpty {
            hint("Counted as staples: \(tally.staples.map(\.clean).joined(separator: ", "))")
        }
    }

    fileprivate mutating func add(_ words: OwnWords, on title: String) {
        head(title.clean)
        list(words.notes.map(\.text.clean))
        if !words.tags.isEmpty {
            let tags = words.tags.map(\.clean)
            let text = tags.map { "#\($0)" }.joined(separator: " ")
            let spoken = Spoken.full("Tags: \(tags.joined(separator: ", "))")
            add(.items([Item(Phrase(text), spoken: spoken)]))
        }
        if words.isEmpty { line("No notes and no tags yet.") }
    }

    fileprivate mutating func add(_ answer: WhyAnswer) {
        head("\(answer.title.clean) is number \(answer.number) of \(answer.count) loaded")
        let grounds = Dictionary(
            answer.reasons.grounds.map { ($0.condition, $0.grounds) },
            uniquingKeysWith: { first, _ in first }
        )
        var reasons = answer.query.conditions.map { condition in
            let met = Set(grounds[condition, default: []].map(\.words)).sorted()
            let how = met.isEmpty ? "" : ": \(met.joined(separator: ", "))"
            return "+ \(answer.query.words(of: condition))\(how)".clean
        }
        if let tally = answer.reasons.tally {
            let staples = tally.staples.map(\.clean)
            let note = staples.isEmpty ? "" : " (staples: \(staples.joined(separator: ", ")))"
            reasons.append("+ you have \(tally.have) of \(tally.need)\(note)")
            if !tally.missing.isEmpty {
                reasons.append("- missing: \(tally.missing.map(\.clean).joined(separator: ", "))")
            }
        }
        if let today = answer.today, let history = answer.history {
            reasons += PlanWords(today: today).facts(history).map { "· \($0)" }
        }
        list(reasons)
        hint(answer.order)
        for drop in answer.hints {
            hint("\(answer.query.leftOut(drop.condition)) there are \(drop.total.words)")
        }
    }

    /// A step of a recipe, large and readable from the stove.
    fileprivate mutating func add(_ answer: GuideAnswer) {
        let (step, title) = (answer.step, answer.title.clean)
        if answer.isAtEdge, step.number == answer.count, answer.count > 1 {
            line("That was the last step of \(title)")
            return hint("repeat     previous     stop", on: .screen)
        }
        add(.paragraph(Phrase(title, .secondary)), spoken: [])
        add(.space)
        let heading = "Step \(step.number) of \(answer.count)"
        let group = step.heading.map { Phrase("  \($0.clean)", .secondary) } ?? Phrase()
        add(
            .heading(Phrase(heading, .title) + group, level: 1),
            spoken: ["\(heading) of \(Spoken.full(title))", Spoken.full(step.text.clean)]
        )
        for sentence in step.sentences {
            add(.space)
            add(.paragraph(Phrase(sentence, .title), indent: 4), spoken: [])
        }
        if !step.ingredients.isEmpty {
            let names = step.ingredients.map(\.text.clean)
            add(.space)
            add(
                .items(names.map { Item(Phrase($0), .sign("·")) }, indent: 4),
                spoken: [Spoken.full("You need: \(names.joined(separator: ", "))")]
            )
        }
        let hints = answer.hints.joined(separator: "     ")
        if hints.isEmpty { return }
        add(.space)
        add(.paragraph(Phrase(hints, .secondary)), spoken: [Spoken.full(hints)], on: .screen)
    }
}

extension ShoppingList {
    /// All things by aisle with their numbers, which go on over the aisles.
    var numbered: [(aisle: Aisle, items: [(number: Int, item: Item)])] {
        var number = 0
        return sections.map { section in
            let items = section.items.map { item in
                number += 1
                return (number: number, item: item)
            }
            return (section.aisle, items)
        }
    }
}

extension ShoppingList.Item {
    /// The days on which dishes of the plan need it.
    var plannedDays: [CalendarDay] {
        Set(recipes.compactMap { PlannedDish($0)?.day }).sorted()
    }
}

extension Guide.Step {
    /// The step sentence by sentence, for reading from a distance.
    fileprivate var sentences: [String] {
        var sentences: [String] = []
        var sentence = ""
        for word in text.clean.split(separator: " ") {
            sentence += (sentence.isEmpty ? "" : " ") + word
            if ".!".contains(word.last ?? " ") {
                sentences.append(sentence)
                sentence = ""
            }
        }
        return sentence.isEmpty ? sentences : sentences + [sentence]
    }
}

extension GuideAnswer {
    fileprivate var hints: [String] {
        var hints: [String] = []
        if isAtEdge { hints.append(step.number == 1 ? "first step" : "last step") }
        let offers = step.timerOffers
        if let first = offers.first { hints.append("Enter: \(first.command)") }
        for offer in offers.dropFirst() { hints.append("then: \(offer.command)") }
        if step.number < count { hints.append("next") }
        if step.number > 1 { hints.append("previous") }
        return hints
    }
}

extension WhyAnswer {
    /// What the order looks at, one thing after the other, each with what it is here.
    fileprivate var order: String {
        var steps: [String] = []
        switch query.ranking {
        case .missing(let provisions):
            if let limit = provisions.maxMissing, !provisions.isLimitSoft {
                steps.append("at most \(limit) missing")
            }
            guard provisions.use != .limiting, let tally = reasons.tally else { break }
            if query.asksForSome, let unused = reasons.standing?.unused {
                let named = query.foodsAtHand.count
                steps.append("most of what you named (\(named - unused) of \(named))")
            }
            steps.append("fewest missing (\(tally.missing.count))")
            steps.append("most from your pantry (\(tally.fromPantry))")
        case .likeness:
            guard let score = reasons.score else { break }
            steps.append("most alike in ingredients and kind (\(score.shared) shared)")
            steps.append("fewest others (\(score.others))")
        case .fact(let fact):
            switch fact {
            case .minutes: steps.append("quickest")
            case .rating: steps.append("your stars")
            case .cooked: steps.append("cooked last")
            }
        case nil: break
        }
        let isByTitle = query.ranking == nil && query.sort == .title
        if !isOwnOrder {
            if isByTitle { steps.append("title") }
            steps.append("as \(service.rawValue.clean) sent them")
            return "Order on each page: \(steps.joined(separator: ", then "))"
        }
        if !query.conditions.isEmpty {
            if let tier = reasons.tier {
                steps.append("best match (grade \(tier + 1) of \(reasons.tiers))")
            }
            steps.append("fewest ingredients (\(reasons.ingredients))")
        }
        steps.append(service == .mine ? "the one kept last" : "name")
        let order = steps.joined(separator: ", then ")
        return isByTitle ? "Order: pages by \(order); on each page by title" : "Order: \(order)"
    }
}

extension MatchGrounds.Ground {
    /// What met a condition, in words.
    fileprivate var words: String {
        switch self {
        case .named(let food): "the dish is named after \(food)"
        case .main(let food): "\(food) is a main ingredient"
        case .present(let food): "\(food) is an ingredient"
        case .madeFrom(let food): "something made from \(food)"
        case .dish(let dish): "it is \(DishWords.withArticle(dish))"
        case .nearDish(let dish): "it is close to \(DishWords.withArticle(dish))"
        case .cuisine(let name): "its cuisine is \(name.shownCuisine)"
        case .category(let name): "its category is \(name.shownName)"
        case .statedDiet(let diet): "it says it is \(diet)"
        case .foundDiet(let diet): "by its ingredients it is \(diet)"
        case .title(let word): "'\(word)' in the title"
        case .ingredient(let word): "'\(word)' among the ingredients"
        case .trait(let trait): trait.rawValue
        case .tool(let tool): "its steps need: \(tool)"
        case .minutes(let minutes): NumberWords.minutes(minutes)
        }
    }
}
