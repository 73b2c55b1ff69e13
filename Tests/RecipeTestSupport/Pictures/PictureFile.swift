/// Picture files made for tests: good ones, and ones that no decoder should be handed unguarded.
package enum PictureFile {
    /// A PNG of one colour.
    package static func png(
        width: Int = 40,
        height: Int = 30,
        red: UInt8 = 200,
        green: UInt8 = 100,
        blue: UInt8 = 50
    ) -> [UInt8] {
        png(width: width, height: height) { _, _ in [red, green, blue, 255] }
    }

    /// A PNG of pixels with alpha: red, green, blue, alpha for each place.
    package static func png(
        width: Int,
        height: Int,
        pixel: (_ x: Int, _ y: Int) -> [UInt8]
    ) -> [UInt8] {
        var lines: [UInt8] = []
        for y in 0..<height {
            lines.append(0)
            for x in 0..<width { lines += pixel(x, y) }
        }
        return png(width: width, height: height, stream: zlib(storing: lines))
    }

    /// A PNG whose head says a size and whose data are this zlib stream (RGBA, 8 bits each).
    package static func png(width: Int, height: Int, stream: [UInt8]) -> [UInt8] {
        let head = number(width) + number(height) + [8, 6, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", head) + chunk("IDAT", stream) + chunk("IEND", [])
    }

    /// A PNG of a few kilobytes that unpacks to a picture of this size, all of it zeros.
    package static func pngBomb(width: Int, height: Int) -> [UInt8] {
        let zeros = DeflatedZeros()
        let repeats = (width * 4 + 1) * height / DeflatedZeros.pieceYield + 1
        var stream: [UInt8] = [0x78, 0x01] + zeros.head.dropFirst(10)
        for _ in 0..<repeats { stream += zeros.piece }
        return png(width: width, height: height, stream: stream)
    }

    /// A GIF of one-coloured images, the first red, all others blue.
    package static func gif(width: Int = 8, height: Int = 6, images: Int = 1) -> [UInt8] {
        // A table of 128 colours, so that codes of one byte can be written as they are.
        var file = Array("GIF89a".utf8) + short(width) + short(height) + [0xF6, 0, 0]
        file += [255, 0, 0, 0, 0, 255] + [UInt8](repeating: 90, count: 126 * 3)
        for image in 0..<images {
            file += [0x21, 0xF9, 4, 0, 10, 0, 0, 0]
            file += gifImage(width: width, height: height, colour: image == 0 ? 0 : 1)
        }
        return file + [0x3B]
    }

    /// A GIF with a screen of 4 by 4 whose image says another size, without the data for it.
    package static func gif(sayingImageOf width: Int, by height: Int) -> [UInt8] {
        var file = Array("GIF89a".utf8) + short(4) + short(4) + [0xF6, 0, 0]
        file += [UInt8](repeating: 90, count: 128 * 3)
        file += [0x2C, 0, 0, 0, 0] + short(width) + short(height) + [0, 7, 3, 0x80, 0, 0x81, 0]
        return file + [0x3B]
    }

    /// An image of a GIF: LZW codes of 8 bits, the table cleared before it would grow to nine.
    private static func gifImage(width: Int, height: Int, colour: UInt8) -> [UInt8] {
        var codes: [UInt8] = []
        for pixel in 0..<width * height {
            if pixel % 100 == 0 { codes.append(0x80) }
            codes.append(colour)
        }
        codes.append(0x81)
        var image: [UInt8] = [0x2C, 0, 0, 0, 0] + short(width) + short(height) + [0, 7]
        for start in stride(from: 0, to: codes.count, by: 255) {
            let block = codes[start..<min(start + 255, codes.count)]
            image += [UInt8(block.count)] + block
        }
        return image + [0]
    }

    // MARK: Parts

    /// A part of a PNG: length, name, content and a check sum.
    package static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return number(content.count) + body + number(Int(checkSum(body)))
    }

    /// A zlib stream (RFC 1950) that packs nothing.
    package static func zlib(storing bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var place = 0
        repeat {
            let end = min(place + 0xFFFF, bytes.count)
            let length = end - place
            stream += [end == bytes.count ? 1 : 0] + short(length) + short(~length & 0xFFFF)
            stream += bytes[place..<end]
            place = end
        } while place < bytes.count
        var (low, high) = (1, 0)
        for byte in bytes {
            low = (low + Int(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return stream + number(high << 16 | low)
    }

    private static func short(_ value: Int) -> [UInt8] {
        [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)]
    }

    private static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
    }

    private static func checkSum(_ bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
        }
        return ~sum
    }
}
