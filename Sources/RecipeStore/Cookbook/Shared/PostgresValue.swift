import CPostgres

/// A value that goes to the server with a statement.
enum PostgresValue {
    case text(String)
    case bytes([UInt8])
    case null

    static func number(_ number: some BinaryInteger) -> PostgresValue { .text(String(number)) }

    static func numbers(_ numbers: some Sequence<some BinaryInteger>) -> PostgresValue {
        .text("{" + numbers.map { String($0) }.joined(separator: ",") + "}")
    }

    static func texts(_ texts: some Sequence<String>) -> PostgresValue {
        let quoted = texts.map { text in
            "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        }
        return .text("{" + quoted.joined(separator: ",") + "}")
    }

    /// Lists of bytes, as hexadecimal digits: arrays have no shorter form in text.
    static func lists(_ lists: some Sequence<some Sequence<UInt8>>) -> PostgresValue {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = [UInt8(ascii: "{")]
        for list in lists {
            if text.count > 1 { text.append(UInt8(ascii: ",")) }
            text += "\"\\\\x".utf8
            for byte in list {
                text.append(digits[Int(byte >> 4)])
                text.append(digits[Int(byte & 15)])
            }
            text.append(UInt8(ascii: "\""))
        }
        text.append(UInt8(ascii: "}"))
        return .text(String(decoding: text, as: UTF8.self))
    }
}

extension [PostgresValue] {
    /// The values as libpq takes them, for as long as the body runs.
    func withPointers<Result>(_ body: (UnsafePointer<cp_value>?) -> Result) -> Result {
        var bytes: [UInt8] = []
        var places: [(start: Int, count: Int, isBinary: Bool)?] = []
        for value in self {
            let start = bytes.count
            switch value {
            case .text(let text):
                bytes += text.utf8
                places.append((start, bytes.count - start, false))
                bytes.append(0)
            case .bytes(let own):
                bytes += own
                places.append((start, own.count, true))
                // A value without bytes must not look like none.
                bytes.append(0)
            case .null: places.append(nil)
            }
        }
        return bytes.withUnsafeBytes { bytes in
            let base = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            let values = places.map { place in
                cp_value(
                    bytes: place.flatMap { base?.advanced(by: $0.start) },
                    length: Int32(place?.count ?? 0),
                    is_binary: place?.isBinary ?? false
                )
            }
            return values.withUnsafeBufferPointer { body($0.baseAddress) }
        }
    }
}

/// The rows that a statement brought.
final class PostgresAnswer {
    private let result: OpaquePointer?

    /// Takes over a result of libpq's.
    init(_ result: OpaquePointer?) { self.result = result }

    deinit { if let result { cp_clear(result) } }

    var count: Int { result.map { Int(cp_row_count($0)) } ?? 0 }

    /// The bytes of a value; nil for null. They hold while the answer does.
    private func bytes(_ row: Int, _ column: Int) throws -> UnsafeBufferPointer<UInt8>? {
        guard let result, row < count, column < cp_column_count(result) else {
            throw DamagedRecord()
        }
        let (row, column) = (Int32(row), Int32(column))
        if cp_is_null(result, row, column) { return nil }
        return UnsafeBufferPointer(
            start: cp_bytes(result, row, column),
            count: Int(cp_length(result, row, column))
        )
    }

    /// A whole number, or 0 and 1 for false and true.
    func number(_ row: Int, _ column: Int) throws -> Int {
        guard let bytes = try bytes(row, column), [1, 2, 4, 8].contains(bytes.count) else {
            throw DamagedRecord()
        }
        // The sign is in the first byte.
        var number = Int(Int8(bitPattern: bytes[0]))
        for byte in bytes.dropFirst() { number = number << 8 | Int(byte) }
        return number
    }

    func text(_ row: Int, _ column: Int) throws -> String? {
        guard let bytes = try bytes(row, column) else { return nil }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw DamagedRecord() }
        return text
    }

    /// A text that is never missing.
    func wholeText(_ row: Int, _ column: Int) throws -> String {
        guard let text = try text(row, column) else { throw DamagedRecord() }
        return text
    }

    func data(_ row: Int, _ column: Int) throws -> [UInt8] {
        guard let bytes = try bytes(row, column) else { throw DamagedRecord() }
        return Array(bytes)
    }

    func withData<Result>(
        _ row: Int,
        _ column: Int,
        _ body: (UnsafeRawBufferPointer) throws -> Result
    ) throws -> Result {
        guard let bytes = try bytes(row, column) else { throw DamagedRecord() }
        return try body(UnsafeRawBufferPointer(bytes))
    }
}
