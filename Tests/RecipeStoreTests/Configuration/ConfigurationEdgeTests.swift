import Foundation
import RecipeModel
import Testing

@testable import RecipeStore

/// Places, lines and files of the settings at their edges.
struct ConfigurationEdgeTests {
    @Test func eachVariableIsOfItsOwnFolder() {
        let places = RecipePlaces(environment: [
            "HOME": "/home/cook", "XDG_CONFIG_HOME": "/a", "XDG_DATA_HOME": "/b/",
            "XDG_STATE_HOME": "/c", "XDG_CACHE_HOME": "/d//",
        ])
        #expect(places.config == "/a/recipe" && places.data == "/b/recipe")
        #expect(places.state == "/c/recipe" && places.cache == "/d/recipe")
        #expect(places.keyFile == "/a/recipe/keys" && places.historyFile == "/c/recipe/history")
    }

    @Test(
        arguments: [
            ("/home/cook", "/root", "/home/cook/.config/recipe"),
            ("", "/root", "/root/.config/recipe"), ("cook", "cook", "/dev/null/.config/recipe"),
            ("/", nil, "/.config/recipe"),
        ] as [(String, String?, String)]
    )
    func theHomeOfTheEnvironmentComesFirst(_ home: String, _ account: String?, _ config: String) {
        let places = RecipePlaces(environment: ["HOME": home], accountHome: account)
        #expect(places.config == config)
    }

    @Test(arguments: [
        ("theme = \"a\"#x", "a"), ("theme = a\t#x", "a"), ("theme = \"\"", ""),
        ("theme = \"a\\nb\"", "anb"), ("theme = \"=\"", "="), ("theme==a", "=a"),
        ("theme = a #", "a"), ("theme = a# b", "a# b"), ("\ttheme = a", "a"),
    ])
    func aValueEndsAtItsComment(_ line: String, _ value: String) {
        let text = ConfigurationText(line)
        #expect(text.entries == [.init(key: "theme", value: value, line: 1)])
        #expect(text.mistakes == [])
    }

    @Test(arguments: [
        ("k = 0 # why", " a", "k = \" a\" # why"), ("k = \"0\"# why", "b", "k = b # why"),
        ("  k=0", "1", "k = 1"), ("a = 1\n#k = 2\nk = 3", "4", "a = 1\n#k = 2\nk = 4"),
    ])
    func aCommentStaysBehindTheNewValue(_ before: String, _ value: String, _ after: String) {
        var text = ConfigurationText(before)
        text.set("k", to: value)
        #expect(text.text == after)
    }

    // MARK: - Files

    /// A link that leads to itself can be neither read nor written, and is not taken for no file.
    @Test func whatCannotBeReachedIsTold() throws {
        let folder = try TemporaryFolder()
        let path = folder("config")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "config")
        #expect(throws: FileReadFailure.unreadable(code: ELOOP)) {
            try BoundedFile.read(path, limit: 9)
        }
        let file = ConfigurationFile(path: path)
        #expect(throws: FileReadFailure.unreadable(code: ELOOP)) { try file.read() }
        #expect(throws: StoreFailure.cannotWrite(path: path, code: ELOOP)) {
            try file.change { $0.set("a", to: "b") }
        }
    }

    @Test func whoWasCalledOffIsToldThatTheFileIsHeld() async throws {
        let folder = try TemporaryFolder()
        let file = ConfigurationFile(path: folder("config"))
        try file.change { $0.set("a", to: "b") }
        let held = try OpenFile(file.path, O_RDWR)
        try FileLock.take(.exclusive, of: held, patience: 0)
        let changing = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try file.change { $0.set("a", to: "c") }
        }
        await #expect(throws: StoreFailure.busy(path: file.path)) { try await changing.value }
        #expect(try file.read().entries.map(\.value) == ["b"])
        // It was held all the while.
        _ = try held.status()
    }

    @Test func aLinkMayLeadFarAway() throws {
        let folder = try TemporaryFolder()
        try PrivateFolder.make(folder("far/away"))
        try folder.write([1], to: "far/away/real")
        for (link, aim) in [("far/link", "away/real"), ("whole", folder("far/link"))] {
            try FileManager.default.createSymbolicLink(
                atPath: folder(link),
                withDestinationPath: aim
            )
        }
        try WholeFile.write([2], to: folder("whole"), access: .asUsual)
        #expect(try folder.bytes("far/away/real") == [2])
        #expect(folder.names(in: "far/away") == ["real"])
        #expect(folder.names(in: "far") == ["away", "link"])
        #expect(folder.names() == ["far", "whole"])
    }

    /// A new file has the rights that any other new file of the user has.
    @Test func aNewFileIsAsTheUsersMaskAllows() throws {
        let folder = try TemporaryFolder()
        let descriptor = open(folder("usual"), O_WRONLY | O_CREAT, 0o666)
        try #require(descriptor >= 0)
        close(descriptor)
        try WholeFile.write([1], to: folder("new"), access: .asUsual)
        #expect(try folder.mode("new") == folder.mode("usual"))
    }

    // MARK: - History

    @Test(
        arguments: [
            ("\u{7} secret", nil), ("\n secret", nil), ("\\\n secret", nil), ("\ta", "\ta"),
            ("a\n b", "a  b"), ("a\n", "a "), ("\\", "\\"), (" \t", nil), ("\t \t", nil),
            (String(repeating: "é", count: 32_768), String(repeating: "é", count: 32_768)),
            (String(repeating: "é", count: 32_769), nil),
        ] as [(String, String?)]
    )
    func anEntryIsKeptAsItIsShown(_ entry: String, _ line: String?) {
        #expect(HistoryText.line(of: entry) == line)
    }

    /// What others appended is shown once, also when the file is made anew afterwards.
    @Test func whatWasShownOnceIsNotShownAgain() throws {
        let folder = try TemporaryFolder()
        var (one, two) = (HistoryFile(path: folder("h")), HistoryFile(path: folder("h")))
        _ = two.load()
        one.append("a")
        var others = two.linesOfOthers()
        #expect(others == ["a"])
        for line in ["b", "c", "b"] { one.append(line) }
        one.tidy()
        others = two.linesOfOthers()
        #expect(others == ["c", "b"])
        others = two.linesOfOthers()
        #expect(others == [])
    }
}
