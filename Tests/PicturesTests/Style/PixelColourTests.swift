import Testing

@testable import Pictures

struct PixelColourTests {
    @Test func aColourOfTheTableIsNearestToItself() {
        for place in 16...255 {
            let colour = PixelColour(table: place)
            #expect(PixelColour(table: Int(colour.nearestInTable)) == colour, "\(place)")
        }
    }

    static let examples: [(colour: PixelColour, place: UInt8)] = [
        (PixelColour(255, 175, 0), 214), (PixelColour(0, 0, 0), 16), (PixelColour(250, 0, 8), 196),
        (PixelColour(120, 121, 119), 243),
    ]

    @Test(arguments: examples)
    func otherColoursGetTheNearest(_ colour: PixelColour, _ place: UInt8) {
        #expect(colour.nearestInTable == place)
    }

    private func distance(_ a: PixelColour, _ b: PixelColour) -> Int {
        let parts = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)]
        return parts.reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
    }

    @Test(arguments: UInt8.min...UInt8.max)
    func noGreyOfTheTableIsNearerToAGrey(_ level: UInt8) {
        let colour = PixelColour(level, level, level)
        let chosen = distance(colour, PixelColour(table: Int(colour.nearestInTable)))
        #expect(chosen == (16...255).map { distance(colour, PixelColour(table: $0)) }.min())
    }

    @Test func nothingInTheTableIsNearerThanTheChosen() {
        for red in stride(from: 0, through: 255, by: 51) {
            for green in stride(from: 3, through: 255, by: 36) {
                for blue in stride(from: 0, through: 255, by: 17) {
                    let colour = PixelColour(UInt8(red), UInt8(green), UInt8(blue))
                    let chosen = distance(colour, PixelColour(table: Int(colour.nearestInTable)))
                    let best = (16...231).map { distance(colour, PixelColour(table: $0)) }.min()
                    #expect(chosen <= best ?? 0, "\(colour)")
                }
            }
        }
    }
}
