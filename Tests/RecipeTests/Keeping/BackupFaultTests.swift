import Foundation
import RecipeTestSupport
import Testing

/// Backups where something is in the way, or somebody else works on the same kitchen.
@Suite(.aFewAtOnce)
struct BackupFaultTests {
    /// A home with something of several kinds.
    private func filled() async throws -> Cook {
        let cook = try Cook()
        try cook.write(
            #"{"title":"Quizzel stew","ingredients":["1 quizzel"],"steps":["Cook it."]}"#,
            to: "own.jsonl"
        )
        let line = "import own.jsonl; pantry add leek; search quizzel; fav 1; note 1 salty"
        #expect(try await cook.run("--no-startup", "-c", line).code == 0)
        return cook
    }

    private func kept(by cook: Cook) async throws -> String {
        let line = "favs; note f1; pantry; search quizzel"
        return try await cook.run(["--format", "list", "--keep-going", "-c", line]).output
    }

    /// Only a file is written over; a folder, a pipe or a device would be gone.
    @Test func whatIsNoFileStaysAsItIs() async throws {
        let cook = try await filled()
        mkdir(cook.path("folder"), 0o755)
        mkfifo(cook.path("pipe"), 0o644)
        symlink(cook.path("folder"), cook.path("link"))
        for name in ["folder", "pipe", "link", "folder/none/kept.sqlite"] {
            let made = try await cook.run("backup", name, "--force")
            #expect(made.code == 73, "\(name): \(made.everything)")
        }
        let left = try FileManager.default.contentsOfDirectory(atPath: cook.path(""))
        #expect(!left.contains { $0.contains(".new-") }, "\(left)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: cook.path("folder")).isEmpty)
        var status = stat()
        #expect(lstat(cook.path("pipe"), &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    }

    @Test func aLinkLeadsToTheBackup() async throws {
        let cook = try await filled()
        mkdir(cook.path("disk"), 0o755)
        #expect(try await cook.run("backup", "disk/kept.sqlite").code == 0)
        symlink(cook.path("disk/kept.sqlite"), cook.path("kept"))
        #expect(try await cook.run("-c", "pantry add milk; backup kept --force").code == 0)
        let new = try Cook()
        #expect(try await new.run("restore", cook.path("disk/kept.sqlite")).code == 0)
        #expect(try await new.run("pantry").output.contains("milk"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: cook.path("kept")) != "")
    }

    /// Changes some words in a file into others of the same length.
    private func change(_ words: String, to others: String, in file: String) throws {
        let place = URL(filePath: file)
        var bytes = try Data(contentsOf: place)
        var start = bytes.startIndex
        while let found = bytes.range(of: Data(words.utf8), in: start..<bytes.endIndex) {
            bytes.replaceSubrange(found, with: Data(others.utf8))
            start = found.upperBound
        }
        try bytes.write(to: place)
    }

    /// A backup that isn't as it was written is refused, and says what is damaged; what is whole of
    /// it can be restored, and the rest stays as it is here.
    @Test func aDamagedBackupIsRefusedAndItsRestIsThere() async throws {
        let cook = try await filled()
        #expect(try await cook.run("backup", "kept.sqlite").code == 0)
        let file = cook.path("kept.sqlite")
        try change("salty", to: "sweet", in: file)
        let new = try Cook()
        #expect(try await new.run("pantry", "add", "milk").code == 0)
        for options in [["--force"], ["--merge"], []] {
            let refused = try await new.run(["restore", file] + options)
            #expect(refused.code == 65, "\(refused.everything)")
            #expect(refused.error.inOneLine.contains("kept.sqlite is damaged"))
            #expect(refused.error.contains("Damaged in it: the notes."))
            #expect(refused.error.contains("--damaged"))
        }
        #expect(try await new.run("pantry").output.contains("milk"))
        let restored = try await new.run("restore", file, "--damaged", "--force")
        #expect(restored.code == 0, "\(restored.everything)")
        #expect(restored.output.contains("left out, since damaged: the notes"))
        let kept = try await kept(by: new)
        #expect(kept.contains("leek") && !kept.contains("milk") && kept.contains("Quizzel stew"))
        #expect(!kept.contains("sweet") && !kept.contains("salty"), "\(kept)")
        #expect(try await new.run("undo").code == 0)
        #expect(try await new.run("pantry").output.contains("milk"))
    }

    /// A settings file that is a link, as in a folder of dotfiles, stays one.
    @Test func settingsThatAreALinkStayOne() async throws {
        let cook = try await filled()
        #expect(try await cook.run("set", "page-size", "7", "--save").code == 0)
        #expect(try await cook.run("backup", "kept.sqlite").code == 0)
        let new = try Cook()
        try new.write("page-size = 3\n", to: "dotfiles/config")
        mkdir(new.path("config"), 0o700)
        mkdir(new.path("config/recipe"), 0o700)
        symlink(new.path("dotfiles/config"), new.path("config/recipe/config"))
        #expect(try await new.run("restore", cook.path("kept.sqlite"), "--force").code == 0)
        #expect(try new.text(of: "dotfiles/config").contains("page-size = 7"))
        #expect(try await new.run("undo").code == 0)
        #expect(try new.text(of: "dotfiles/config") == "page-size = 3\n")
        let target = try FileManager.default.destinationOfSymbolicLink(
            atPath: new.path("config/recipe/config")
        )
        #expect(target == new.path("dotfiles/config"))
    }

    /// What other shells do meanwhile is in a backup or not, and none is half.
    @Test func aBackupIsWholeWhileOthersWrite() async throws {
        let cook = try await filled()
        let end = try await cook.shell(
            """
            for food in a b c d e f; do recipe -c "pantry add foo$food; search mine; fav 1" >/dev/null; done &
            for name in 1 2 3 4; do recipe -c "backup kept$name" || exit 3; done
            wait
            """
        )
        #expect(end.code == 0, "\(end.everything)")
        for name in 1...4 {
            let new = try Cook()
            #expect(try await new.run("restore", cook.path("kept\(name)")).code == 0)
            let wanted = try await kept(by: cook).split(separator: "\n").first {
                $0.contains("stew")
            }
            #expect(try await kept(by: new).contains(wanted ?? "nothing"))
        }
    }

    /// Shells that start while another one restores leave its files alone.
    @Test func othersMayStartDuringARestore() async throws {
        let cook = try await filled()
        let wanted = try await kept(by: cook)
        #expect(try await cook.run("backup", "kept.sqlite").code == 0)
        let file = cook.path("kept.sqlite")
        for _ in 0..<4 {
            let new = try Cook()
            let end = try await new.shell(
                """
                for n in 1 2 3 4; do recipe -c "pantry" >/dev/null; done &
                recipe -c "restore '\(file)'" || exit 3
                wait
                """
            )
            #expect(end.code == 0, "\(end.everything)")
            #expect(try await kept(by: new) == wanted)
        }
    }
}
