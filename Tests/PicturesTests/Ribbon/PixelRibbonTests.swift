import RecipeTestSupport
import Testing

@testable import Pictures

struct PixelRibbonTests {
    static let sizes: [PixelSize] = {
        var numbers = SeededGenerator(seed: 45)
        let random = (0..<40).map { _ in
            PixelSize(
                width: .random(in: 1...500, using: &numbers),
                height: .random(in: 1...300, using: &numbers)
            )
        }
        return random + [
            PixelSize(width: 360, height: 140), PixelSize(width: 60, height: 60),
            PixelSize(width: 2_000, height: 1_000),
        ]
    }()

    @Test(arguments: sizes)
    func theBandLiesInsideThePictureAtItsTopRightCorner(_ size: PixelSize) {
        guard let ribbon = PixelRibbon(in: size) else {
            #expect(min(size.width, size.height) < 60)
            return
        }
        let far = ribbon.reach + ribbon.breadth / 2.0.squareRoot()
        #expect(far <= Double(min(size.width, size.height)) + 0.001)
        #expect(ribbon.part(x: Double(size.width) - 0.5, y: 0.5) == .outside)
        #expect(ribbon.part(x: 0.5, y: Double(size.height) - 0.5) == .outside)
    }

    /// Along a line at 45 degrees a place stays as far from the band's middle as it is.
    @Test(arguments: sizes)
    func theBandIsAt45Degrees(_ size: PixelSize) {
        guard let ribbon = PixelRibbon(in: size) else { return }
        let middle = ribbon.reach / 2
        for offset in stride(from: -0.9, through: 0.9, by: 0.1) {
            let along = offset * middle
            let x = Double(size.width) - middle + along
            #expect(ribbon.part(x: x, y: middle + along) != .outside, "\(offset)")
            let away = ribbon.breadth
            #expect(ribbon.part(x: x - away, y: middle + along + away) == .outside)
        }
    }

    @Test(arguments: sizes)
    func allOfTheWordsStandOnTheBand(_ size: PixelSize) {
        guard let ribbon = PixelRibbon(in: size) else { return }
        let root = 2.0.squareRoot()
        let length = Double(PixelRibbon.words.count * PixelFace.advance - 1)
        var points = 0
        for place in PixelRibbon.words.indices {
            for column in 0..<PixelFace.width {
                for row in 0..<PixelFace.height {
                    let letter = PixelRibbon.words[place]
                    guard PixelFace.isSet(letter, column: column, row: row) else { continue }
                    points += 1
                    let across = Double(place * PixelFace.advance + column) + 0.5
                    let t = (across - length / 2) * ribbon.point
                    let s = (Double(row) + 0.5 - Double(PixelFace.height) / 2) * ribbon.point
                    let (sum, difference) = (s * root + ribbon.reach, t * root)
                    let (a, b) = ((sum - difference) / 2, (sum + difference) / 2)
                    let x = Double(size.width) - a
                    #expect(ribbon.part(x: x, y: b) == .ink)
                    #expect(x > 0 && x < Double(size.width) && b > 0 && b < Double(size.height))
                }
            }
        }
        #expect(points > 100)
    }

    @Test func everyLetterOfTheWordsIsInTheFace() {
        for letter in PixelRibbon.words where letter != " " {
            let isSet = (0..<7).contains { row in
                (0..<5).contains { PixelFace.isSet(letter, column: $0, row: row) }
            }
            #expect(isSet, "\(letter)")
        }
    }

    @Test func nothingOutsideTheBandIsTouched() throws {
        let size = PixelSize(width: 160, height: 90)
        let before = PixelBuffer(width: size.width, height: size.height, filled: .white)
        var pixels = before
        let ribbon = try #require(PixelRibbon(in: size))
        ribbon.draw(on: &pixels, in: .dark)
        var (band, ink) = (0, 0)
        for y in 0..<size.height {
            for x in 0..<size.width {
                let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { dx, dy in
                    ribbon.part(x: Double(x + dx), y: Double(y + dy))
                }
                if Set(corners) == [.outside] {
                    #expect(pixels[x, y] == .white, "\(x) \(y)")
                }
                if pixels[x, y] == RibbonColours.dark.band { band += 1 }
                if pixels[x, y].isLike(RibbonColours.dark.ink) { ink += 1 }
            }
        }
        #expect(band > 500 && ink > 50)
    }

    @Test(arguments: [(1, 1), (3, 200), (200, 3), (40, 40)])
    func aPictureTooSmallForLettersHasNoRibbon(width: Int, height: Int) {
        #expect(PixelRibbon(in: PixelSize(width: width, height: height)) == nil)
    }
}
