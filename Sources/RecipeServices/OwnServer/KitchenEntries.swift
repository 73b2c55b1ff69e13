import MealPlan
import RecipeModel

extension OwnServerCalls {
    /// An entry at a path; nil where there is none.
    func entry(_ path: String) async throws -> JSONValue? {
        do {
            return try await ask(path, [], .asked) { $0 }.value
        } catch ServiceError.serverFailed(status: 404, _, _) {
            return nil
        }
    }

    /// An entry that is still what it was when it was read. Throws `ChangedThere` where it isn't.
    func entry(_ path: String, where isSame: (JSONValue) -> Bool) async throws -> JSONValue {
        guard let entry = try await entry(path), isSame(entry) else { throw ChangedThere() }
        return entry
    }

    /// Removes an entry; one that is gone is.
    func removeEntry(_ path: String) async throws {
        do {
            try await change(.delete, path)
        } catch ServiceError.serverFailed(status: 404, _, _) {
            // Somebody was quicker.
        }
    }
}

extension JSONValue {
    /// Those of its members that a server takes, with others in their place.
    func members(_ keys: [String], with others: [JSONMember]) -> [JSONMember] {
        let names = Set(others.map(\.key))
        let kept = keys.compactMap { key -> JSONMember? in
            guard !names.contains(key), let value = self[key] else { return nil }
            return JSONMember(key, value.output)
        }
        return kept + others
    }

    /// A number or a text that tells an entry from others.
    var entryID: String? { text.flatMap { $0.isEmpty ? nil : $0 } }
}

/// Days as servers tell them: by a time in some zone.
enum ServerTime {
    /// The day of a time where the cook is; of a date alone that date.
    static func day(of text: String?, offset: Int) -> CalendarDay? {
        guard let text else { return nil }
        if let day = CalendarDay(iso: text) { return day }
        return CivilTime.seconds(ofISO8601: text).map { CalendarDay(seconds: $0, offset: offset) }
    }

    /// Noon of a day where the cook is, which is on that day in nearly every other zone as well.
    static func noon(of day: CalendarDay, offset: Int) -> String {
        CivilTime.iso8601(day.number * 86_400 + 43_200 - offset)
    }
}
