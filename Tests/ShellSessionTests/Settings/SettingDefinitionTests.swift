import RecipeModel
import Testing

@testable import ShellSession

struct SettingDefinitionTests {
    private let table = SettingDefinition.table(
        services: [.cookbook, .recipepuppy],
        addressed: [.recipepuppy]
    )

    @Test func everyRowIsWhole() {
        for row in table {
            #expect(row.key == row.key.lowercased())
            #expect(!row.summary.isEmpty && row.summary.count <= 76, "\(row.key)")
            #expect(row.summary.last != ".", "\(row.key)")
            #expect(!row.choices.isEmpty, "\(row.key)")
            if !row.defaultValue.isEmpty {
                #expect(row.kind.normalized(row.defaultValue) == row.defaultValue, "\(row.key)")
            }
        }
        #expect(Set(table.map(\.key)).count == table.count)
    }

    @Test(arguments: [
        ("theme", "auto", "auto, dark, light, neutral, none"),
        ("layout", "auto", "auto, list, cards, split"),
        ("links", "auto", "auto, on, off"),
        ("symbols", "auto", "auto, unicode, ascii"),
        ("accessible", "off", "off, on"),
        ("editor", "emacs", "emacs, vi"),
        ("history", "on", "on, off"),
        ("pager", "auto", "auto, off, PROGRAM"),
        ("format", "auto", "auto, list, cards, table, plain, json, ndjson, csv, tsv, md"),
        ("bare-words", "search", "search, error"),
        ("on-error", "stop", "stop, continue"),
        ("echo", "off", "off, on"),
        ("service", "cookbook", "cookbook, recipepuppy"),
        ("prefetch", "on", "on, off, always"),
        ("timeout", "10s", "10s (100ms-10m)"),
        ("page-size", "10", "10 (5-50)"),
        ("cache-size", "100MB", "100MB (0, 512kB, 100MB, 1GB)"),
        ("recipepuppy.url", "", "ADDRESS"),
    ])
    func defaultsAndChoices(_ key: String, _ value: String, _ choices: String) throws {
        let row = try #require(table.first { $0.key == key })
        #expect(row.defaultValue == value)
        #expect(row.choices == choices)
    }

    @Test func onlyNamedServicesHaveAnAddress() {
        #expect(table.map(\.key).filter { $0.hasSuffix(".url") } == ["recipepuppy.url"])
    }

    @Test func aRowIsAllThatANewSettingNeeds() throws {
        let staples = SettingDefinition(
            "staples",
            .words,
            default: "salt pepper",
            variable: .value(["RECIPE_STAPLES"]),
            summary: "what is always in the house"
        )
        var settings = Settings([staples])
        #expect(staples.choices == "salt pepper")
        let problems = settings.take(environment: ["RECIPE_STAPLES": "oil  salt"])
        #expect(problems.isEmpty)
        #expect(settings.value(of: "staples")?.value == "oil salt")
        try settings.set("STAPLES", to: "water")
        #expect(settings.value(of: "staples")?.value == "water")
        #expect(settings.nearestKey(to: "staple") == "staples")
    }
}
