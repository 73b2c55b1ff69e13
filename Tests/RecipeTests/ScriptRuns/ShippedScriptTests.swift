import Foundation
import Testing

/// The scripts that come with the program, with whatever a cook may say.
@Suite(.aFewAtOnce)
struct ShippedScriptTests {
    @Test(arguments: ["breakfast", "leftovers", "no-dairy", "sunday", "weeknight"])
    func noneFailsWhateverIsAskedFor(_ name: String) async throws {
        let cook = try Cook()
        let script = BuiltProgram.package.appendingPathComponent("Scripts/\(name).rcp").path
        for food in [
            nil, "", "leek", "goat cheese", "chiken", "xyzzy", "south indian", "-x", "no", "3",
            "minutes:abc", "a;b", "q\"r",
        ] {
            let end = try await cook.run([script] + [food].compactMap { $0 })
            #expect(end.code == 0, "\(food ?? "nothing"): \(end.error)")
            #expect(end.output.split(separator: "\n").count > 1)
        }
    }
}
