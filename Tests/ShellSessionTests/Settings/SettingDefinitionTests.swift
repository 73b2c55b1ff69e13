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
