package import RecipeModel

/// The name of a setting that the program itself asks for.
package struct SettingKey: RawRepresentable, Hashable, Sendable {
    /// The name as typed, in lower case.
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = name }

    package static let theme = SettingKey("theme")
    package static let layout = SettingKey("layout")
    package static let ingredients = SettingKey("ingredients")
    package static let pictures = SettingKey("pictures")
    package static let links = SettingKey("links")
    package static let symbols = SettingKey("symbols")
    package static let accessible = SettingKey("accessible")
    package static let editor = SettingKey("editor")
    package static let history = SettingKey("history")
    package static let pager = SettingKey("pager")
    package static let format = SettingKey("format")
    package static let bareWords = SettingKey("bare-words")
    package static let onError = SettingKey("on-error")
    package static let echo = SettingKey("echo")
    package static let service = SettingKey("service")
    package static let prefetch = SettingKey("prefetch")
    package static let timeout = SettingKey("timeout")
    package static let pageSize = SettingKey("page-size")
    package static let staples = SettingKey("staples")
    package static let units = SettingKey("units")
    package static let bell = SettingKey("bell")
    package static let maxMissing = SettingKey("max-missing")
    package static let dinnerAt = SettingKey("dinner-at")
    package static let cacheSize = SettingKey("cache-size")

    /// Where a service is.
    package static func address(of service: ServiceName) -> SettingKey {
        SettingKey(service.rawValue + addressEnding)
    }

    /// The file of certificates that are trusted for a service alone.
    package static func authority(of service: ServiceName) -> SettingKey {
        SettingKey(service.rawValue + ".ca")
    }

    /// Whether it says where some service is.
    package var isAddress: Bool { rawValue.hasSuffix(SettingKey.addressEnding) }

    private static let addressEnding = ".url"
}

/// A setting that is one of a few words, the default first.
package typealias SettingChoice = RawRepresentable<String> & CaseIterable & Sendable

/// The colours: for a dark or a light background, or few or none.
package enum ThemeSetting: String, CaseIterable, Sendable {
    case auto, dark, light, neutral, none
}

/// How recipes are laid out.
package enum LayoutSetting: String, CaseIterable, Sendable {
    case auto, list, cards, split
}

/// How many ingredients a list shows of each recipe.
package enum IngredientsSetting: String, CaseIterable, Sendable {
    case brief, all
}

/// How pictures are shown.
package enum PictureSetting: String, CaseIterable, Sendable {
    case auto, kitty, sixel, blocks, none
}

/// Whether something is done, or is done where it works.
package enum SwitchSetting: String, CaseIterable, Sendable {
    case auto, on, off
}

/// Whether signs beyond ASCII are drawn.
package enum SymbolSetting: String, CaseIterable, Sendable {
    case auto, unicode, ascii
}

/// The keys of the prompt.
package enum EditorSetting: String, CaseIterable, Sendable {
    case emacs, vi
}

/// What a line without a command name does.
package enum BareWordsSetting: String, CaseIterable, Sendable {
    case search, error
}

/// Whether an error ends a script.
package enum OnErrorSetting: String, CaseIterable, Sendable {
    case stop, `continue`
}

/// What shows output that is taller than the screen.
package enum PagerSetting: Hashable, Sendable {
    /// A screen of our own.
    case auto
    case off
    /// A program with its arguments.
    case program(String)

    static let words = ["auto", "off"]

    init(_ text: String) {
        switch text {
        case "auto": self = .auto
        case "off", "": self = .off
        default: self = .program(text)
        }
    }
}
