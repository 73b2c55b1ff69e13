import Foundation
import RecipeTestSupport
import Testing

/// `recipe read-pages`: its words, its exit codes, and what it says of what it read.
@Suite(.aFewAtOnce)
struct PageFolderRunTests {
    private static let page = "<!DOCTYPE html><title>About</title><p>About us</p>"

    @Test(arguments: [[], ["pages"], ["pages", "found", "more"]])
    func itNeedsTwoFolders(_ folders: [String]) async throws {
        let cook = try Cook()
        try cook.write(Self.page, to: "pages/kitchen.example/about.html")
        let end = try await cook.run(["read-pages"] + folders)
        #expect(end.code == 64)
        #expect(
            end.error == "error: read-pages needs a folder of pages and one to write to\n"
                + "  for example: recipe read-pages pages found\n"
        )
        #expect(end.output.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: cook.path("found")))
    }

    @Test func aFolderWithoutPagesIsNoInput() async throws {
        let cook = try Cook()
        try cook.write("no page", to: "pages/kitchen.example/note.txt")
        let end = try await cook.run("read-pages", "pages", "found")
        #expect(end.code == 66)
        #expect(end.error == "error: pages has no pages <host>/<name>.html\n")
        #expect(end.output.isEmpty)
    }

    /// The first page is by far the longest, and all that is loaded once is loaded for it.
    @Test func theSlowestPageIsNamed() async throws {
        let cook = try Cook()
        let lines = (1...4_000).map { "<p>Paragraph \($0) of a long page about soup.</p>" }
        try cook.write(lines.joined(separator: "\n"), to: "pages/a.example/long.html")
        try cook.write(Self.page, to: "pages/b.example/about.html")
        try cook.write(Self.page, to: "pages/b.example/short.html")
        let end = try await cook.run("read-pages", "pages", "found")
        #expect(end.code == 0)
        #expect(end.error.isEmpty)
        let said = end.lines
        try #require(said.count == 3)
        #expect(said[0].wholeMatch(of: /3 pages, \d+ a second/) != nil, "\(said[0])")
        let shares = /median \d+\.\d ms, 95 of 100 within \d+\.\d ms/
        #expect(said[1].wholeMatch(of: shares) != nil, "\(said[1])")
        #expect(
            said[2].wholeMatch(of: /slowest \d+\.\d ms: a\.example\/long/) != nil,
            "\(said[2])"
        )
        for name in ["a.example/long", "b.example/about", "b.example/short"] {
            for kind in ["json", "txt"] {
                let path = cook.path("found/\(name).\(kind)")
                #expect(FileManager.default.fileExists(atPath: path), "\(path)")
            }
        }
    }

    /// What can be read is read all the same.
    @Test func aPageThatCannotBeReadIsLeftOut() async throws {
        let cook = try Cook()
        try cook.write(Self.page, to: "pages/a.example/about.html")
        // A folder has the name of a page.
        try cook.write("", to: "pages/a.example/soup.html/file")
        let end = try await cook.run("read-pages", "pages", "found")
        #expect(end.code == 74)
        #expect(end.error == "error: pages/a.example/soup.html was left out\n")
        let said = try #require(end.lines.first)
        #expect(said.wholeMatch(of: /1 page, \d+ a second/) != nil, "\(said)")
        #expect(try cook.text(of: "found/a.example/about.txt") == "About us\n")
    }

    @Test func whatCannotBeWrittenIsToldFirst() async throws {
        let cook = try Cook()
        try cook.write(Self.page, to: "pages/a.example/about.html")
        try cook.write("", to: "pages/a.example/soup.html/file")
        try cook.write("", to: "found")
        let end = try await cook.run("read-pages", "pages", "found")
        #expect(end.code == 73)
        #expect(
            end.error == "error: pages/a.example/soup.html was left out\n"
                + "error: found/a.example/about.json was left out\n"
                + "error: found/a.example/about.txt was left out\n"
        )
    }
}
