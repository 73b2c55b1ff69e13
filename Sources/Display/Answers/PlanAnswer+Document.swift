import Documents
import KitchenLanguage
import MealPlan
import RecipeModel
import ShellAnswers

extension PlanAnswer {
    func document(in wording: Wording) -> Document {
        switch self {
        case .days(let days): return days.document
        case .cooked(let answer):
            var document = Document()
            for sentence in PlanWords(today: answer.today).sentences(answer) {
                document.say(sentence)
            }
            return document
        case .rated(let change, let tenths):
            var document = Document()
            document.say(PlanWords.rated(change, tenths))
            return document
        case .synced(let answer):
            var document = Document()
            for sentence in SyncWords(answer).sentences { document.say(sentence) }
            return document
        case .household(let view): return view.document
        case .changedHousehold(let change, let view):
            var document = Document()
            let words = change.names.isEmpty ? "Nothing changed" : KitchenWords.done(change)
            document.say(words)
            document.add(view.document)
            return document
        case .changed(let changed):
            var document = Document()
            for sentence in PlanWords(today: changed.today).sentences(changed) {
                document.say(sentence)
            }
            return document
        }
    }
}

extension PlanDays {
    private var words: PlanWords { PlanWords(today: today) }

    /// The days one under the other, each with what is planned for it.
    fileprivate var document: Document {
        var document = Document()
        document.add(
            .title(.list("Plan", right: words.dates(days))),
            spoken: [Spoken.full("Plan, \(words.dates(days))")]
        )
        var number = 0
        var rows: [Entries.Row] = []
        for day in days {
            let planned = meals.filter { $0.day == day }
            // Of a whole month only the days are told that have something.
            if planned.isEmpty, days.count <= 14 || day == today { rows.append(empty(day)) }
            for (place, meal) in planned.enumerated() {
                number += 1
                rows.append(row(meal, number: number, isFirst: place == 0))
            }
        }
        if rows.isEmpty {
            document.say("Nothing is planned. For example: plan add 3 friday")
        } else {
            document.add(.entries(Entries([.init(rows: rows)], table: machineForm.table)))
        }
        let next = meals.isEmpty ? "plan add 3 friday" : "open 1     plan move fri sat"
        document.add(.things(Things([next], role: .secondary)), spoken: [], on: .screen)
        return document
    }

    private func empty(_ day: CalendarDay) -> Entries.Row {
        Entries.Row(
            [Phrase(words.short(day)), Phrase()],
            Phrase("nothing planned", .secondary),
            spoken: Spoken.full("\(words.long(day)): nothing planned")
        )
    }

    private func row(_ meal: PlannedMeal, number: Int, isFirst: Bool) -> Entries.Row {
        let dish = words.dish(meal)
        let facts = words.facts(meal) + words.reasons(meal)
        let said = ([dish] + facts).joined(separator: ", ")
        return Entries.Row(
            [Phrase(isFirst ? words.short(meal.day) : ""), Phrase("\(number)")],
            Phrase(dish, .title) + Phrase(facts.map { " · \($0)" }.joined(), .secondary),
            spoken: Spoken.full("\(words.long(meal.day)), number \(number): \(said)")
        )
    }
}

extension HouseholdView {
    /// Each with what is known of them, under how many they are.
    fileprivate var document: Document {
        var document = Document()
        guard !household.isEmpty else {
            document.say(
                "Nothing is known of your household. For example: household add Mia avoids nuts"
            )
            return document
        }
        let people = household.people.map { NumberWords.counted($0, "person", plural: "people") }
        document.add(
            .title(.list("Household", right: people ?? "")),
            spoken: [
                Spoken.full((["Household"] + (people.map { [$0] } ?? [])).joined(separator: ", "))
            ]
        )
        let rows = ([""] + household.persons).compactMap(row)
        if !rows.isEmpty {
            document.add(.entries(Entries([.init(rows: rows)], table: machineForm.table)))
        }
        if !household.demands().isEmpty {
            document.say(
                "every search follows it; --anyway finds everything",
                .secondary,
                on: .screen
            )
        }
        return document
    }

    private func row(_ person: String) -> Entries.Row? {
        let facts = facts(of: person)
        if facts.isEmpty, person.isEmpty { return nil }
        let name = person.isEmpty ? "everybody" : person.clean
        let words = facts.isEmpty ? "eats everything" : facts.joined(separator: " · ")
        return Entries.Row(
            [Phrase(name, .title)],
            Phrase(words),
            spoken: Spoken.full("\(name): \(words)")
        )
    }

    /// What is known of somebody, from today on.
    func facts(of person: String) -> [String] {
        let days = PlanWords(today: today)
        return household.rules.filter { $0.person.lowercased() == person.lowercased() }
            .compactMap { rule -> String? in
                switch rule.kind {
                case .diet: rule.word.clean
                case .avoid: "no \(rule.word.clean)"
                case .away:
                    CalendarDay(iso: rule.word).flatMap {
                        $0 >= today ? "away \(days.short($0))" : nil
                    }
                case .people, .person: nil
                }
            }
    }
}
