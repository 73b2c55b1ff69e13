import Documents
import Foundation
import ShellAnswers
import Testing

@testable import Display

struct ThemeTests {
    /// Law: every colour stands out from its ground by 5 to 1 at least (WCAG 2.1, "contrast ratio").
    @Test(arguments: [Theme.dark, .light], Role.allCases)
    func coloursStandOut(_ theme: Theme, role: Role) {
        let appearance = theme.appearance(of: role)
        let ground: UInt8 = theme == .dark ? 16 : 231
        let text = TableColor(appearance.foreground ?? (theme == .dark ? 231 : 16))
        let contrast = text.contrast(with: TableColor(appearance.background ?? ground))
        #expect(contrast >= 5, "\(role) in \(theme): \(contrast)")
    }

    /// On the terminal's own ground the badge has to be seen as well.
    @Test(arguments: [Theme.dark, .light])
    func badgeStandsOutFromTheScreen(_ theme: Theme) throws {
        let ground = try #require(theme.appearance(of: .badge).background)
        let screen = TableColor(theme == .dark ? 16 : 231)
        #expect(TableColor(ground).contrast(with: screen) >= 5)
    }

    @Test(arguments: [Theme.neutral, .none], Role.allCases)
    func themesWithoutColourHaveNone(_ theme: Theme, role: Role) {
        let appearance = theme.appearance(of: role)
        #expect(appearance.foreground == nil && appearance.background == nil)
    }

    @Test func rolesAreAsKept() throws {
        var text = ""
        for theme in Theme.allCases {
            for role in Role.allCases {
                let codes = theme.appearance(of: role).codes.joined(separator: " ")
                text += "\(theme.rawValue) \(role): \(codes.isEmpty ? "plain" : codes)\n"
            }
        }
        try KeptScreen.compare(text, with: "roles")
    }

    @Test func badgeHasBracketsWhereNothingMarksIt() {
        let answer = Sample.results
        for theme in Theme.allCases {
            let marked = renderer(theme: theme, bold: true).output(.results(answer))
            #expect(marked.contains("[Has lactose]") == (theme == .none))
        }
        let plain = renderer(theme: .dark, bold: false).output(.results(answer))
        #expect(plain.contains("[Has lactose]"))
        #expect(!plain.contains("\u{1B}"))
    }

    @Test func listInColourIsAsKept() throws {
        let text = renderer(theme: .dark, bold: true).output(.results(Sample.results))
        try KeptScreen.compare(text.replacing("\u{1B}", with: "␛"), with: "list-dark")
    }
}

/// A colour of the 256-colour table.
private struct TableColor {
    let red: Double
    let green: Double
    let blue: Double

    /// The colours from 16 on, which terminals agree on: a cube of 6 steps, then 24 greys.
    init(_ place: UInt8) {
        let steps: [Double] = [0, 95, 135, 175, 215, 255]
        if place >= 232 {
            let grey = Double(8 + 10 * (Int(place) - 232))
            (red, green, blue) = (grey, grey, grey)
        } else {
            let index = Int(place) - 16
            red = steps[index / 36]
            green = steps[index / 6 % 6]
            blue = steps[index % 6]
        }
    }

    private var luminance: Double {
        func linear(_ value: Double) -> Double {
            let share = value / 255
            return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    func contrast(with other: TableColor) -> Double {
        let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (light + 0.05) / (dark + 0.05)
    }
}
