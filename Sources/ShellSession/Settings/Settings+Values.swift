package import KitchenLanguage
package import RecipeModel

extension Settings {
    package var theme: ThemeSetting { choice(.theme, else: .auto) }

    package var layout: LayoutSetting { choice(.layout, else: .auto) }

    package var ingredients: IngredientsSetting { choice(.ingredients, else: .brief) }

    /// Whether web addresses can be opened from the terminal.
    package var links: SwitchSetting { choice(.links, else: .auto) }

    package var pictures: PictureSetting { choice(.pictures, else: .auto) }

    package var symbols: SymbolSetting { choice(.symbols, else: .auto) }

    /// Whether output is for reading aloud.
    package var isAccessible: Bool { isOn(.accessible) }

    package var editor: EditorSetting { choice(.editor, else: .emacs) }

    /// Whether typed lines are kept.
    package var keepsHistory: Bool { isOn(.history) }

    package var pager: PagerSetting { PagerSetting(text(.pager)) }

    /// The form of answers; nil where it follows from where they go.
    package var format: OutputFormat? { OutputFormat(rawValue: text(.format)) }

    package var bareWords: BareWordsSetting { choice(.bareWords, else: .search) }

    package var onError: OnErrorSetting { choice(.onError, else: .stop) }

    /// Whether a script prints its commands.
    package var echoesCommands: Bool { isOn(.echo) }

    /// Where recipes come from.
    package var service: ServiceName { ServiceName(rawValue: text(.service)) }

    /// When pages are fetched ahead.
    package var prefetch: PrefetchPolicy { choice(.prefetch, else: .on) }

    /// How long a request may take, in milliseconds.
    package var timeoutMilliseconds: Int { TimeSpan(text(.timeout))?.milliseconds ?? 10_000 }

    /// Recipes on a page, where a service lets us choose.
    package var pageSize: Int { PlainNumber(text(.pageSize))?.whole ?? 10 }

    /// Foods that are always in the house.
    package var staples: [String] {
        text(.staples).split { $0 == " " || $0 == "," }.map(String.init)
    }

    /// The units that amounts are shown in; nil for each recipe's own.
    package var units: UnitSystem? { UnitSystem(rawValue: text(.units)) }

    /// Whether a timer sounds the terminal's bell.
    package var soundsBell: Bool { isOn(.bell) }

    /// How many things may be missing where `cook` does not say.
    package var maxMissing: Int { PlainNumber(text(.maxMissing))?.whole ?? 3 }

    /// When dinner is, in minutes after midnight; nil where it has no time.
    package var dinnerAt: Int? { ClockTime(text(.dinnerAt))?.minutes }

    /// Bytes that the cache may have on disk.
    package var cacheLimit: Int { ByteCount(text(.cacheSize).lowercased())?.bytes ?? 0 }

    /// Where a service is, if that is set.
    package func address(of service: ServiceName) -> String? {
        let address = text(.address(of: service))
        return address.isEmpty || address == ServiceAddress.noneWord ? nil : address
    }

    /// The file of certificates that are trusted for a service alone, if that is set.
    package func authority(of service: ServiceName) -> String? {
        let path = text(.authority(of: service))
        return path.isEmpty ? nil : path
    }

    /// Whether the command `set` says what a setting is.
    package func isSet(_ key: SettingKey) -> Bool { value(of: key.rawValue)?.origin == .set }

    private func text(_ key: SettingKey) -> String { value(of: key.rawValue)?.value ?? "" }

    private func isOn(_ key: SettingKey) -> Bool { text(key) == SettingDefinition.on }

    private func choice<Choice: SettingChoice>(
        _ key: SettingKey,
        else usual: Choice
    ) -> Choice {
        Choice(rawValue: text(key)) ?? usual
    }
}
