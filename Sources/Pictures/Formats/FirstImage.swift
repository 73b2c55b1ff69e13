/// The first image of an animation, as a file of its own.
///
/// Decoders go through all of an animation, however many thousand images it has; here the file is
/// cut after the first one before any of them sees it. A file that is none is left as it is, for
/// its decoder to refuse.
enum FirstImage {
    /// The file to decode.
    static func file(in file: [UInt8], of format: PictureFormat) -> [UInt8] {
        switch format {
        case .gif: gif(file) ?? file
        case .webp: webp(file) ?? file
        case .jpeg, .png: file
        }
    }

    // MARK: GIF

    /// A GIF up to the end of its first image (GIF89a specification, section 20 to 22).
    private static func gif(_ file: [UInt8]) -> [UInt8]? {
        var place = 13
        guard let flags = file.at(10) else { return nil }
        place += tableSize(flags)
        while let block = file.at(place) {
            switch block {
            case 0x21:
                guard let end = endOfBlocks(in: file, from: place + 2) else { return nil }
                place = end
            case 0x2C:
                guard let flags = file.at(place + 9) else { return nil }
                // Behind the table of colours stands one byte, then the image's blocks.
                let start = place + 10 + tableSize(flags) + 1
                guard let end = endOfBlocks(in: file, from: start) else { return nil }
                return file.prefix(end) + [0x3B]
            default: return nil
            }
        }
        return nil
    }

    /// The bytes of a table of colours that a byte of flags tells of.
    private static func tableSize(_ flags: UInt8) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 0x07) + 1)
    }

    /// The place after a run of blocks, each of which begins with its length; an empty one ends it.
    private static func endOfBlocks(in file: [UInt8], from start: Int) -> Int? {
        var place = start
        while let length = file.at(place) {
            place += 1 + Int(length)
            if length == 0 { return place }
        }
        return nil
    }

    // MARK: WebP

    /// The first image of an animated WebP (its container specification, section `ANMF`).
    private static func webp(_ file: [UInt8]) -> [UInt8]? {
        var place = 12
        while let chunk = Chunk(in: file, at: place) {
            if chunk.name == "ANMF" { return still(chunk.content.dropFirst(16)) }
            place = chunk.end
        }
        return nil
    }

    /// A file of an image's own chunks: its bits and, before them, its alpha.
    private static func still(_ image: ArraySlice<UInt8>) -> [UInt8]? {
        let image = Array(image)
        guard let first = Chunk(in: image, at: 0) else { return nil }
        guard first.name == "ALPH" else {
            return container(Array(image[first.start..<min(first.end, image.count)]))
        }
        guard let bits = Chunk(in: image, at: first.end), bits.name == "VP8 ",
            bits.content.count >= 10
        else { return nil }
        // An alpha needs the long form of a head, which has the size again: 14 bits each way.
        let size = Array(bits.content.dropFirst(6).prefix(4))
        let width = (Int(size[0]) | Int(size[1]) << 8) & 0x3FFF
        let height = (Int(size[2]) | Int(size[3]) << 8) & 0x3FFF
        guard width > 0, height > 0 else { return nil }
        let head: [UInt8] =
            Array("VP8X".utf8) + number(10) + [0x10, 0, 0, 0]
            + number(width - 1).prefix(3) + number(height - 1).prefix(3)
        return container(head + image[first.start..<min(bits.end, image.count)])
    }

    private static func container(_ chunks: [UInt8]) -> [UInt8] {
        Array("RIFF".utf8) + number(chunks.count + 4) + Array("WEBP".utf8) + chunks
    }

    private static func number(_ value: Int) -> [UInt8] {
        withUnsafeBytes(of: UInt32(truncatingIfNeeded: value).littleEndian) { Array($0) }
    }

    /// A part of a WebP file: a name of four letters, a length, that many bytes, and one more where
    /// the length is odd.
    private struct Chunk {
        let name: String
        let start: Int
        let content: ArraySlice<UInt8>
        let end: Int

        init?(in file: [UInt8], at place: Int) {
            guard place >= 0, place + 8 <= file.count else { return nil }
            name = String(decoding: file[place..<place + 4], as: UTF8.self)
            let length = file[place + 4..<place + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
            guard length <= file.count - place - 8 else { return nil }
            start = place
            content = file[place + 8..<place + 8 + length]
            end = place + 8 + length + length % 2
        }
    }
}

extension [UInt8] {
    /// The byte at a place; nil beyond the end.
    fileprivate func at(_ place: Int) -> UInt8? { indices.contains(place) ? self[place] : nil }
}
