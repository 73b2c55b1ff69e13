import CZLib
import Foundation
import GRDB
import KitchenLanguage
import RecipeModel

/// The checksums of a backup's parts, in lines of text after the last page of its database.
///
/// SQLite takes no notice of what follows the pages that a file says it has, so a program that
/// knows nothing of checksums reads such a backup as it reads one without.
///
/// ```
/// recipe-backup 1
/// favorites 9ae0daaf
/// …
/// sum 5d1f27c3
/// ```
struct BackupSums: Hashable {
    /// CRC-32 over all that a part has, row by row; 0 for one that has nothing.
    private(set) var sums: [BackupPart: UInt32] = [:]

    /// What a file has of them.
    enum Found: Hashable {
        /// Nothing: an older version of this program wrote it, or it is no backup.
        case none
        /// Something that can't be read.
        case unreadable
        case sums(BackupSums)
    }

    /// The sums of what a database holds now.
    init(of db: Database) throws {
        for part in BackupPart.allCases { sums[part] = try Self.sum(of: part, in: db) }
    }

    /// The parts that a database doesn't have as they were. Throws what isn't damage.
    func changed(in db: Database) throws -> Set<BackupPart> {
        var changed: Set<BackupPart> = []
        for (part, wanted) in sums {
            do {
                if try Self.sum(of: part, in: db) != wanted { changed.insert(part) }
            } catch  where BackupCopy.isDamage(error) {
                changed.insert(part)
            }
        }
        return changed
    }

    /// Those of some parts that had anything.
    func filled(_ parts: Set<BackupPart>) -> Set<BackupPart> {
        parts.filter { sums[$0] ?? 0 != 0 }
    }

    // MARK: - In the file

    private static let head = "recipe-backup 1\n"
    private static let foot = "sum "

    /// The pages of a database have 512 bytes or a multiple of that, so that a file with sums has
    /// another length than one without.
    private static let pageUnit = 512

    /// Adds the sums to a backup that has all its parts.
    static func append(to path: String) throws {
        var configuration = Configuration()
        configuration.readonly = true
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        let sums = try queue.read { try BackupSums(of: $0) }
        try queue.close()
        try OpenFile(path, O_WRONLY | O_APPEND).write(Array(sums.text.utf8))
    }

    /// Finds them in a file. Throws `SystemError`.
    static func find(in path: String) throws -> Found {
        let length = Int(try fileStatus(path: path).st_size)
        guard length % pageUnit != 0 else { return .none }
        let room = min(length, pageUnit - 1)
        let bytes = try OpenFile(path, O_RDONLY).read(from: length - room, upTo: room)
        return BackupSums(String(decoding: bytes, as: UTF8.self)).map(Found.sums) ?? .unreadable
    }

    /// Whether a file begins as a kitchen's database does.
    static func isKitchen(_ path: String) throws -> Bool {
        let start = try OpenFile(path, O_RDONLY).read(upTo: 72)
        let mark = DatabaseSchema.favorites.applicationID
        return start.starts(with: "SQLite format 3\0".utf8)
            && start.dropFirst(68).reduce(0) { $0 << 8 | Int($1) } == mark
    }

    private var text: String {
        let lines = BackupPart.allCases.compactMap { part in
            sums[part].map { "\(part.rawValue) \(String($0, radix: 16))\n" }
        }
        let body = Self.head + lines.joined()
        return "\n\(body)\(Self.foot)\(String(Self.sum(of: body), radix: 16))\n"
    }

    private init?(_ text: String) {
        guard let start = text.range(of: Self.head, options: .backwards)?.lowerBound,
            let end = text.range(of: Self.foot, options: .backwards)
        else { return nil }
        guard start < end.lowerBound else { return nil }
        let body = text[start..<end.lowerBound]
        let told = text[end.upperBound...].trimmingWhitespace()
        guard UInt32(told, radix: 16) == Self.sum(of: String(body)) else { return nil }
        for line in body.split(separator: "\n").dropFirst() {
            let words = line.split(separator: " ")
            guard words.count == 2, let part = BackupPart(rawValue: String(words[0])) else {
                continue
            }
            sums[part] = UInt32(words[1], radix: 16)
        }
    }

    // MARK: - Sums

    private static func sum(of text: String) -> UInt32 {
        var sum = RunningSum()
        sum.add(Array(text.utf8))
        return sum.value
    }

    private static func sum(of part: BackupPart, in db: Database) throws -> UInt32 {
        var sum = RunningSum()
        for question in questions(of: part) {
            let rows = try Row.fetchCursor(db, sql: question)
            while let row = try rows.next() {
                for value in row.databaseValues { sum.add(value) }
            }
        }
        return sum.value
    }

    /// What is asked for all that comes back of a part, without the help of an index that may be
    /// damaged.
    private static func questions(of part: BackupPart) -> [String] {
        let kept = "SELECT favorite_id FROM favorite_list NOT INDEXED WHERE is_kept = 1"
        switch part {
        case .favorites:
            return ["\(kept) ORDER BY favorite_id"]
                + FavoriteRestoring.contents.map { content in
                    let columns = ([content.id] + content.columns).joined(separator: ", ")
                    return """
                        SELECT \(columns) FROM \(content.table) NOT INDEXED
                        WHERE \(content.id) IN (\(kept)) ORDER BY \(content.id)
                        """
                }
        case .recipes:
            return [
                "SELECT count FROM backup_count WHERE kind = 'recipes' AND count > 0",
                BackupParts.question(for: .cookbook),
            ]
        case .settings: return [BackupParts.question(for: .settings)]
        case .startup: return [BackupParts.question(for: .startupScript)]
        case .keys: return [BackupParts.question(for: .keys)]
        case .pantry, .shopping, .notes, .tags, .plan, .cooked, .household:
            return KitchenTable.allCases.filter { $0.part == part }.map { table in
                let columns = (["id"] + table.columns).joined(separator: ", ")
                return "SELECT \(columns) FROM \(table.rawValue) NOT INDEXED ORDER BY id"
            }
        }
    }
}

/// CRC-32 over values, each with its kind and length before it.
private struct RunningSum {
    private(set) var value: UInt32 = 0

    mutating func add(_ bytes: some ContiguousBytes) {
        bytes.withUnsafeBytes { bytes in
            // Of nothing zlib makes the sum of nothing.
            guard let start = bytes.bindMemory(to: UInt8.self).baseAddress, !bytes.isEmpty else {
                return
            }
            value = UInt32(truncatingIfNeeded: crc32_z(UInt(value), start, bytes.count))
        }
    }

    mutating func add(_ column: DatabaseValue) {
        switch column.storage {
        case .null: add("n 0 ")
        case .int64(let number): add("i \(number) ")
        case .double(let number): add("d \(number.bitPattern) ")
        case .string(let text):
            add("t \(text.utf8.count) ")
            add(text)
        case .blob(let data):
            add("b \(data.count) ")
            add(data)
        }
    }

    private mutating func add(_ text: String) { add(Array(text.utf8)) }
}

extension KitchenTable {
    /// Which part of a backup it is.
    var part: BackupPart {
        switch self {
        case .pantry, .useBy, .amount: .pantry
        case .shopping: .shopping
        case .note: .notes
        case .tag: .tags
        case .plan, .link: .plan
        case .cooked, .rating: .cooked
        case .household: .household
        }
    }
}

extension BackupParts.Name {
    /// Which part of a backup it is.
    var part: BackupPart {
        switch self {
        case .cookbook: .recipes
        case .settings: .settings
        case .startupScript: .startup
        case .keys: .keys
        }
    }
}
