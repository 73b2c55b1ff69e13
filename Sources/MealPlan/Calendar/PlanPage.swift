import Documents
package import RecipeModel

/// The plan as a page for the fridge, for the web or as Markdown: one line for each day.
package struct PlanPage: Sendable {
    package init() {}

    /// The whole page.
    ///
    /// - Parameter dayName: A day as a person reads it.
    package func text(
        of meals: [PlannedMeal],
        on days: ClosedRange<CalendarDay>,
        dayName: (CalendarDay) -> String
    ) -> String {
        let rows = days.map { day in
            let dishes = meals.filter { $0.day == day }.map(dish)
            let words =
                dishes.isEmpty ? "<span class=\"none\">–</span>" : dishes.joined(separator: "<br>")
            return
                "<tr><th scope=\"row\">\(HTMLText.escaped(dayName(day)))</th><td>\(words)</td></tr>"
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Meals</title>
            <style>
            body { font: 1.4rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 50rem; }
            table { border-collapse: collapse; width: 100%; }
            th, td { border-bottom: 1px solid; padding: .5rem; text-align: left; vertical-align: top; }
            th { white-space: nowrap; font-weight: 600; }
            small, .none { color: #595959; }
            </style>
            </head>
            <body>
            <h1>Meals</h1>
            <table>
            \(rows.joined(separator: "\n"))
            </table>
            </body>
            </html>

            """
    }

    /// The same as Markdown: a table of days.
    package func markdown(
        of meals: [PlannedMeal],
        on days: ClosedRange<CalendarDay>,
        dayName: (CalendarDay) -> String
    ) -> String {
        let rows = days.map { day in
            let dishes = meals.filter { $0.day == day }.map { meal in
                let (name, facts) = words(of: meal)
                return name + (facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))")
            }
            let cell =
                dishes.isEmpty ? "–" : dishes.map(MarkdownText.escaped).joined(separator: "<br>")
            return "| \(MarkdownText.escaped(dayName(day))) | \(cell) |"
        }
        return "# Meals\n\n| Day | Meals |\n|---|---|\n\(rows.joined(separator: "\n"))\n"
    }

    private func dish(_ meal: PlannedMeal) -> String {
        let (name, facts) = words(of: meal)
        let small =
            facts.isEmpty
            ? "" : " <small>\(HTMLText.escaped(facts.joined(separator: ", ")))</small>"
        return HTMLText.escaped(name) + small
    }

    /// A dish with the meal that it is, and what is said of it.
    private func words(of meal: PlannedMeal) -> (name: String, facts: [String]) {
        let title = CleanText.line(meal.recipe.title)
        let name = meal.meal == .dinner ? title : "\(meal.meal.name): \(title)"
        var facts: [String] = []
        if meal.leftoversOf != nil { facts.append("leftovers") }
        if let servings = meal.servings { facts.append("for \(servings)") }
        if let minutes = meal.recipe.times.minutes, meal.leftoversOf == nil {
            facts.append("\(minutes) min")
        }
        if let note = meal.note { facts.append(CleanText.line(note)) }
        return (name, facts)
    }
}
