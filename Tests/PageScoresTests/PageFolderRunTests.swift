import Foundation
import Testing

@testable import PageScores

/// `read-pages`: its words, its exit codes, and what it says of what it read.
struct PageFolderRunTests {
    /// A folder for one test, which is gone afterwards.
    private final class Folder {
        let place = FileManager.default.temporaryDirectory
            .appendingPathComponent("pages-\(UUID().uuidString)")

        deinit { try? FileManager.default.removeItem(at: place) }

        func path(_ name: String) -> String { place.appendingPathComponent(name).path }

        func write(_ text: String, to name: String) throws {
            let file = place.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }

        /// Reads folders of these names.
        func run(_ names: [String] = ["pages", "found"]) -> PageFolderRun {
            var run = PageFolderRun(names.map(path))
            run.error = run.error.replacing(place.path + "/", with: "")
            return run
        }
    }

    private static let page = "<!DOCTYPE html><title>About</title><p>About us</p>"

    @Test(arguments: [[], ["pages"], ["pages", "found", "more"]])
    func itNeedsTwoFolders(_ folders: [String]) throws {
        let folder = Folder()
        try folder.write(Self.page, to: "pages/kitchen.example/about.html")
        let end = folder.run(folders)
        #expect(end.exitCode == 64)
        #expect(
            end.error == "error: read-pages needs a folder of pages and one to write to\n"
                + "  for example: read-pages pages found\n"
        )
        #expect(end.output.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: folder.path("found")))
    }

    @Test func aFolderWithoutPagesIsNoInput() throws {
        let folder = Folder()
        try folder.write("no page", to: "pages/kitchen.example/note.txt")
        let end = folder.run()
        #expect(end.exitCode == 66)
        #expect(end.error == "error: pages has no pages <host>/<name>.html\n")
        #expect(end.output.isEmpty)
    }

    /// The first page is by far the longest, and all that is loaded once is loaded for it.
    @Test func theSlowestPageIsNamed() throws {
        let folder = Folder()
        let lines = (1...4_000).map { "<p>Paragraph \($0) of a long page about soup.</p>" }
        try folder.write(lines.joined(separator: "\n"), to: "pages/a.example/long.html")
        try folder.write(Self.page, to: "pages/b.example/about.html")
        try folder.write(Self.page, to: "pages/b.example/short.html")
        let end = folder.run()
        #expect(end.exitCode == 0)
        #expect(end.error.isEmpty)
        let said = end.output.split(separator: "\n").map(String.init)
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
                let path = folder.path("found/\(name).\(kind)")
                #expect(FileManager.default.fileExists(atPath: path), "\(path)")
            }
        }
    }

    /// What can be read is read all the same.
    @Test func aPageThatCannotBeReadIsLeftOut() throws {
        let folder = Folder()
        try folder.write(Self.page, to: "pages/a.example/about.html")
        // A folder has the name of a page.
        try folder.write("", to: "pages/a.example/soup.html/file")
        let end = folder.run()
        #expect(end.exitCode == 74)
        #expect(end.error == "error: pages/a.example/soup.html was left out\n")
        let said = try #require(end.output.split(separator: "\n").first)
        #expect(said.wholeMatch(of: /1 page, \d+ a second/) != nil, "\(said)")
        let text = try String(
            contentsOfFile: folder.path("found/a.example/about.txt"),
            encoding: .utf8
        )
        #expect(text == "About us\n")
    }

    @Test func whatCannotBeWrittenIsToldFirst() throws {
        let folder = Folder()
        try folder.write(Self.page, to: "pages/a.example/about.html")
        try folder.write("", to: "pages/a.example/soup.html/file")
        try folder.write("", to: "found")
        let end = folder.run()
        #expect(end.exitCode == 73)
        #expect(
            end.error == "error: pages/a.example/soup.html was left out\n"
                + "error: found/a.example/about.json was left out\n"
                + "error: found/a.example/about.txt was left out\n"
        )
    }
}
