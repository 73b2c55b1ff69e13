import Testing

@testable import LineEditor

struct LineHistoryTests {
    private func history(_ lines: [String] = ["cook eggs", "open 3", "search leek"]) -> LineHistory
    {
        var history = LineHistory()
        history.replace(with: lines)
        return history
    }

    /// libedit's walk: a step beyond an end changes nothing.
    @Test func stepsGoFromLineToLineAndStopAtTheEnds() {
        var history = history()
        let steps: [(LineHistory.Step, String?)] = [
            (.newest, "search leek"), (.newer, nil), (.current, "search leek"), (.older, "open 3"),
            (.older, "cook eggs"), (.older, nil), (.current, "cook eggs"), (.newer, "open 3"),
            (.oldest, "cook eggs"), (.newest, "search leek"),
        ]
        for (number, (step, line)) in steps.enumerated() {
            #expect(history.read(step) == line, "step \(number)")
        }
        var empty = LineHistory()
        for step in [LineHistory.Step.newest, .oldest, .older, .newer, .current] {
            #expect(empty.read(step) == nil)
        }
    }

    @Test func olderAndNewerLinesAreFoundBesideThePlace() {
        let history = history(["s a", "open 3", "s b", "s b", "s c"])
        let fits = { (line: String) in line.hasPrefix("s") }
        #expect(history.older(than: 5, except: "", fitting: fits) == 4)
        #expect(history.older(than: 99, except: "", fitting: fits) == 4)
        #expect(history.older(than: 4, except: "s c", fitting: fits) == 3)
        #expect(history.older(than: 4, except: "s b", fitting: fits) == 0)
        #expect(history.older(than: 0, except: "", fitting: fits) == nil)
        #expect(history.newer(than: 0, except: "", fitting: fits) == 2)
        #expect(history.newer(than: 0, except: "s b", fitting: fits) == 4)
        #expect(history.newer(than: 4, except: "", fitting: fits) == nil)
        #expect(history.newer(than: 3, except: "", fitting: fits) == 4)
        #expect(history.newer(than: 3, except: "s c", fitting: fits) == nil)
    }

    /// A search goes on from the line that it has found, and not from the newest again.
    @Test func aLongerPatternStaysAtItsLine() {
        let history = history(["search leek", "search rice", "open 3", "search leek soup"])
        var search = HistorySearch(typed: "now")
        search.append(0x6C, in: history)
        #expect(search.shown == "search leek soup")
        search.findOlder(in: history)
        #expect(search.shown == "search leek")
        search.append(0x65, in: history)
        #expect(search.shown == "search leek" && search.pattern == "le" && search.isFound)
        search.findOlder(in: history)
        #expect(search.shown == "search leek" && !search.isFound)
        search.removeLast(in: history)
        #expect(search.shown == "search leek soup" && search.isFound)
    }

    @Test func withoutAPatternNothingIsSearched() {
        var search = HistorySearch(typed: "now")
        search.findOlder(in: history())
        search.findNewer(in: history())
        search.removeLast(in: history())
        #expect(search.shown == "now" && search.isFound && search.pattern.isEmpty)
    }

    @Test func theNewestThatFitsIsTheEndOfTheSearch() {
        let history = history()
        var search = HistorySearch(typed: "now")
        search.append(0x65, in: history)
        search.findNewer(in: history)
        #expect(search.shown == "search leek" && !search.isFound)
        search.findOlder(in: history)
        search.findOlder(in: history)
        #expect(search.shown == "cook eggs" && search.isFound)
        search.findNewer(in: history)
        #expect(search.shown == "open 3" && search.isFound)
    }
}
