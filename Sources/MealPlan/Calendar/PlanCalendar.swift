import KitchenLanguage
import RecipeCooking
import RecipeModel

/// The plan as a calendar that phones read: iCalendar, RFC 5545.
///
/// A meal is an event of a whole day, unless dinner has a time. Lines end with CR LF and are folded
/// at 75 octets, as section 3.1 has it; texts are escaped as section 3.3.11 has it.
package struct PlanCalendar: Sendable {
    /// When dinner is, in minutes after midnight, wherever the calendar is read; nil for no time.
    package var dinnerAt: Int?

    package init(dinnerAt: Int? = nil) { self.dinnerAt = dinnerAt }

    /// The whole file.
    package func text(of meals: [PlannedMeal]) -> String {
        var lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//recipe//Meal plan//EN",
            "CALSCALE:GREGORIAN", "X-WR-CALNAME:Meals",
        ]
        for meal in meals { lines += event(meal) }
        lines.append("END:VCALENDAR")
        return lines.map { Self.folded($0) + "\r\n" }.joined()
    }

    private func event(_ meal: PlannedMeal) -> [String] {
        let stamp = Self.stamp(meal.changedAt)
        var lines = [
            "BEGIN:VEVENT", "UID:\(meal.uid)@recipe", "DTSTAMP:\(stamp)",
            "LAST-MODIFIED:\(stamp)",
        ]
        if meal.meal == .dinner, let minutes = dinnerAt {
            let clock = CivilTime.padded(minutes / 60) + CivilTime.padded(minutes % 60) + "00"
            // Without a zone: seven in the evening, wherever the cook is.
            lines.append("DTSTART:\(Self.date(meal.day))T\(clock)")
            lines.append("DURATION:PT1H")
        } else {
            lines.append("DTSTART;VALUE=DATE:\(Self.date(meal.day))")
            lines.append("DTEND;VALUE=DATE:\(Self.date(meal.day + 1))")
            lines.append("TRANSP:TRANSPARENT")
        }
        lines.append("SUMMARY:\(Self.escaped(Self.summary(meal)))")
        let description = Self.description(meal)
        if !description.isEmpty { lines.append("DESCRIPTION:\(Self.escaped(description))") }
        lines.append("CATEGORIES:\(meal.meal.rawValue.uppercased())")
        if let link = meal.recipe.link { lines.append("URL:\(link.text)") }
        lines.append("END:VEVENT")
        return lines
    }

    private static func summary(_ meal: PlannedMeal) -> String {
        let title = CleanText.line(meal.recipe.title)
        let name = meal.leftoversOf == nil ? title : "\(title) (leftovers)"
        return meal.meal == .dinner ? name : "\(meal.meal.name): \(name)"
    }

    private static func description(_ meal: PlannedMeal) -> String {
        var lines: [String] = []
        if let note = meal.note { lines.append(note) }
        var facts: [String] = []
        if let servings = meal.servings { facts.append("for \(servings)") }
        if let minutes = meal.recipe.times.minutes, meal.leftoversOf == nil {
            facts.append("\(minutes) min")
        }
        if !facts.isEmpty { lines.append(facts.joined(separator: ", ")) }
        if meal.leftoversOf == nil {
            let change = AmountChange(factor: meal.factor)
            lines += meal.recipe.adjusted(by: change, keepsOriginal: false).ingredients.map(\.text)
        }
        return lines.map(CleanText.line).joined(separator: "\n")
    }

    // MARK: - Forms of the standard

    private static func date(_ day: CalendarDay) -> String { day.iso.filter { $0 != "-" } }

    /// A moment in UTC: `20261126T013000Z`.
    static func stamp(_ seconds: Int) -> String {
        CivilTime.iso8601(seconds).filter { $0 != "-" && $0 != ":" }
    }

    /// A text with what means something escaped.
    static func escaped(_ text: String) -> String {
        text.reduce(into: "") { escaped, character in
            switch character {
            case "\\", ";", ",": escaped += "\\\(character)"
            case "\n", "\r\n", "\r": escaped += "\\n"
            default: escaped.append(character)
            }
        }
    }

    /// A line in pieces of 75 octets at most, each but the first after a space; no character is
    /// parted.
    static func folded(_ line: String) -> String {
        var folded = ""
        var length = 0
        // A character with more marks than a line has room for is parted after all.
        let pieces = line.flatMap { character -> [String] in
            character.utf8.count < 75
                ? [String(character)] : character.unicodeScalars.map { String($0) }
        }
        for piece in pieces {
            let octets = piece.utf8.count
            if length + octets > 75 {
                folded += "\r\n "
                length = 1
            }
            folded += piece
            length += octets
        }
        return folded
    }
}

extension Meal {
    /// The meal as it begins a line.
    var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
