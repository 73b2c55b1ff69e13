/// A search through the history for a part of a line.
struct HistorySearch {
    /// What stood in the line before.
    let typed: String
    private(set) var pattern = ""
    /// The line found last, or what was typed before.
    private(set) var shown: String
    private(set) var isFound = true
    private var place: Int?

    init(typed: String) {
        self.typed = typed
        shown = typed
    }

    mutating func append(_ character: UInt32, in history: LineHistory) {
        pattern += String(scalars: [character])
        // The line found so far may go on fitting.
        find(in: history, before: (place ?? history.lines.count) + 1, except: nil)
    }

    mutating func removeLast(in history: LineHistory) {
        guard !pattern.isEmpty else { return }
        pattern.removeLast()
        place = nil
        shown = typed
        find(in: history, before: history.lines.count, except: nil)
    }

    mutating func findOlder(in history: LineHistory) {
        find(in: history, before: place ?? history.lines.count, except: shown)
    }

    mutating func findNewer(in history: LineHistory) {
        guard !pattern.isEmpty, let place else { return }
        take(
            history.newer(than: place, except: shown) { $0.utf8.contains(pattern.utf8) },
            in: history
        )
    }

    private mutating func find(in history: LineHistory, before end: Int, except line: String?) {
        guard !pattern.isEmpty else {
            isFound = true
            return
        }
        let found = history.lines[..<min(end, history.lines.count)].lastIndex { candidate in
            candidate != line && candidate.utf8.contains(pattern.utf8)
        }
        take(found, in: history)
    }

    private mutating func take(_ found: Int?, in history: LineHistory) {
        isFound = found != nil
        guard let found else { return }
        place = found
        shown = history.lines[found]
    }
}
