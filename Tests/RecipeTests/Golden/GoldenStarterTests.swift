import Foundation
import RecipeTestSupport
import Testing

/// What the program makes of its own recipes, all of them, in files that a person can read.
///
/// The files say nothing of how it is done, so they stay while the inside is rebuilt.
@Suite(.aFewAtOnce)
struct GoldenStarterTests {
    /// How a cook sees the amounts: three times as much, in the units of another kitchen.
    private struct View {
        let before: String
        let scale: String
    }

    private static let views = [
        View(before: "units original", scale: "x1"),
        View(before: "units us", scale: "x3"),
        View(before: "units metric", scale: "x1/2"),
    ]

    /// Facts, badges and amounts: as written, three times as much in cups, half of it in grams.
    @Test func factsAndAmountsOfAllStarters() async throws {
        let cook = try Cook()
        let count = try await StarterReadings.titles(cook).count
        var recipes: [[JSONObject]] = []
        for view in Self.views {
            let opened = (1...count).map { number in
                let scaling =
                    view.scale == "x1" ? "" : "scale \(number) \(view.scale) > /dev/null\n"
                return scaling + "open \(number) --format json"
            }
            let end = try await cook.script(
                [view.before, "browse --all > /dev/null"] + opened
            )
            recipes.append(end.compactMap { $0.object("recipe") })
        }
        #expect(recipes.allSatisfy { $0.count == count })
        guard recipes.allSatisfy({ $0.count == count }) else { return }
        var lines: [String] = []
        for number in 0..<count {
            let told = recipes.map { $0[number] }
            lines.append(StarterReadings.head(of: told[0]))
            lines += StarterReadings.rows(of: told.map { $0.texts("ingredients") })
            lines += StarterReadings.rows(of: told.map { $0.texts("steps") }, onlyChanged: true)
        }
        try StarterReadings.compare(lines, with: "starters")
    }

    /// What each step takes, the timers that it offers, and its temperatures.
    ///
    /// All rows were read by hand. Known to be wrong, for only a cook can tell what is meant:
    /// - Baklava 3 and Spanakopita 4: `the other sheets` are pastry.
    /// - Black bean burgers 2: `the whole beans` are those that were not mashed.
    /// - Chicken karahi 4, Chilaquiles verdes 5, Jollof rice 2: of `2 onions, one chopped, one
    ///   sliced` the first step that names them has both.
    /// - Lemon granita 1: `the zest` is that of the lemons.
    /// - Madeleines 3: `the spare butter` is the tablespoon set aside before.
    /// - Pad thai 2 and 4: what is halved before `and` and what is repeated with `the other half`.
    /// - Pierogi ruskie 2: the onions are all fried, then `half of them` is taken.
    /// - Scrambled eggs with chives 4: the toast is buttered with `the rest`.
    /// - Tiramisu 4: the `cream` is that of mascarpone.
    @Test func theStepsOfAllStarters() async throws {
        let cook = try Cook()
        let count = try await StarterReadings.titles(cook).count
        let steps = (1...count).flatMap { number in
            ["guide \(number) --format json"]
                + Array(repeating: "guide next --format json", count: 5)
        }
        let told = try await cook.script(["browse --all > /dev/null"] + steps)
            .compactMap { $0.object("step") }
        var lines: [String] = []
        for step in told {
            let number = step.number("number") ?? 0
            if number == 1 { lines.append(step.text("title") ?? "") }
            let head = "  \(number). \(step.text("text") ?? "")"
            // At its end a recipe shows the last step again.
            if number == step.number("count"), lines.suffix(40).contains(head) { continue }
            lines.append(head)
            lines += step.texts("ingredients").map { "     - \($0)" }
            let times = step.texts("timers") + step.texts("temperatures")
            if !times.isEmpty { lines.append("     = \(times.joined(separator: ", "))") }
        }
        #expect(lines.count { $0.hasPrefix("  1. ") } == count)
        try StarterReadings.compare(lines, with: "steps")
    }

    /// Where each food is found in a shop, and how amounts of many recipes add up.
    @Test func theShoppingListOfAllStarters() async throws {
        let cook = try Cook()
        let end = try await cook.script(
            ["browse --all > /dev/null", "shop add all > /dev/null", "shop list --format json"]
        )
        let items = end.last?.object("shopping")?.objects("items") ?? []
        #expect(items.count > 400)
        try StarterReadings.compare(
            items.map { "\($0.text("aisle") ?? "")\t\($0.text("text") ?? "")" },
            with: "shopping"
        )
    }
}

/// The recipes of the program as its JSON tells them.
enum StarterReadings {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Kept")

    /// Compares lines with the file of that name; at most twenty differences are named.
    static func compare(_ lines: [String], with name: String) throws {
        let differences = try KeptLines.differences(
            of: lines,
            from: folder.appending(path: "\(name).txt")
        )
        for difference in differences.prefix(20) { Issue.record("\(difference)") }
        #expect(differences.count <= 20, "and \(differences.count) differences in all")
    }

    static func titles(_ cook: Cook) async throws -> [String] {
        let end = try await cook.script(["browse --all --format json"])
        return end.first?.objects("recipes").compactMap { $0.text("title") } ?? []
    }

    static func head(of recipe: JSONObject) -> String {
        let facts = [
            recipe.number("minutes").map { "\($0) min" }, recipe.text("yield"),
            recipe.flag("lactose") == true ? "lactose" : nil,
            recipe.texts("cuisine").joined(separator: ", "),
            recipe.texts("category").joined(separator: ", "),
        ]
        return ([recipe.text("title") ?? ""] + facts.compactMap { $0 }.filter { !$0.isEmpty })
            .joined(separator: " · ")
    }

    /// Each text beside what becomes of it; what doesn't change stands once.
    static func rows(of views: [[String]], onlyChanged: Bool = false) -> [String] {
        (views.first ?? []).indices.compactMap { place in
            let texts = views.map { $0.indices.contains(place) ? plain($0[place]) : "(none)" }
            let changed = texts.dropFirst().filter { $0 != texts[0] }
            guard !changed.isEmpty || !onlyChanged else { return nil }
            return "  " + ([texts[0]] + changed).joined(separator: " | ")
        }
    }

    /// An ingredient without what the recipe itself says behind it: that is the first view's.
    private static func plain(_ text: String) -> String {
        text.replacing(#/ \(recipe: [^()]*(\([^()]*\)[^()]*)*\)$/#, with: "")
    }
}

extension Cook {
    /// Runs lines from standard input; all JSON objects that came out, in order.
    func script(_ lines: [String]) async throws -> [JSONObject] {
        let end = try await run(
            ["--allow-shell", "--format", "json"],
            input: lines.map { $0 + "\n" }.joined()
        )
        return try end.lines.filter { $0.hasPrefix("{") }.map { try JSONObject(Array($0.utf8)) }
    }
}
