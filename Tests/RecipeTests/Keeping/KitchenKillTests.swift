import Foundation
import RecipeTestSupport
import Testing

/// The program killed at random moments while it changes what is kept.
@Suite(.aFewAtOnce)
struct KitchenKillTests {
    /// Many kills of one home: what was acknowledged is there, and no change is there in half.
    @Test func nothingAcknowledgedIsLostAndNothingIsHalf() async throws {
        let cook = try Cook()
        let begun = ContinuousClock.now
        let prepared = try await cook.run("-c", "browse; fav 1; shop add leek; note 1 good")
        #expect(prepared.code == 0)
        let whole = 2 * (begun.duration(to: .now) / .seconds(1))
        var random = SeededGenerator(seed: 50)
        var acknowledged: [Int] = []
        // Each step keeps another of the recipes that are listed first.
        func kept(_ round: Int, _ step: Int) -> Int { (round * 7 + step) % 19 + 2 }
        var killed = 0
        let rounds = lawCases(15)
        var round = 0
        // Where the system is busy, some more and longer ones.
        while round < rounds || acknowledged.isEmpty && round < 3 * rounds {
            round += 1
            let longest = max(0.6, whole) * (round > rounds ? 4 : 1)
            let lines = (1...40).map { step in
                let mark = "\(round)x\(step)"
                return """
                    pantry add left\(mark), right\(mark)
                    shop add thing\(mark)
                    note 1 note\(mark)
                    fav \(kept(round, step))
                    echo done\(round * 100 + step)
                    """
            }
            let script = ["set page-size 20", "browse"] + lines
            try cook.write(script.joined(separator: "\n"), to: "round.rcp")
            // From the program's start to well within the script, as long as that takes here.
            let moment = Double.random(in: 0.02...longest, using: &random)
            let end = try await cook.shell(
                "timeout -s KILL \(moment) \"$0\" --no-startup round.rcp"
            )
            if end.code != 0 { killed += 1 }
            acknowledged += end.output.split(separator: "\n").compactMap { line in
                line.hasPrefix("done") ? Int(line.dropFirst(4)) : nil
            }
        }
        let asked = "pantry; shop; set page-size 20; browse; note 1"
        let after = try await cook.run("--format", "json", "-c", asked)
        #expect(after.code == 0)
        #expect(!after.output.contains("set-aside"))
        let answers = try after.objects()
        let pantry = Set(
            answers[0].object("pantry")?.objects("foods").compactMap { $0.text("name") } ?? []
        )
        let shopping = Set(
            answers[1].object("shopping")?.objects("items").compactMap { $0.text("food") } ?? []
        )
        let notes = Set(answers[4].object("words")?.texts("notes") ?? [])
        let listed = answers[3].objects("recipes").map { $0.flag("favorite") == true }
        try #require(listed.count == 20)
        for number in acknowledged {
            #expect(listed[kept(number / 100, number % 100) - 1])
            let mark = "\(number / 100)x\(number % 100)"
            #expect(pantry.contains("left\(mark)"))
            #expect(shopping.contains("thing\(mark)"))
            #expect(notes.contains("note\(mark)"))
        }
        // One step of a script adds both or none, and no later thing is there without an earlier.
        for food in pantry where food.hasPrefix("left") {
            #expect(pantry.contains("right" + food.dropFirst(4)))
        }
        #expect(pantry.count.isMultiple(of: 2))
        for note in notes where note.hasPrefix("note") {
            #expect(shopping.contains("thing" + note.dropFirst(4)))
        }
        #expect(killed > rounds / 5, "too few rounds were killed")
        #expect(!acknowledged.isEmpty, "no round got as far as one step")
    }
}
