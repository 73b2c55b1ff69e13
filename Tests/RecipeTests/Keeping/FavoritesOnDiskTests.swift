import Foundation
import RecipeTestSupport
import Testing

/// Favorites over several shells, kills, damage and homes that cannot be written.
@Suite(.aFewAtOnce)
struct FavoritesOnDiskTests {
    @Test func twoShellsSeeEachOthersFavorites() async throws {
        let cook = try Cook()
        let (first, second) = (try cook.terminal(), try cook.terminal())
        try await first.command("search title:vichyssoise")
        try await second.command("search title:skink")
        #expect(try await first.command("fav 1").contains("kept Vichyssoise"))
        #expect(try await second.command("favs").contains("1  Vichyssoise"))
        #expect(try await second.command("fav r1").contains("kept Cullen skink"))
        let favorites = try await first.command("favs")
        #expect(favorites.contains("1  Cullen skink"))
        #expect(favorites.contains("2  Vichyssoise"))
        #expect(try await second.command("unfav f1").contains("Vichyssoise"))
        let rest = try await first.command("favs")
        #expect(!rest.contains("Vichyssoise"))
        #expect(try await first.quit() == 0)
        #expect(try await second.quit() == 0)
    }

    @Test func manyShellsAtOnceLoseNothing() async throws {
        let cook = try Cook()
        try await withThrowingTaskGroup(of: Int32.self) { group in
            for page in 1...6 {
                group.addTask {
                    try await cook.run("-c", "browse; more \(page); fav all").code
                }
            }
            for try await code in group { #expect(code == 0) }
        }
        let end = try await cook.run("--format", "json", "status")
        let count = try end.object().object("status")?.number("favorites")
        #expect(count == 60)
    }

    @Test(arguments: 1...4)
    func aFavoriteSurvivesAKill(_ round: Int) async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 12))
        let cook = try Cook()
        let options = ["--service", "recipepuppy", "--url", server.address]
        let terminal = try cook.terminal(options)
        try await terminal.command("search garlic")
        try await terminal.enter("fav \(round)")
        terminal.type(Keys.enter)
        try await terminal.wait(for: "kept Garlic Cheese Dish \(round)")
        terminal.signal(SIGKILL)
        #expect(try await terminal.waitForEnd() == 128 + SIGKILL)
        server.stop()
        let end = try await cook.run(
            options + ["--offline", "--format", "json", "-c", "favs; open f1"]
        )
        #expect(end.code == 0)
        let answers = try end.objects()
        let first = answers.first?.objects("recipes").first
        #expect(first?.text("title") == "Garlic Cheese Dish \(round)")
        #expect(first?.flag("offline") == true)
        let ingredients = answers.last?.object("recipe")?.texts("ingredients") ?? []
        #expect(ingredients.contains { $0.hasSuffix("cloves garlic") })
    }

    @Test func whatIsKeptCanBeReadOnAFullDisk() async throws {
        let cook = try Cook()
        _ = try await cook.run("-c", "search title:vichyssoise; fav 1")
        // No file can grow.
        let full = "trap '' XFSZ; ulimit -f 0; recipe"
        let read = try await cook.shell("\(full) --format plain -c 'favs; open f1'")
        #expect(read.code == 0, "\(read.error)")
        #expect(read.output.contains("Vichyssoise"))
        let kept = try await cook.shell("\(full) -c 'search title:skink; fav 1'")
        #expect(kept.code == 74, "\(kept.error)")
        #expect(try await cook.run("-c", "search title:skink; fav 1").code == 0)
    }

    @Test func aDamagedFileIsToldAndPutAside() async throws {
        let cook = try Cook()
        _ = try await cook.run("-c", "search title:vichyssoise; fav 1")
        let path = cook.path("data/recipe/favorites.sqlite")
        try Data(repeating: 0x5A, count: 40_000).write(to: URL(fileURLWithPath: path))
        for name in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + name) }
        let terminal = try cook.terminal()
        let told = try await terminal.command("favs")
        #expect(told.contains("moved a damaged file aside"))
        let again = try await terminal.command("favs")
        #expect(!again.contains("damaged"))
        try await terminal.command("search title:skink")
        #expect(try await terminal.command("fav 1").contains("kept Cullen skink"))
        #expect(try await terminal.quit() == 0)
        let names = try FileManager.default.contentsOfDirectory(
            atPath: cook.path("data/recipe")
        )
        let aside = names.filter { $0.hasPrefix("favorites") && $0.contains("20") }
        #expect(!aside.isEmpty, "\(names)")
    }

    @Test func withoutADataHomeAllButKeepingWorks() async throws {
        let cook = try Cook()
        for name in ["data", "state", "cache", "config"] { try cook.write("a file", to: name) }
        let terminal = try cook.terminal()
        let found = try await terminal.command("search garlic cheese")
        #expect(found.contains(" 10  "))
        #expect(try await terminal.command("open 3").contains("Steps"))
        #expect(try await terminal.command("more").contains(" 20  "))
        #expect(try await terminal.command("list").contains(" 20  "))
        #expect(try await terminal.command("fav 3").contains("error: nothing can be saved in"))
        let favorites = try await terminal.command("favs")
        #expect(favorites.contains("favorites") || favorites.contains("kept"))
        #expect(try await terminal.command("status").contains("cookbook"))
        #expect(try await terminal.command("search --help").contains("--page"))
        #expect(try await terminal.quit() == 0)
    }

    @Test func keptInAHomeOfItsOwnOnly() async throws {
        let cook = try Cook()
        _ = try await cook.run("-c", "search leek; fav 1; set --save theme dark")
        for name in ["data/recipe", "config/recipe"] {
            let place = cook.path(name)
            let folder = try FileManager.default.attributesOfItem(atPath: place)
            #expect(folder[.posixPermissions] as? Int == 0o700, "\(name)")
            for file in try FileManager.default.contentsOfDirectory(atPath: place) {
                let facts = try FileManager.default.attributesOfItem(atPath: place + "/" + file)
                #expect(facts[.posixPermissions] as? Int == 0o600, "\(name)/\(file)")
            }
        }
        let inHome = try FileManager.default.contentsOfDirectory(atPath: cook.home.path)
        #expect(Set(inHome).isSubset(of: ["data", "config", "state", "cache"]))
    }

    @Test func favoritesThatMayNotBeReadAreNotNone() async throws {
        let cook = try Cook()
        _ = try await cook.run("-c", "search title:vichyssoise; fav 1")
        let path = cook.path("data/recipe/favorites.sqlite")
        // An ordinary user: root may read whatever it likes.
        var words = ["recipe"]
        if geteuid() == 0 {
            let user = "setpriv --reuid=65534 --regid=65534 --clear-groups --inh-caps=-all"
            guard try await cook.shell("\(user) true && chown -R 65534 . && chmod 755 .").code == 0
            else { return }
            words = [user, "\"$0\""]
        }
        #expect(chmod(path, 0) == 0)
        let before = try await cook.shell("cd data/recipe && ls -a && cksum favorites.sqlite")
        for command in ["favs", "open f1", "fav 1", "unfav favorites", "undo"] {
            let line = words.joined(separator: " ") + " -c 'search title:skink; \(command)'"
            let end = try await cook.shell(line)
            // A long path is broken anywhere.
            let told = end.error.filter { !$0.isWhitespace }
            #expect(told.contains("favorites.sqlite:permissiondenied"), "\(command): \(told)")
            #expect(end.code != 0, "\(command)")
        }
        let after = try await cook.shell("cd data/recipe && ls -a && cksum favorites.sqlite")
        #expect(after.output == before.output)
        #expect(chmod(path, 0o600) == 0)
        let favorites = try await cook.shell(words.joined(separator: " ") + " favs")
        #expect(favorites.output.contains("Vichyssoise"), "\(favorites.everything)")
    }

    @Test func anEmptyFileIsDamageAndNotANewOne() async throws {
        let cook = try Cook()
        _ = try await cook.run("-c", "search title:vichyssoise; fav 1")
        for part in ["", "-wal", "-shm"] {
            try? FileManager.default.removeItem(
                atPath: cook.path("data/recipe/favorites.sqlite" + part)
            )
        }
        try cook.write("", to: "data/recipe/favorites.sqlite")
        let end = try await cook.run("favs")
        #expect(end.error.contains("moved a damaged file aside"), "\(end.everything)")
    }
}
