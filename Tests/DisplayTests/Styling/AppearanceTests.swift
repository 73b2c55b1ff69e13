import Testing

@testable import Display

/// How the looks of one text are laid over one another.
struct AppearanceTests {
    private let red = Appearance(foreground: 1, background: 2, isBold: true)

    @Test func theNumbersComeInOneOrder() {
        let all = Appearance(
            foreground: 117,
            background: 214,
            isBold: true,
            isUnderlined: true,
            isReversed: true
        )
        #expect(all.codes == ["1", "4", "7", "38;5;117", "48;5;214"])
        #expect(Appearance().codes == [])
        #expect(Appearance(isUnderlined: true).codes == ["4"])
        #expect(Appearance(foreground: 0).codes == ["38;5;0"], "black is a colour")
    }

    /// What is laid over wins where it says something, and takes nothing away where it does not.
    @Test func whatIsLaidOverWins() {
        #expect(red.overlaid(by: Appearance()) == red)
        #expect(Appearance().overlaid(by: red) == red)
        #expect(
            red.overlaid(by: Appearance(foreground: 5))
                == Appearance(foreground: 5, background: 2, isBold: true)
        )
        #expect(
            red.overlaid(by: Appearance(background: 6))
                == Appearance(foreground: 1, background: 6, isBold: true)
        )
    }

    @Test func traitsOfBothAreThere() {
        let under = Appearance(isUnderlined: true)
        let reversed = Appearance(isReversed: true)
        #expect(under.overlaid(by: reversed) == Appearance(isUnderlined: true, isReversed: true))
        #expect(reversed.overlaid(by: under) == Appearance(isUnderlined: true, isReversed: true))
        #expect(Appearance(isBold: true).overlaid(by: under).isBold)
        #expect(under.overlaid(by: Appearance(isBold: true)).isBold)
    }
}
