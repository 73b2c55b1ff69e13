/// Reads a script's bytes as numbered lines: UTF-8, ended by LF or CR LF.
///
/// Bytes may come piece by piece, so that a script from a pipe runs as it comes: `push` them,
/// then ask for lines until there is none, and `finish` at the end. What is wrong with one line
/// does not hide those after it.
package struct ScriptReader: Sendable {
    private let file: String
    private let chain: [ScriptPlace]
    private var buffer: [UInt8] = []
    private var start = 0
    private var scanned = 0
    private var lineNumber = 0
    private var isFinished = false
    /// Whether the bytes up to the next line end belong to a line that was refused.
    private var isSkipping = false
    private var joiner = LineJoiner(mode: .script)
    private var begunAt = 1

    /// A reader of one script.
    ///
    /// - Parameters:
    ///   - file: The script as it was named, for the places of mistakes.
    ///   - chain: The `run` lines that led to it, outermost first.
    package init(file: String, chain: [ScriptPlace] = []) {
        self.file = file
        self.chain = chain
    }

    /// The lines of a whole script, each with the place where it began, or what is wrong with it.
    package func lines(of bytes: [UInt8]) -> [Result<SourceLine, UsageError>] {
        var reader = self
        reader.push(bytes)
        reader.finish()
        var lines: [Result<SourceLine, UsageError>] = []
        while let line = reader.next() { lines.append(line) }
        return lines
    }

    /// Takes the next bytes.
    package mutating func push(_ bytes: some Sequence<UInt8>) {
        if start > 0 {
            buffer.removeFirst(start)
            scanned -= start
            start = 0
        }
        buffer.append(contentsOf: bytes)
    }

    /// Says that no more bytes come.
    package mutating func finish() { isFinished = true }

    /// Counts a line that was too long to be taken, and gives the mistake that it is.
    package mutating func refuseLine() -> UsageError {
        _ = joiner.finish()
        lineNumber += 1
        begunAt = lineNumber
        return mistake(.line(.tooLong(limit: StatementReader.lineLimit)), in: "")
    }

    /// The next line that is whole, joined from those that go on; lines with nothing in them are
    /// left out. Nil when more bytes are needed, or at the end.
    ///
    /// Its mistakes are `notUTF8` and `lineTooLong`.
    package mutating func next() -> Result<SourceLine, UsageError>? {
        while let bytes = nextPhysicalLine() {
            lineNumber += 1
            if !joiner.isOpen { begunAt = lineNumber }
            switch bytes {
            case .tooLong(let beginning):
                _ = joiner.finish()
                return .failure(
                    mistake(.line(.tooLong(limit: StatementReader.lineLimit)), in: beginning)
                )
            case .bytes(let bytes):
                guard let text = text(of: bytes) else {
                    let begun = joiner.finish().map { $0 + " " } ?? ""
                    return .failure(notUTF8(bytes, behind: begun))
                }
                if let line = joiner.add(text), let result = result(line) { return result }
            }
        }
        guard isFinished, let rest = joiner.finish() else { return nil }
        return result(rest)
    }

    private func result(_ text: String) -> Result<SourceLine, UsageError>? {
        let line = SourceLine(text, place: place, chain: chain)
        do {
            try StatementReader.check(line)
        } catch {
            return .failure(error)
        }
        return text.allSatisfy(\.isWhitespace) ? nil : .success(line)
    }

    private var place: ScriptPlace { ScriptPlace(file: file, line: begunAt) }

    private func mistake(_ kind: UsageError.Kind, at span: Span? = nil, in text: String)
        -> UsageError
    {
        UsageError(kind, at: span, in: SourceLine(text, place: place, chain: chain))
    }
}

// MARK: - Bytes

extension ScriptReader {
    private enum PhysicalLine {
        case bytes(ArraySlice<UInt8>)
        case tooLong(beginning: String)
    }

    /// The bytes up to the next line end, without it.
    private mutating func nextPhysicalLine() -> PhysicalLine? {
        while true {
            let end = buffer[scanned...].firstIndex(of: UInt8(ascii: "\n"))
            scanned = end ?? buffer.count
            guard end != nil || (isFinished && start < buffer.count) else {
                return refusalOfOpenLine()
            }
            let lineStart = start
            start = end.map { $0 + 1 } ?? buffer.count
            scanned = start
            if isSkipping {
                isSkipping = false
                continue
            }
            var line = buffer[lineStart..<(end ?? buffer.count)]
            if line.last == UInt8(ascii: "\r"), end != nil { line.removeLast() }
            if lineNumber == 0, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
            guard line.count <= StatementReader.lineLimit else {
                return .tooLong(beginning: beginning(of: line))
            }
            return .bytes(line)
        }
    }

    /// A line that is too long before its end has come; its bytes are dropped as they come.
    private mutating func refusalOfOpenLine() -> PhysicalLine? {
        let line = buffer[start...]
        guard isSkipping || line.count > StatementReader.lineLimit + 4 else { return nil }
        let wasSkipping = isSkipping
        let beginning = beginning(of: line)
        isSkipping = true
        start = buffer.count
        return wasSkipping ? nil : .tooLong(beginning: beginning)
    }

    private func beginning(of line: ArraySlice<UInt8>) -> String {
        String(String(decoding: line.prefix(240), as: UTF8.self).prefix(60)) + "…"
    }

    private func text(of bytes: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }

    /// The mistake for bytes that are not valid UTF-8, at the first of them.
    private func notUTF8(_ bytes: ArraySlice<UInt8>, behind begun: String) -> UsageError {
        let text = String(decoding: bytes, as: UTF8.self)
        let valid = zip(text.utf8, bytes).prefix { $0 == $1 }.count
        let line = begun + text
        let before = begun + String(decoding: bytes.prefix(valid), as: UTF8.self)
        let place = min(max(0, before.count), max(0, line.count - 1))
        return mistake(.line(.notUTF8), at: place..<min(place + 1, line.count), in: line)
    }
}
