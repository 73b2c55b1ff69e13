import Testing

@testable import LineEditor

struct HistorySearchTests {
    private let history = {
        var history = LineHistory()
        history.replace(with: ["cook eggs", "search garlic", "open 3", "search leek", "crème 日本"])
        return history
    }()

    private func search(_ pattern: String) -> HistorySearch {
        var search = HistorySearch(typed: "typed")
        for value in pattern.scalarValues { search.append(value, in: history) }
        return search
    }

    @Test func olderAndNewerLinesFollow() {
        var search = search("search")
        search.findOlder(in: history)
        #expect(search.shown == "search garlic")
        search.findOlder(in: history)
        #expect(search.shown == "search garlic" && !search.isFound)
        search.findNewer(in: history)
        #expect(search.shown == "search leek" && search.isFound)
    }

    @Test func takingALetterBackSearchesAnew() {
        var search = search("op")
        search.append(UInt32(0x78), in: history)
        #expect(!search.isFound)
        search.removeLast(in: history)
        #expect(search.shown == "open 3" && search.isFound)
        search.removeLast(in: history)
        search.removeLast(in: history)
        #expect(search.pattern.isEmpty && search.shown == "typed")
    }

    @Test func anOlderCopyOfALineGoes() {
        var history = history
        history.add("cook eggs")
        #expect(
            history.lines == ["search garlic", "open 3", "search leek", "crème 日本", "cook eggs"]
        )
    }
}
