import Conversation
import MealPlan
import RecipeModel
import ShellAnswers
import ShellSession

/// The plan as a file: a calendar, or a page for the fridge.
extension Shell {
    /// The kinds of files that a plan is written to.
    private enum PlanFormat: String, CaseIterable {
        case ics, md, html
    }

    func exportPlan(_ command: Invocation<ExportCommand>) async throws -> Answer {
        let format = try planFormat(of: command)
        var days: ClosedRange<CalendarDay>?
        if let phrase = command.value.days {
            guard let named = phrase.days(from: today, surroundings.habits) else {
                throw command.mistake(.kitchen(.notADay(word: phrase.text)), at: \.days)
            }
            days = named
        }
        // A calendar has what was too; a page has what is ahead, a week of it at least.
        let meals = try await surroundings.plan.meals(
            in: days ?? (format == .ics ? everyDay : daysAhead)
        )
        let last = max(meals.last?.day ?? today, today + 6)
        let shown = days ?? today...min(last, today + SpanPhrase.most)
        let text: String
        switch format {
        case .ics: text = PlanCalendar(dinnerAt: settings.dinnerAt).text(of: meals)
        case .html: text = PlanPage().text(of: meals, on: shown, dayName: Self.dayName)
        case .md: text = PlanPage().markdown(of: meals, on: shown, dayName: Self.dayName)
        }
        guard let file = command.value.file else { return .text(String(text.dropLast())) }
        let path = surroundings.path(toWrite: file)
        guard command.value.replaces || surroundings.files.resolved(path) == nil else {
            throw WorldError(.alreadyThere(path: file))
        }
        try surroundings.files.write(path, text, false)
        return .done(.exported(titles: meals.map(\.recipe.title), files: [file]))
    }

    /// A day as a page has it: `Friday 4.12.`
    private static func dayName(_ day: CalendarDay) -> String {
        "\(day.weekday.rawValue.prefix(1).uppercased())\(day.weekday.rawValue.dropFirst()) \(day.day).\(day.month)."
    }

    /// What `--as` says, else the ending of the file that is written, else Markdown.
    private func planFormat(of command: Invocation<ExportCommand>) throws -> PlanFormat {
        var name = command.value.file
        switch command.line.redirection {
        case .replace(let file, _), .append(let file, _): name = name ?? file
        case .pipe, nil: break
        }
        let ending =
            command.value.format?.rawValue
            ?? name?.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
            .map { $0.lowercased() }
        guard let ending else { return .md }
        guard let format = PlanFormat(rawValue: ending) else {
            let known = PlanFormat.allCases.map(\.rawValue)
            throw command.mistake(.reference(.unknownEnding(ending, known: known)), at: \.file)
        }
        return format
    }
}
