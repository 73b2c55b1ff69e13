/// A colour of a pixel, in sRGB.
package struct PixelColour: Hashable, Sendable {
    /// How much red it has.
    package var red: UInt8
    /// How much green it has.
    package var green: UInt8
    /// How much blue it has.
    package var blue: UInt8

    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Black.
    package static let black = PixelColour(0, 0, 0)
    /// White.
    package static let white = PixelColour(255, 255, 255)

    /// A place in the table of 256 colours, from 16 on: a cube of 6 by 6 by 6, then 24 greys.
    ///
    /// The numbers are xterm's; the 16 before are the cook's own and have no fixed colour.
    package init(table place: Int) {
        let place = min(max(place, 16), 255)
        if place >= 232 {
            let grey = UInt8(8 + 10 * (place - 232))
            self.init(grey, grey, grey)
            return
        }
        let cube = place - 16
        self.init(
            PixelColour.levels[cube / 36],
            PixelColour.levels[cube / 6 % 6],
            PixelColour.levels[cube % 6]
        )
    }

    /// The place in the table of 256 colours that comes nearest.
    package var nearestInTable: UInt8 {
        let steps = [red, green, blue].map(PixelColour.nearestLevel)
        let cube = 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
        let mean = (Int(red) + Int(green) + Int(blue)) / 3
        let grey = 232 + min(max((mean - 3) / 10, 0), 23)
        return distance(to: PixelColour(table: grey)) < distance(to: PixelColour(table: cube))
            ? UInt8(grey) : UInt8(cube)
    }

    private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

    private static func nearestLevel(of value: UInt8) -> Int {
        switch value {
        case ..<48: 0
        case ..<115: 1
        default: (Int(value) - 35) / 40
        }
    }

    private func distance(to other: PixelColour) -> Int {
        let parts = [
            Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue),
        ]
        return parts.reduce(0) { $0 + $1 * $1 }
    }
}
