import Foundation
import RecipeTestSupport
import Testing

/// The plan through the built program: from an empty week to a calendar on a phone.
@Suite(.aFewAtOnce)
struct PlanRunTests {
    @Test func aWeekIsPlannedShoppedForAndCooked() async throws {
        let cook = try Cook()
        let filled = try await cook.run("--format", "json", "-c", "household people 2; plan fill")
        #expect(filled.code == 0)
        let meals = try filled.objects()[1].object("changed")?.objects("meals") ?? []
        #expect(meals.count == 7)
        #expect(meals.allSatisfy { !($0.texts("reasons")).isEmpty })
        #expect(Set(meals.compactMap { $0.text("day") }).count == 7)
        // The same home fills the same week.
        _ = try await cook.run("undo")
        let again = try await cook.run("--format", "json", "plan", "fill")
        #expect(
            try again.objects()[0].object("changed")?.objects("meals").compactMap {
                $0.text("title")
            }
                == meals.compactMap { $0.text("title") }
        )
        let shopped = try await cook.run("-c", "shop add plan; shop")
        #expect(shopped.code == 0 && shopped.output.contains("for "))
        #expect(try await cook.run("cooked", "today").output.contains("cooked today"))
        #expect(try await cook.run("undo").output.contains("no longer noted as cooked"))
        #expect(try await cook.run("undo").output.contains("removed from the shopping list"))
        // Long titles break the line.
        let last = try await cook.run("undo").output.replacing("\n", with: " ")
        #expect(last.contains("taken off the plan"), "\(last)")
        #expect(try await cook.run("plan").output.contains("nothing planned"))
    }

    @Test func whatIsPlannedIsInABackup() async throws {
        let cook = try Cook()
        let line = "search leek; plan add 1 friday; cooked 1; household add Mia avoids nuts"
        _ = try await cook.run("-c", "\(line); backup kept.sqlite")
        let other = try Cook()
        let backup = try Data(contentsOf: URL(fileURLWithPath: cook.path("kept.sqlite")))
        try backup.write(to: URL(fileURLWithPath: other.path("kept.sqlite")))
        let merged = try await other.run("restore", "kept.sqlite", "--merge")
        #expect(merged.code == 0 && merged.output.contains("1 planned meal"))
        #expect(try await other.run("household").output.contains("Mia"))
        #expect(try await other.run("plan", "friday").output == cook.run("plan", "friday").output)
    }

    /// Read by two programs of other people, where Python has them; without them only its form is
    /// looked at.
    @Test func calendarsReadThePlan() async throws {
        let cook = try Cook()
        let end = try await cook.run(
            "-c",
            """
            search leek; plan add 1 2031-12-31 for 4 --note "with Anna, Tom; both"
            plan add 2 2032-01-01 lunch
            export plan meals.ics
            """
        )
        #expect(end.code == 0, "\(end.error)")
        let text = try String(contentsOfFile: cook.path("meals.ics"), encoding: .utf8)
        #expect(text.hasPrefix("BEGIN:VCALENDAR\r\n") && text.hasSuffix("END:VCALENDAR\r\n"))
        try cook.write(Self.reader, to: "read.py")
        let read = try await cook.shell("python3 read.py meals.ics")
        let lines = read.output.split(separator: "\n").map(String.init)
        guard read.code == 0, lines.first != "no reader" else { return }
        for reader in Set(lines.compactMap { $0.split(separator: " ").first }) {
            let days = lines.filter { $0.hasPrefix(reader) }.map { $0.dropFirst(reader.count + 1) }
            #expect(days.count == 2)
            #expect(days.first?.hasPrefix("2031-12-31 ") == true)
            #expect(days.first?.contains("with Anna, Tom; both") == true)
            #expect(days.last?.hasPrefix("2032-01-01 Lunch: ") == true)
        }
    }

    /// Prints a line for each event and reader, or that there is no reader.
    private static let reader = """
        import sys
        data = open(sys.argv[1], "rb").read()
        found = False
        try:
            import icalendar
            found = True
            for event in icalendar.Calendar.from_ical(data).walk("VEVENT"):
                print("icalendar", event["DTSTART"].dt, event["SUMMARY"],
                      str(event.get("DESCRIPTION", "")).split("\\n")[0])
        except ImportError:
            pass
        try:
            import vobject
            found = True
            for event in vobject.readOne(data.decode()).vevent_list:
                about = event.description.value if hasattr(event, "description") else ""
                print("vobject", event.dtstart.value, event.summary.value, about.split("\\n")[0])
        except ImportError:
            pass
        if not found:
            print("no reader")
        """
}
