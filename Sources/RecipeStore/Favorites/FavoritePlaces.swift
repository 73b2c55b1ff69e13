import Foundation

/// Where the favorites lie in their folder, and the names of what may lie beside them.
struct FavoritePlaces {
    let folder: String

    /// The file itself.
    var database: String { folder + "/favorites.sqlite" }
    /// Held shared while the file is written, and alone while it is made, brought up or replaced.
    var lock: String { folder + "/favorites.lock" }

    /// The file while it is made.
    var draft: String { folder + "/favorites.sqlite-new" }

    /// A free name for a damaged file, with its date.
    func aside(at time: Int) -> String { free("favorites-damaged-\(FavoritePlaces.date(time))") }

    /// A free name for the copy that is made before a file is brought up from an older version.
    func copy(ofVersion version: Int, at time: Int) -> String {
        free("favorites-version-\(version)-\(FavoritePlaces.date(time))")
    }

    /// A free name of a folder to work in.
    func workshop() -> String {
        "\(folder)/\(FavoritePlaces.workshopPrefix)\(UInt64.random(in: 0 ... .max))"
    }

    /// Removes what a shell left that was killed at work; the lock is held alone.
    func removeWorkshops() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix(FavoritePlaces.workshopPrefix) {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
    }

    private static let workshopPrefix = "favorites-repair-"

    private func free(_ name: String) -> String {
        let names = sequence(first: 1) { $0 + 1 }.lazy.map { number in
            "\(folder)/\(name)\(number == 1 ? "" : "-\(number)").sqlite"
        }
        return names.first { FileIdentity(path: $0) == nil } ?? "\(folder)/\(name).sqlite"
    }

    /// A moment as it can stand in a file's name: `2026-05-12T101500Z`.
    private static func date(_ time: Int) -> String {
        var seconds = time_t(time)
        var parts = tm()
        gmtime_r(&seconds, &parts)
        let numbers = [
            parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min,
            parts.tm_sec,
        ].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return numbers[..<3].joined(separator: "-") + "T" + numbers[3...].joined() + "Z"
    }
}
