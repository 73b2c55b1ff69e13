import Foundation
import RecipeTestSupport
import Testing

/// A backup has everything that exists nowhere else, whatever happens while it is made or restored.
@Suite(.aFewAtOnce)
struct WholeBackupTests {
    /// Asks for everything that a cook keeps.
    private static let questions = """
        favs; note f1; note f2; note f3; tag f3; pantry; shop; search quizzel; open 1; search mine; \
        search title:vichyssoise; cookbook
        """

    private func everything(of cook: Cook) async throws -> String {
        let shown = try await cook.run(["--format", "list", "--keep-going", "-c", Self.questions])
        let settings = try? cook.text(of: "config/recipe/config")
        let script = try? cook.text(of: "config/recipe/startup.rcp")
        return [shown.output, settings ?? "no settings", script ?? "no script"]
            .joined(separator: "\n-----\n")
    }

    /// Keeps something of every kind.
    private func fill(_ cook: Cook, name: String = "Quizzel stew", other: String = "leek")
        async throws
    {
        try cook.write(
            """
            {"title":"\(name)","ingredients":["200 g \(other)","1 egg"],"steps":["Cook it."]}
            {"title":"\(name) again","ingredients":["1 turnip"],"steps":["Boil it for 5 minutes."]}
            """,
            to: "own.jsonl"
        )
        try cook.write(">> servings: 2\n\nFry @eggs{2}.\n", to: "Fried eggs.cook")
        try cook.write("echo hello \(other)\n", to: "config/recipe/startup.rcp")
        let filled = try await cook.run(
            "--no-startup",
            "-c",
            """
            import own.jsonl; create 'Fried eggs.cook'; search garlic; fav 1-2; note 1 too salty; \
            tag 1 quick weekday; note 2 fine; pantry add eggs \(other); shop add 3; shop add soap; \
            search quizzel; fav 1; note 1 grandma's; search title:vichyssoise; delete 1; \
            set --save theme dark; set --save page-size 7
            """
        )
        #expect(filled.code == 0, "\(filled.everything)")
    }

    @Test func everyKindIsInIt() async throws {
        let cook = try Cook()
        try await fill(cook)
        let wanted = try await everything(of: cook)
        #expect(wanted.contains("Quizzel stew") && wanted.contains("too salty"), "\(wanted)")
        let made = try await cook.run("backup", "kept.sqlite")
        let told = "copied 3 favorites, 4 own recipes, 2 things in the pantry,"
        #expect(made.output.contains(told), "\(made.everything)")
        let new = try Cook()
        let file = cook.path("kept.sqlite")
        // A home that holds nothing needs no --force.
        let restored = try await new.run("restore", file)
        #expect(restored.code == 0, "\(restored.everything)")
        #expect(try await everything(of: new) == wanted)
        // And undone it holds nothing again.
        #expect(try await new.run("undo").code == 0)
        #expect(try await new.run("-c", "pantry; shop; favs").output.contains("salty") == false)
        #expect(try await new.run("search", "quizzel").output.contains("Quizzel") == false)
        #expect(try await new.run("redo").code == 0)
        #expect(try await everything(of: new) == wanted)
        // What is there already is not asked about twice.
        #expect(try await new.run("restore", file, "--force").code == 0)
        #expect(try await everything(of: new) == wanted)
    }

