import Foundation
import GRDB

/// The pages of an SQLite file, read without SQLite: what a damaged tree no longer leads to is found
/// all the same. See "Database File Format" of SQLite.
struct DatabasePages: ~Copyable {
    /// How many bytes a page has.
    let size: Int
    /// How many pages there are.
    let count: Int
    private let file: OpenFile

    /// Opens a file whose pages are of this size.
    init(_ path: String, pageSize: Int) throws(SystemError) {
        let opened = try OpenFile(path, O_RDONLY)
        let length = Int(try opened.status().st_size)
        file = opened
        size = pageSize
        count = length / max(pageSize, 1)
    }

    /// The bytes of a page, the first of which has number 1; nil where there is none.
    func bytes(_ number: Int) -> [UInt8]? {
        guard number >= 1, number <= count else { return nil }
        var bytes = [UInt8](repeating: 0, count: size)
        let place = off_t((number - 1) * size)
        return pread(file.descriptor, &bytes, size, place) == size ? bytes : nil
    }

    /// Every row of a table that still reads as one, whatever table it was in.
    ///
    /// A page that says what it is tells where its rows are; in one that does not, each place is
    /// tried.
    func forEachRow(_ take: (DatabaseRow) -> Void) {
        for number in 1...max(1, count) {
            guard let page = bytes(number) else { continue }
            let start = number == 1 ? 100 : 0
            let isInner: Bool = [2, 5, 10].contains(page[start])
            if isInner { continue }
            guard let cells = cells(of: page, from: start) else {
                for place in start..<(size - 8) {
                    if let row = row(in: page, at: place) { take(row) }
                }
                continue
            }
            for place in cells {
                if let row = row(in: page, at: place) { take(row) }
            }
        }
    }

    /// Where the rows of a leaf are; nil where the page is none, or is damaged.
    private func cells(of page: [UInt8], from start: Int) -> [Int]? {
        guard page[start] == 0x0D else { return nil }
        let count = Int(page[start + 3]) << 8 | Int(page[start + 4])
        let end = start + 8 + 2 * count
        guard end <= size else { return nil }
        var cells: [Int] = []
        for place in stride(from: start + 8, to: end, by: 2) {
            let cell = Int(page[place]) << 8 | Int(page[place + 1])
            guard cell >= end, cell < size - 4, row(in: page, at: cell) != nil else { return nil }
            cells.append(cell)
        }
        return cells
    }

    /// The row that begins at a place; nil where none can.
    private func row(in page: [UInt8], at place: Int) -> DatabaseRow? {
        var reader = RecordReader(page[place...])
        guard let length = reader.number(), length >= 3, length < 1 << 30,
            let id = reader.number(), id > 0, id < 1 << 40
        else { return nil }
        let local = localLength(of: length)
        let first = reader.place
        guard first + local + (local < length ? 4 : 0) <= size else { return nil }
        // Most places are refused by this, before anything else is read.
        guard RecordReader.mayBegin(page[first..<(first + local)], length: length) else {
            return nil
        }
        var payload = Array(page[first..<(first + local)])
        if local < length {
            var next = page[(first + local)..<(first + local + 4)].reduce(0) { $0 << 8 | Int($1) }
            while payload.count < length {
                guard let page = bytes(next) else { return nil }
                payload += page[4..<min(size, 4 + length - payload.count)]
                next = page[..<4].reduce(0) { $0 << 8 | Int($1) }
            }
        }
        var record = RecordReader(payload[...])
        return record.values().map { DatabaseRow(id: Int64(id), values: $0) }
    }

    /// How much of a row is on its own page, the rest being on others.
    private func localLength(of length: Int) -> Int {
        guard length > size - 35 else { return length }
        let least = (size - 12) * 32 / 255 - 23
        let most = least + (length - least) % (size - 4)
        return most <= size - 35 ? most : least
    }
}

/// A row of some table: its id, and the values of its columns, that of the id being null.
struct DatabaseRow {
    let id: Int64
    let values: [DatabaseValue]
}
