import KitchenLanguage
import RecipeModel

/// What a setting may be: enough to check a value, to complete it and to say what is wanted.
package enum SettingKind: Hashable, Sendable {
    /// One of these words.
    case choice([String])
    /// One of these words, or a program with its arguments.
    case program(or: [String])
    /// Any words.
    case words
    /// A whole number in this range.
    case number(ClosedRange<Int>)
    /// A time with its unit, such as `500ms`, `10s` or `1m`, in this range of milliseconds.
    case time(ClosedRange<Int>)
    /// A number of bytes with its unit, such as `512kB`, `100MB` or `1.5GB`; or `0`.
    case byteCount
    /// A time of day, such as `19:00`; or `none`.
    case clock
    /// An address on the web.
    case address
    /// A file by its whole path.
    case file
    /// The address of a database, or `none`.
    case database
}

extension SettingKind {
    /// A value in the form in which it is kept; nil when it is not what is wanted.
    ///
    /// Letter case and spaces around do not matter where they mean nothing.
    package func normalized(_ text: String) -> String? {
        let text = text.trimmingWhitespace()
        let small = text.lowercased()
        switch self {
        case .choice(let words):
            return words.first { $0 == small }
        case .program(let words):
            if let word = words.first(where: { $0 == small }) { return word }
            let isClean = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
            return isClean && !text.isEmpty ? text : nil
        case .words:
            return text.collapsingWhitespace()
        case .number(let range):
            guard let number = PlainNumber(small)?.whole, range.contains(number) else { return nil }
            return String(number)
        case .time(let range):
            guard let time = TimeSpan(small), range.contains(time.milliseconds) else { return nil }
            return time.text
        case .byteCount:
            return ByteCount(small)?.text
        case .clock:
            return small == ClockTime.none ? small : ClockTime(small)?.text
        case .address:
            return WebAddress(typed: text)?.text
        case .file:
            return text.hasPrefix("/") ? text : nil
        case .database:
            switch ServiceAddress(typed: text) {
            case .database(let address): return address.text
            case ServiceAddress.none?: return ServiceAddress.noneWord
            default: return nil
            }
        }
    }

    /// Values to offer while one is typed.
    package var completions: [String] {
        switch self {
        case .choice(let words), .program(let words): words
        case .words, .address, .file: []
        case .database: [ServiceAddress.noneWord]
        case .number(let range): [range.lowerBound, range.upperBound].map(String.init)
        case .time: ["5s", "10s", "30s", "1m"]
        case .byteCount: ["0", "100MB", "500MB", "1GB"]
        case .clock: [ClockTime.none, "18:00", "19:00", "20:00"]
        }
    }

    /// What is wanted, without a sentence: the choices, a range, or forms to go by.
    ///
    /// Words in capitals stand for what the cook puts in their place.
    package var notation: String {
        switch self {
        case .choice(let words): words.joined(separator: ", ")
        case .program(let words): (words + ["PROGRAM"]).joined(separator: ", ")
        case .words: "WORD…"
        case .number(let range): "\(range.lowerBound)-\(range.upperBound)"
        case .time(let range):
            [range.lowerBound, range.upperBound].map { TimeSpan(milliseconds: $0).text }
                .joined(separator: "-")
        case .byteCount: "0, 512kB, 100MB, 1GB"
        case .clock: "\(ClockTime.none), 19:00, 7pm"
        case .address: "ADDRESS"
        case .file: "/PATH/FILE"
        case .database: "\(ServiceAddress.noneWord), postgresql://USER@HOST/DATABASE"
        }
    }
}
