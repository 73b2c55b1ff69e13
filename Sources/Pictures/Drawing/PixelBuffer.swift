/// A picture as pixels of four bytes: red, green, blue and how opaque it is.
struct PixelBuffer: Equatable {
    let width: Int
    let height: Int
    /// The bytes, row by row from the top left.
    var bytes: [UInt8]

    /// A buffer; nil where the bytes are not as many as the size needs.
    init?(width: Int, height: Int, bytes: [UInt8]) {
        guard width > 0, height > 0, bytes.count == width * height * 4 else { return nil }
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// A buffer of one colour.
    init(width: Int, height: Int, filled colour: PixelColour) {
        self.width = max(1, width)
        self.height = max(1, height)
        bytes = []
        bytes.reserveCapacity(self.width * self.height * 4)
        for _ in 0..<self.width * self.height {
            bytes += [colour.red, colour.green, colour.blue, 255]
        }
    }

    /// The colour of a pixel, which must be inside.
    subscript(x: Int, y: Int) -> PixelColour {
        let place = (y * width + x) * 4
        return PixelColour(bytes[place], bytes[place + 1], bytes[place + 2])
    }

    /// Mixes a colour into a pixel; what lies outside is left out.
    ///
    /// - Parameter share: How much of it, from 0 to 1.
    mutating func mix(_ colour: PixelColour, share: Double, x: Int, y: Int) {
        guard (0..<width).contains(x), (0..<height).contains(y), share > 0 else { return }
        let place = (y * width + x) * 4
        for (offset, part) in [colour.red, colour.green, colour.blue].enumerated() {
            let old = Double(bytes[place + offset])
            bytes[place + offset] = UInt8((old + (Double(part) - old) * min(share, 1)).rounded())
        }
        bytes[place + 3] = 255
    }

    /// Lays the picture over a ground, so that nothing shows through any more.
    mutating func flatten(over ground: PixelColour) {
        let parts = [Int(ground.red), Int(ground.green), Int(ground.blue)]
        bytes.withUnsafeMutableBufferPointer { bytes in
            for place in stride(from: 0, to: bytes.count - 3, by: 4) where bytes[place + 3] < 255 {
                let alpha = Int(bytes[place + 3])
                for offset in 0..<3 {
                    let mixed = Int(bytes[place + offset]) * alpha + parts[offset] * (255 - alpha)
                    bytes[place + offset] = UInt8((mixed + 127) / 255)
                }
                bytes[place + 3] = 255
            }
        }
    }
}
