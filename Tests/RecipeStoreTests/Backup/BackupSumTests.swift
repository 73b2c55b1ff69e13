import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// A backup whose bytes were changed: what it brings back is as it was written, or is not brought
/// back and said to be damaged.
///
/// Some hundred changes; as many as `RECIPE_BACKUP_CASES` says where it is set.
struct BackupSumTests {
    private static let count =
        ProcessInfo.processInfo.environment["RECIPE_BACKUP_CASES"].flatMap { Int($0) } ?? 96

    private struct Written {
        let bytes: [UInt8]
        let said: BackupContents
        let things: KeptThings
    }

    /// A backup of a kitchen that has something of every kind.
    private func written(_ seed: Int, in folder: TemporaryFolder) async throws -> Written {
        var random = SeededGenerator(seed: seed)
        let kitchen = BackupKitchen(folder("from"))
        for number in 0..<40 where number < 4 || kitchen.lacksSomething {
            try await kitchen.fill(&random, startingAt: number)
        }
        let said = try await kitchen.backup.write(to: folder("kept.sqlite"), withKeys: true)
        let things = try await KeptThings(kitchen)
        await kitchen.close()
        return Written(bytes: try folder.bytes("kept.sqlite"), said: said, things: things)
    }

    @Test(arguments: 0..<4)
    func whateverIsChangedNothingWrongComesBack(_ part: Int) async throws {
        let folder = try TemporaryFolder()
        let written = try await written(40 + part, in: folder)
        var random = SeededGenerator(seed: 90 + part)
        var refused = 0
        for number in stride(from: part, to: Self.count, by: 4) {
            var bytes = written.bytes
            Self.change(&bytes, &random)
            try folder.write(bytes, to: "changed.sqlite")
            let file = folder("changed.sqlite")
            let kitchen = BackupKitchen(folder("to-\(number)"))
            let comment = Comment(rawValue: "part \(part), change \(number)")
            let found: BackupContents?
            do {
                found = try await kitchen.backup.contents(of: file)
            } catch StoreError.newerFormat(_) {
                // The number of its version is where it was changed.
                found = nil
            }
            guard let contents = found else {
                refused += 1
                continue
            }
            if !contents.isWhole { refused += 1 }
            var wanted = written.said
            wanted.remove(contents.damaged)
            var counts = contents
            (counts.damaged, counts.isUnproven) = ([], false)
            if !contents.isUnproven { #expect(counts == wanted, comment) }
            _ = try await kitchen.backup.restore(from: file, named: "changed.sqlite")
            let now = try await KeptThings(kitchen)
            if !contents.isUnproven {
                #expect(now == written.things.without(contents.damaged), comment)
            }
            await kitchen.close()
            try FileManager.default.removeItem(atPath: folder("to-\(number)"))
        }
        #expect(refused > 0)
    }

    /// Overwrites some bytes in a row, leaves the end off, or puts something at the end.
    private static func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0: bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
        case 1: bytes += (0..<Int.random(in: 1...600, using: &random)).map { _ in 0x41 }
        default:
            // Half of them near the ends, where the file says what it is.
            let length = [1, 4, 20, 20, 20, 400].randomElement(using: &random) ?? 20
            let places =
                [0..<4_096, (bytes.count - 400)..<bytes.count, 0..<bytes.count, 0..<bytes.count]
                .randomElement(using: &random) ?? 0..<bytes.count
            let start = Int.random(in: places, using: &random)
            for place in start..<min(start + length, bytes.count) {
                bytes[place] = UInt8.random(in: 0...255, using: &random)
            }
        }
    }

    /// What is damaged is told by its name.
    @Test(
        arguments: [
            ("Dish ", [.favorites, .plan, .cooked]), ("stews.json", [.recipes]),
            ("page-size = ", [.settings, .startup, .keys]),
        ] as [(String, Set<BackupPart>)]
    )
    func whatIsDamagedIsToldByItsName(mark: String, parts: Set<BackupPart>) async throws {
        let folder = try TemporaryFolder()
        // Kitchens are random: the first that has what is to be damaged.
        var bytes: [UInt8] = []
        for seed in 7..<27 where bytes.firstRange(of: Array(mark.utf8)) == nil {
            bytes = try await written(seed, in: try TemporaryFolder()).bytes
        }
        while let found = bytes.firstRange(of: Array(mark.utf8)) { bytes[found.lowerBound] ^= 1 }
        try folder.write(bytes, to: "changed.sqlite")
        let kitchen = BackupKitchen(folder("to"))
        let contents = try await kitchen.backup.contents(of: folder("changed.sqlite"))
        #expect(contents?.damaged == parts)
        await kitchen.close()
    }

    /// One that an older version wrote has no checksums, and is restored as before.
    @Test func withoutChecksumsABackupIsRestored() async throws {
        let folder = try TemporaryFolder()
        let written = try await written(3, in: folder)
        let length = written.bytes.count / 512 * 512
        #expect(length < written.bytes.count)
        try folder.write(Array(written.bytes[..<length]), to: "old.sqlite")
        let kitchen = BackupKitchen(folder("to"))
        let contents = try await kitchen.backup.contents(of: folder("old.sqlite"))
        #expect(contents == written.said)
        _ = try await kitchen.backup.restore(from: folder("old.sqlite"), named: "old.sqlite")
        #expect(try await KeptThings(kitchen) == written.things)
        await kitchen.close()
    }
}

extension BackupKitchen {
    /// Whether one of the files is not there yet.
    fileprivate var lacksSomething: Bool {
        ![places.configFile, places.startupScript, places.keyFile]
            .allSatisfy { FileManager.default.fileExists(atPath: $0) }
    }
}

extension KeptThings {
    /// All but what belongs to some parts.
    fileprivate func without(_ parts: Set<BackupPart>) -> KeptThings {
        var rest = self
        for part in parts {
            switch part {
            case .favorites: (rest.favorites, rest.dates) = ([], [:])
            case .recipes: (rest.recipes, rest.origins, rest.hidden) = ([:], [:], [])
            case .pantry: (rest.pantry, rest.useBy) = ([], [])
            case .plan: rest.plan = []
            case .cooked: rest.cooked = []
            case .household: rest.household = []
            case .shopping: rest.shopping = []
            case .notes: rest.notes = []
            case .tags: rest.tags = []
            case .settings: rest.files["config"] = nil
            case .startup: rest.files["startup.rcp"] = nil
            case .keys: rest.files["keys"] = nil
            }
        }
        return rest
    }
}
