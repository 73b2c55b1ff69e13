import Foundation

@testable import LineEditor

/// What is typed, for `keys.txt`. Bytes that are no text are written `\xE8`.
enum KeyTable {
    static let readers: [String: @Sendable (String) async -> String] = [
        "keys": keys, "half a key": patience, "keys of settings": ownKeys, "secret": secret,
        "setting": setting, "settings": settings, "pasted": pasted, "lines": lines,
        "goes on": goesOn,
    ]

    static func bytes(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = Substring(text)
        while let sign = rest.first {
            if rest.hasPrefix("\\x"), let byte = UInt8(rest.dropFirst(2).prefix(2), radix: 16) {
                bytes.append(byte)
                rest = rest.dropFirst(4)
            } else {
                bytes += Array(String(sign).utf8)
                rest.removeFirst()
            }
        }
        return bytes
    }

    private static func shown(_ keys: [KeyDecoder.Key]) -> String {
        var text = String.UnicodeScalarView()
        for key in keys {
            switch key {
            case .character(let scalar): text.append(scalar)
            case .special(let key): text.append(contentsOf: "‹\(key)›".unicodeScalars)
            }
        }
        return String(text)
    }

    private static func read(
        _ text: String,
        own: Set<[UInt8]> = [],
        inPieces: Bool,
        isComplete: Bool
    ) -> String {
        var decoder = KeyDecoder()
        decoder.ownSequences = own
        var keys: [KeyDecoder.Key] = []
        func take(_ isComplete: Bool) {
            while let key = decoder.next(isComplete: isComplete) { keys.append(key) }
        }
        if inPieces {
            for byte in bytes(text) {
                decoder.append([byte])
                take(false)
            }
        } else {
            decoder.append(bytes(text))
        }
        take(isComplete)
        return shown(keys)
    }

    /// The keys, whether they come at once or byte by byte, and those before more is awaited.
    private static func keys(_ text: String) -> String {
        let whole = read(text, inPieces: false, isComplete: true)
        let pieces = read(text, inPieces: true, isComplete: true)
        let open = read(text, inPieces: false, isComplete: false)
        return whole + (pieces == whole ? "" : ", in pieces \(pieces)")
            + (open == whole ? "" : ", awaiting more \(open)")
    }

    private static func patience(_ text: String) -> String {
        var decoder = KeyDecoder()
        decoder.append(bytes(text))
        return decoder.patience.map { "\($0)" } ?? "none"
    }

    /// `sequences | text`
    private static func ownKeys(_ row: String) -> String {
        let own = Set(row.fields[0].split(separator: " ").map { Array($0.utf8) })
        return read(row.fields[1], own: own, inPieces: false, isComplete: false)
    }

    private static func secret(_ text: String) -> String {
        var secret = SecretText()
        for scalar in text.unicodeScalars {
            if let end = secret.take(.character(scalar)) {
                return end.text.map { "'\($0)'" } ?? "end"
            }
        }
        return "goes on"
    }

    private static func setting(_ text: String) -> String {
        let line = SettingsLine(text, program: "recipe")
        let sequences = line.boundSequences.map { String(decoding: $0, as: UTF8.self) }.sorted()
        return (line.choosesKeys ? "chooses keys " : "") + sequences.listed
    }

    private static func settings(_ text: String) -> String {
        SettingsFile.lines(of: text).map { "\($0.number) \($0.text)" }.listed
    }

    private static func pasted(_ text: String) -> String {
        PasteCollector.text(of: Array(text.utf8))
    }

    /// Rows parted by ` ↵ `.
    private static func lines(_ text: String) -> String {
        var assembler = LineAssembler()
        let lines = text.components(separatedBy: " ↵ ").flatMap {
            assembler.add($0, needsMore: RowEnds.needsMore)
        }
        return assembled(lines, &assembler)
    }

    /// `judgement | row` behind `note "a`.
    private static func goesOn(_ row: String) -> String {
        let judgements: [String: Unfinished] = ["goes on": .goesOn, "dropped": .dropped]
        var assembler = LineAssembler()
        let first = assembler.add("note \"a", needsMore: RowEnds.needsMore)
        let lines = assembler.add(row.fields[1], needsMore: RowEnds.needsMore) { _, _ in
            judgements[row.fields[0]] ?? .ends
        }
        return assembled(first + lines, &assembler)
    }

    private static func assembled(_ lines: [String], _ assembler: inout LineAssembler) -> String {
        let unfinished = assembler.unfinished
        let taken = assembler.takeUnfinished()
        let isRight = unfinished == taken && assembler.unfinished == nil
        return lines.listed + (unfinished.map { " and \($0)" } ?? "") + (isRight ? "" : " kept")
    }
}
