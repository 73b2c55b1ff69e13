/// Rows for a COPY, in PostgreSQL's binary form: it takes bytes as they are.
struct CopyRows {
    private(set) var bytes: [UInt8]

    init() {
        bytes = Array("PGCOPY\n".utf8) + [0xFF, 0x0D, 0x0A, 0x00]
        append(Int32(0))
        append(Int32(0))
    }

    /// Begins a row of so many values.
    mutating func begin(_ count: Int) { append(Int16(count)) }

    mutating func add(_ number: some FixedWidthInteger) {
        append(Int32(number.bitWidth / 8))
        append(number)
    }

    mutating func add(_ list: some Collection<UInt8>) {
        append(Int32(list.count))
        bytes.append(contentsOf: list)
    }

    mutating func add(_ text: String?) {
        guard let text else { return append(Int32(-1)) }
        add(text.utf8)
    }

    /// Ends the rows.
    mutating func end() { append(Int16(-1)) }

    private mutating func append(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
    }
}