    @Test func withNothingButOwnRecipesThereIsABackup() async throws {
        let cook = try Cook()
        try cook.write(#"{"title":"Quizzel","ingredients":["1 egg"]}"#, to: "own.jsonl")
        #expect(try await cook.run("import", "own.jsonl").code == 0)
        let made = try await cook.run("backup", "kept.sqlite")
        #expect(made.output.contains("copied 1 own recipe"), "\(made.everything)")
        let names = try FileManager.default.contentsOfDirectory(atPath: cook.path("data/recipe"))
        #expect(!names.contains("favorites.sqlite"))
        let new = try Cook()
        #expect(try await new.run("restore", cook.path("kept.sqlite")).code == 0)
        #expect(try await new.run("search", "quizzel").output.contains("Quizzel"))
    }

    @Test func keysGoAlongOnlyWhereTheyAreWanted() async throws {
        let cook = try Cook()
        try cook.write("spoonacular secret-of-mine\n", to: "config/recipe/keys")
        let without = try await cook.run("backup", "without.sqlite")
        #expect(without.output.contains("--keys"))
        #expect(try await cook.run("backup", "with.sqlite", "--keys").code == 0)
        for (file, has) in [("without.sqlite", false), ("with.sqlite", true)] {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: cook.path(file)))
            #expect((bytes.range(of: Data("secret-of-mine".utf8)) != nil) == has)
            let new = try Cook()
            #expect(try await new.run("restore", cook.path(file)).code == 0)
            #expect((try? new.text(of: "config/recipe/keys"))?.contains("secret") ?? false == has)
        }
    }

    @Test func whatWouldBeReplacedIsSaid() async throws {
        let (cook, other) = (try Cook(), try Cook())
        try await fill(cook)
        #expect(try await cook.run("backup", "kept.sqlite").code == 0)
        try await fill(other, name: "Quizzel pie", other: "swede")
        let before = try await everything(of: other)
        let refused = try await other.run("restore", cook.path("kept.sqlite"))
        #expect(refused.code == 64)
        for kind in ["3 favorites", "4 own recipes", "the settings", "the startup script"] {
            let words = refused.error.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains(kind), "\(words)")
        }
        #expect(try await everything(of: other) == before)
    }

    @Test func mergingAddsAndReplacesNothing() async throws {
        let (cook, other) = (try Cook(), try Cook())
        try await fill(cook)
        #expect(try await cook.run("backup", "kept.sqlite").code == 0)
        try await fill(other, name: "Quizzel pie", other: "swede")
        let merged = try await other.run("restore", cook.path("kept.sqlite"), "--merge")
        #expect(merged.code == 0, "\(merged.everything)")
        let all = try await everything(of: other)
        for text in ["Quizzel stew", "Quizzel pie", "swede", "leek", "hello swede"] {
            #expect(all.contains(text), "\(text): \(all)")
        }
        // A note on an own recipe still is about that recipe, though its key is another here.
        let notes = try await other.run("--format", "list", "-c", "search quizzel stew; note 1")
        #expect(notes.output.contains("grandma's"), "\(notes.everything)")
        let open = try await other.run("--format", "list", "-c", "favs quizzel stew; open f1")
        #expect(open.output.contains("200 g leek"), "\(open.everything)")
        // Again there is nothing to add.
        let again = try await other.run("restore", cook.path("kept.sqlite"), "--merge")
        #expect(again.output.contains("already"), "\(again.everything)")
        #expect(try await everything(of: other) == all)
    }

    /// Killed at any moment, a backup is whole or not there, and a restore is done or not begun.
    @Test func aKillLeavesAllOrNothing() async throws {
        let cook = try Cook()
        try await fill(cook)
        let wanted = try await everything(of: cook)
        #expect(try await cook.run("backup", "kept.sqlite").code == 0)
        let old = try Cook()
        try await fill(old, name: "Quizzel pie", other: "swede")
        let before = try await everything(of: old)
        #expect(try await old.run("backup", "kept.sqlite").code == 0)
        var random = SeededGenerator(seed: 9)
        var (restored, killed) = (0, 0)
        for round in 0..<lawCases(12) {
            let target = try Cook()
            #expect(try await target.run("restore", old.path("kept.sqlite")).code == 0)
            let moment = Double.random(in: 0.01...0.12, using: &random)
            let line =
                round.isMultiple(of: 3)
                ? "backup new.sqlite" : "restore \(cook.path("kept.sqlite")) --force"
            let end = try await target.shell("timeout -s KILL \(moment) \"$0\" \(line)")
            if end.code != 0 { killed += 1 }
            let after = try await everything(of: target)
            if round.isMultiple(of: 3) {
                #expect(after == before)
                guard FileManager.default.fileExists(atPath: target.path("new.sqlite")) else {
                    continue
                }
                let new = try Cook()
                #expect(try await new.run("restore", target.path("new.sqlite")).code == 0)
                #expect(try await everything(of: new) == before)
            } else {
                #expect(after == before || after == wanted, "round \(round): \(after)")
                if after == wanted { restored += 1 }
            }
            let left = try FileManager.default.contentsOfDirectory(
                atPath: target.path("data/recipe")
            )
            #expect(!left.contains("restore-staged"), "\(left)")
        }
        #expect(killed > 0, "no round was killed")
    }
}
