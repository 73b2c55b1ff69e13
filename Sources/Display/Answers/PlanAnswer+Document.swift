import Documents
import MealPlan
import RecipeModel
import ShellAnswers

extension PlanAnswer {
    func document(in wording: Wording) -> Document {
        switch self {
        case .days(let days): return days.document
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
        let facts = words.facts(meal)
        let said = ([dish] + facts).joined(separator: ", ")
        return Entries.Row(
            [Phrase(isFirst ? words.short(meal.day) : ""), Phrase("\(number)")],
            Phrase(dish, .title) + Phrase(facts.map { " · \($0)" }.joined(), .secondary),
            spoken: Spoken.full("\(words.long(meal.day)), number \(number): \(said)")
        )
    }
}
