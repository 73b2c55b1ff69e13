import KitchenLanguage
package import RecipeModel

/// What the cook has set, in layers: the strongest that says something is in effect.
///
/// A plain value; it reads no file and no environment, but takes what was read.
package struct Settings: Hashable, Sendable {
    /// The settings that there are, in the order in which they are listed.
    package let definitions: [SettingDefinition]
    private var values: [Place: String] = [:]

    private struct Place: Hashable {
        let origin: SettingOrigin
        let key: String
    }

    /// The settings of this program, all at their defaults.
    ///
    /// - Parameters:
    ///   - services: The services that can be named, the default first.
    ///   - addressed: Those of them that are at an address which can be set.
    ///   - own: Those of them that are servers of the cook's own.
    package init(services: [ServiceName], addressed: [ServiceName], own: [ServiceName] = []) {
        self.init(SettingDefinition.table(services: services, addressed: addressed, own: own))
    }

    /// The settings of a table, all at their defaults.
    package init(_ definitions: [SettingDefinition]) { self.definitions = definitions }

    /// A setting, by its name in any letter case; nil when there is none.
    package func definition(of key: String) -> SettingDefinition? {
        let key = key.trimmingWhitespace().lowercased()
        return definitions.first { $0.key == key }
    }

    /// The value in effect and where it comes from; nil for a name that isn't a setting.
    package func value(of key: String) -> (value: String, origin: SettingOrigin)? {
        guard let definition = definition(of: key) else { return nil }
        for origin in SettingOrigin.allCases {
            if let value = values[Place(origin: origin, key: definition.key)] {
                return (value, origin)
            }
        }
        return (definition.defaultValue, .default)
    }

    /// Sets a value, in the layer of the command `set` unless another one is named.
    ///
    /// Throws `SettingValueError` and changes nothing for a name that isn't a setting, and when the value
    /// is not what it may be.
    package mutating func set(
        _ key: String,
        to value: String,
        as origin: SettingOrigin = .set
    ) throws(SettingValueError) {
        guard let definition = definition(of: key) else {
            throw .unknownKey(key, nearest: nearestKey(to: key))
        }
        guard let normalized = definition.kind.normalized(value) else {
            throw .badValue(key: definition.key, value: value, wanted: definition.kind)
        }
        values[Place(origin: origin, key: definition.key)] = normalized
    }

    /// Undoes what the command `set` set; whether there was something to undo.
    @discardableResult
    package mutating func unset(_ key: String) -> Bool {
        guard let definition = definition(of: key) else { return false }
        return values.removeValue(forKey: Place(origin: .set, key: definition.key)) != nil
    }

    /// Undoes what one origin says of a setting.
    package mutating func forget(_ key: String, of origin: SettingOrigin) {
        guard let definition = definition(of: key) else { return }
        values[Place(origin: origin, key: definition.key)] = nil
    }

    /// Takes over what one origin says in other settings, before anything else that is said.
    package mutating func take(_ origin: SettingOrigin, from other: Settings) {
        for (place, value) in other.values where place.origin == origin { values[place] = value }
    }

    mutating func clear(_ origin: SettingOrigin) {
        values = values.filter { $0.key.origin != origin }
    }

    /// The setting that a mistyped name may have meant; nil when none is close.
    ///
    /// Close is one slip where either name has five letters or fewer, else two; or the beginning
    /// of a name.
    package func nearestKey(to word: String) -> String? {
        let word = word.trimmingWhitespace().lowercased()
        guard !word.isEmpty, word.utf8.count <= 100 else { return nil }
        let keys = definitions.map(\.key)
        return EditDistance.closest(to: word, among: keys) ?? keys.first { $0.hasPrefix(word) }
    }
}
