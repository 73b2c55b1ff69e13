import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// What is fetched again is one change for each command, of its own shell.
struct FavoriteRefreshTests {
    /// Each row a story: the shell, what it does and to which; `+a` goes on in the change before. Behind
    /// `=` stands what is told.
    private static let stories = """
        one keep a b c | one refresh a | one refresh +b | one undo = refreshed a b | one undo = kept a b c
        one keep a b c | one same a | one refresh +b | one refresh +c | one undo = refreshed b c
        one keep a | one refresh a | one refresh a | one undo = refreshed a | one undo = refreshed a
        one keep a | one refresh a | one refresh +a | one undo = refreshed a a | one undo = kept a
        # Another shell's change is not gone on in.
        one keep a b | one refresh a | two refresh +b | two undo = refreshed b | one undo = refreshed a
        # Nor is one that was undone, nor one that is not the last.
        one keep a b | one refresh +a | one undo = refreshed a | one refresh +b | one undo = refreshed b
        one keep a b | one refresh b | one keep c | one refresh +a | one undo = refreshed a | one undo = kept c
        # What is as it was, or lacks a part, has not changed.
        one keep a | one same a | one lacks-text a | one lacks-page a | one lacks-picture a | one undo = kept a
        one keep a | one refresh a | one undo = refreshed a | one redo = refreshed a | one redo = -
        # Titles are told in the order in which they were kept, also where two are the same.
        one keep a:Pie b:Soup c:Pie | two remove c | one undo = kept Pie Soup | one redo = kept Pie Soup Pie
        """

    @Test func eachStoryIsUndoneAsItWasDone() async throws {
        for story in TableRows.fields(of: Self.stories) {
            let folder = try TemporaryFolder()
            var stores: [Substring: SQLiteFavoriteStore] = [:]
            for (number, step) in story.enumerated() {
                let (line, wanted) =
                    TableRows.answers(of: step).first.map { ($0.text, $0.answer) }
                    ?? (step, nil)
                let hasAnswer = line != step
                let words = (hasAnswer ? line : step).split(separator: " ")
                let own = SQLiteFavoriteStore(
                    folder: folder("data"),
                    session: String(words[0]),
                    now: { 5 }
                )
                let store = stores[words[0], default: own]
                stores[words[0]] = store
                let told = try await Self.take(words.dropFirst(), number, store)
                if hasAnswer {
                    #expect(told == wanted, "\(story.joined(separator: " | ")): \(step)")
                }
            }
        }
    }

    private static func take(
        _ words: ArraySlice<Substring>,
        _ number: Int,
        _ store: SQLiteFavoriteStore
    ) async throws -> String? {
        let verb = words.first ?? ""
        let contents = try words.dropFirst().map { word in
            let parts = word.drop { $0 == "+" }.split(separator: ":")
            let title = parts.count > 1 ? String(parts[1]) : nil
            var content = try FavoriteContent.sample(String(parts[0]), title: title)
            switch verb {
            case "refresh": content.text = "newer \(number)"
            case "lacks-text": content.text = ""
            case "lacks-page": content.page = nil
            case "lacks-picture": content.picture = nil
            default: break
            }
            return content
        }
        let change: KeptChange?
        switch verb {
        case "keep": change = try await store.keep(contents)
        case "remove": change = try await store.remove(contents.map(\.recipe.id))
        case "undo": change = try await store.undo()
        case "redo": change = try await store.redo()
        default:
            for (word, content) in zip(words.dropFirst(), contents) {
                try await store.refresh(content, isContinued: word.hasPrefix("+"))
            }
            return nil
        }
        return change.map { change in
            let names = change.names.map { $0.replacing("Dish ", with: "") }
            return ([change.kind.rawValue] + names).joined(separator: " ")
        }
    }

    /// Whatever a page brought anew, going back and forth has the whole of it.
    @Test(arguments: ["title", "text", "page", "picture", "origins", "links", "foods", "all"])
    func fetchingAgainIsUndoneWhole(_ part: String) async throws {
        let folder = try TemporaryFolder()
        let store = SQLiteFavoriteStore(folder: folder("data"), session: "one")
        let before = try FavoriteContent.sample("a")
        var after = before
        func changes(_ name: String) -> Bool { part == name || part == "all" }
        if changes("title") { after.recipe.title = "Dish A" }
        if changes("text") { after.text = "Another text." }
        if changes("page") { after.page?.body = Array("<p>newer".utf8) }
        if changes("picture") { after.picture?.body = [9, 9, 9] }
        if changes("origins") { after.origins["title"] = .page }
        if changes("links") { after.links = [] }
        if changes("foods") { after.recipe.ingredientGroups.removeLast() }
        _ = try await store.keep([before])
        try await store.refresh(after, isContinued: false)
        for _ in 0..<2 {
            #expect(try await store.content(of: .sample("a")) == after)
            _ = try #require(try await store.undo())
            #expect(try await store.content(of: .sample("a")) == before)
            _ = try #require(try await store.redo())
        }
    }
}
