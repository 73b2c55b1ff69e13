import Documents

/// Which colours the terminal's background asks for.
package enum Theme: String, Hashable, Sendable, CaseIterable {
    /// Light colours on a dark background.
    case dark
    /// Dark colours on a light background.
    case light
    /// Bold, underline and reverse only: right on any background.
    case neutral
    /// No colour; bold and underline where the style keeps them.
    case none
}

/// How a terminal draws a role.
///
/// Colours are places in the 256-colour table that xterm began and most terminals know.
struct Appearance: Hashable {
    var foreground: UInt8?
    var background: UInt8?
    var isBold = false
    var isUnderlined = false
    var isReversed = false

    /// The numbers between `ESC [` and `m` (ECMA-48, SGR), without those for nothing.
    var codes: [String] {
        var codes: [String] = []
        if isBold { codes.append("1") }
        if isUnderlined { codes.append("4") }
        if isReversed { codes.append("7") }
        if let foreground { codes.append("38;5;\(foreground)") }
        if let background { codes.append("48;5;\(background)") }
        return codes
    }

    /// This one with the other's traits laid over it.
    func overlaid(by other: Appearance) -> Appearance {
        Appearance(
            foreground: other.foreground ?? foreground,
            background: other.background ?? background,
            isBold: isBold || other.isBold,
            isUnderlined: isUnderlined || other.isUnderlined,
            isReversed: isReversed || other.isReversed
        )
    }
}

extension Theme {
    /// How this theme draws a role.
    func appearance(of role: Role) -> Appearance {
        switch self {
        case .dark: colored(role, as: Theme.darkColors)
        case .light: colored(role, as: Theme.lightColors)
        case .neutral:
            plain(role, badge: Appearance(isReversed: true), star: Appearance(isBold: true))
        case .none: plain(role, badge: Appearance(), star: Appearance())
        }
    }

    private struct Colors {
        var matchedFood: UInt8
        var badge: (text: UInt8, ground: UInt8)
        var star: UInt8
        var secondary: UInt8
        var link: UInt8
        var good: UInt8
        var warning: UInt8
        var error: UInt8
    }

    private static let darkColors = Colors(
        matchedFood: 117,
        badge: (16, 214),
        star: 220,
        secondary: 246,
        link: 75,
        good: 114,
        warning: 214,
        error: 203
    )

    private static let lightColors = Colors(
        matchedFood: 25,
        badge: (231, 124),
        star: 94,
        secondary: 240,
        link: 25,
        good: 22,
        warning: 94,
        error: 124
    )

    private func colored(_ role: Role, as colors: Colors) -> Appearance {
        switch role {
        case .title: Appearance(isBold: true)
        case .matchedFood: Appearance(foreground: colors.matchedFood)
        case .badge:
            Appearance(foreground: colors.badge.text, background: colors.badge.ground)
        case .star: Appearance(foreground: colors.star)
        case .secondary: Appearance(foreground: colors.secondary)
        case .link: Appearance(foreground: colors.link)
        case .good: Appearance(foreground: colors.good)
        case .warning: Appearance(foreground: colors.warning)
        case .error: Appearance(foreground: colors.error)
        }
    }

    private func plain(_ role: Role, badge: Appearance, star: Appearance) -> Appearance {
        switch role {
        case .title, .warning, .error: Appearance(isBold: true)
        case .matchedFood, .link: Appearance(isUnderlined: true)
        case .badge: badge
        case .star: star
        case .secondary, .good: Appearance()
        }
    }
}
