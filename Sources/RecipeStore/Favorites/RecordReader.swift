import Foundation
import GRDB

/// Reads what SQLite writes for a row: numbers of one to nine bytes, and values after a list of their
/// types.
struct RecordReader {
    private let bytes: ArraySlice<UInt8>
    /// Where it reads next.
    private(set) var place: Int

    /// The most columns that a table of ours may have.
    private static let mostColumns = 14

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    /// Whether bytes can be the beginning of a row of a table of ours, of so many bytes in all.
    static func mayBegin(_ bytes: ArraySlice<UInt8>, length: Int) -> Bool {
        var reader = RecordReader(bytes)
        guard let types = reader.types(), types.count > 2, types.first == 0 else { return false }
        return types.reduce(reader.place - bytes.startIndex) { $0 + width(of: $1) } == length
    }

    /// The next number; nil at the end.
    mutating func number() -> Int? {
        var value: UInt64 = 0
        for count in 1...9 {
            guard place < bytes.endIndex else { return nil }
            let byte = bytes[place]
            place += 1
            if count == 9 { return Int(exactly: value << 8 | UInt64(byte)) }
            value = value << 7 | UInt64(byte & 0x7F)
            if byte & 0x80 == 0 { return Int(exactly: value) }
        }
        return nil
    }

    private mutating func types() -> [Int]? {
        let start = place
        guard let length = number(), length >= 2, length <= 9 * Self.mostColumns,
            start + length <= bytes.endIndex
        else { return nil }
        var types: [Int] = []
        while place < start + length {
            guard let type = number(), type != 10, type != 11, types.count < Self.mostColumns else {
                return nil
            }
            types.append(type)
        }
        return place == start + length ? types : nil
    }

    private static func width(of type: Int) -> Int {
        switch type {
        case 0, 8, 9: 0
        case 1...4: type
        case 5: 6
        case 6, 7: 8
        default: (type - 12) / 2
        }
    }

    /// The values of a whole row; nil where it is damaged.
    mutating func values() -> [DatabaseValue]? {
        guard let types = types() else { return nil }
        var values: [DatabaseValue] = []
        for type in types {
            let end = place + Self.width(of: type)
            guard end <= bytes.endIndex else { return nil }
            let content = bytes[place..<end]
            place = end
            switch type {
            case 0: values.append(.null)
            case 8: values.append(Int64(0).databaseValue)
            case 9: values.append(Int64(1).databaseValue)
            case 1...6: values.append(Self.integer(content).databaseValue)
            case 7:
                let bits = content.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
                values.append(Double(bitPattern: bits).databaseValue)
            case _ where type % 2 == 1:
                guard let text = String(validating: content, as: UTF8.self) else { return nil }
                values.append(text.databaseValue)
            default: values.append(Data(content).databaseValue)
            }
        }
        return values
    }

    private static func integer(_ content: ArraySlice<UInt8>) -> Int64 {
        let isNegative = (content.first ?? 0) & 0x80 != 0
        return content.reduce(isNegative ? -1 : 0) { $0 << 8 | Int64($1) }
    }
}
