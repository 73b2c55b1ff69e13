/// The lines typed before, oldest first.
struct LineHistory {
    private(set) var lines: [String] = []
    /// Where libedit's own commands are, which walk from the newest line.
    private var reading = 0

    /// Puts other lines in place.
    mutating func replace(with lines: [String]) {
        self.lines = lines
    }

    /// Adds a line as the newest; an older copy of it goes.
    mutating func add(_ line: String) {
        lines.removeAll { $0 == line }
        lines.append(line)
    }

    /// The place of the next older line before `place` that fits and differs from `shown`.
    func older(than place: Int, except shown: String, fitting: (String) -> Bool) -> Int? {
        lines[..<min(place, lines.count)].lastIndex { $0 != shown && fitting($0) }
    }

    /// The place of the next newer line behind `place` that fits and differs from `shown`.
    func newer(than place: Int, except shown: String, fitting: (String) -> Bool) -> Int? {
        guard place + 1 < lines.count else { return nil }
        return lines[(place + 1)...].firstIndex { $0 != shown && fitting($0) }
    }

    // MARK: libedit's walk

    enum Step { case newest, oldest, older, newer, current }

    /// The line that libedit asks for; nil at either end.
    mutating func read(_ step: Step) -> String? {
        let place =
            switch step {
            case .newest: lines.count - 1
            case .oldest: 0
            case .older: reading - 1
            case .newer: reading + 1
            case .current: reading
            }
        guard lines.indices.contains(place) else { return nil }
        reading = place
        return lines[place]
    }
}

/// A walk with Up and Down through the lines with one beginning.
struct HistoryWalk {
    /// What was typed before the first Up: the lines wanted begin with what stood left of the
    /// cursor.
    let typed: String
    let beginning: String
    /// The place of the line shown; one past the newest for what was typed.
    var place: Int
    /// What the walk put into the line, by which it is known to go on.
    var shown: String
}
