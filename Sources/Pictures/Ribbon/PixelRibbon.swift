/// The band that says `Has lactose`, at 45 degrees across a picture's top right corner.
///
/// Along the band runs `t`, from the upper left to the lower right, with its zero in the middle;
/// across it runs `s`, away from the corner. A pixel whose distances from the picture's right and top
/// edges are `a` and `b` has `t = (b - a) / √2` and `s = (a + b - reach) / √2`.
struct PixelRibbon: Equatable {
    /// The words on it.
    static let words = Array("Has lactose")

    /// The picture that it lies on.
    let picture: PixelSize
    /// How far from the corner, along either edge, the middle of the band meets it.
    let reach: Double
    /// The pixels of one point of the face.
    let point: Double

    /// The band's breadth: the letters with two points above and below.
    var breadth: Double { point * Double(PixelFace.height + 4) }

    /// The length of the words.
    private static var length: Double {
        Double(words.count * PixelFace.advance - (PixelFace.advance - PixelFace.width))
    }

    /// A ribbon that lies inside a picture; nil where its letters would be too small to be read.
    init?(in picture: PixelSize) {
        let root = 2.0.squareRoot()
        // The words need `length` points of the middle line, which is `reach · √2` long, and four
        // more at either end. The band's far edge meets the picture's at `reach + breadth / √2`.
        let reachInPoints = (PixelRibbon.length + 8) / root
        let farInPoints = reachInPoints + Double(PixelFace.height + 4) / root
        let point = min(3, Double(min(picture.width, picture.height)) / farInPoints)
        guard point >= PixelRibbon.smallestPoint else { return nil }
        self.picture = picture
        self.point = point
        reach = reachInPoints * point
    }

    /// Below this the letters run together.
    private static let smallestPoint = 0.8

    /// What a place of the picture is.
    enum Part: Equatable {
        case outside, band, ink
    }

    /// What is at a place, in pixels from the top left corner.
    func part(x: Double, y: Double) -> Part {
        let (a, b) = (Double(picture.width) - x, y)
        let root = 2.0.squareRoot()
        let (t, s) = ((b - a) / root, (a + b - reach) / root)
        guard abs(s) <= breadth / 2 else { return .outside }
        let across = t / point + PixelRibbon.length / 2
        let down = s / point + Double(PixelFace.height) / 2
        guard across >= 0, down >= 0 else { return .band }
        let (place, row) = (Int(across) / PixelFace.advance, Int(down))
        guard PixelRibbon.words.indices.contains(place) else { return .band }
        let column = Int(across) % PixelFace.advance
        let isInk = PixelFace.isSet(PixelRibbon.words[place], column: column, row: row)
        return isInk ? .ink : .band
    }

    /// Places that are looked at in each pixel, across and down, so that slanting edges are smooth.
    private static let samples = 3

    /// Draws it on a picture of its size.
    func draw(on pixels: inout PixelBuffer, in colours: RibbonColours) {
        let far = Int((reach + breadth).rounded(.up)) + 1
        let step = 1 / Double(PixelRibbon.samples)
        let share = step * step
        for y in 0..<min(far, picture.height) {
            for x in max(0, picture.width - far)..<picture.width {
                var (band, ink) = (0.0, 0.0)
                for sample in 0..<PixelRibbon.samples * PixelRibbon.samples {
                    let (down, across) = sample.quotientAndRemainder(
                        dividingBy: PixelRibbon.samples
                    )
                    let place = (
                        x: Double(x) + (Double(across) + 0.5) * step,
                        y: Double(y) + (Double(down) + 0.5) * step
                    )
                    switch part(x: place.x, y: place.y) {
                    case .outside: break
                    case .band: band += share
                    case .ink: ink += share
                    }
                }
                guard band + ink > 0 else { continue }
                pixels.mix(colours.band, share: band + ink, x: x, y: y)
                pixels.mix(colours.ink, share: ink, x: x, y: y)
            }
        }
    }
}
