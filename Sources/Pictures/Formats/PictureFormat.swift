import CPicture

/// The formats of picture files that are drawn.
///
/// A format is known by the file's first bytes, never by a name or a media type: those say what a
/// server thinks. All others are refused, above all those that are programs of a kind (SVG, XPM) or
/// have decoders that nobody looks after.
package enum PictureFormat: Hashable, Sendable, CaseIterable {
    case jpeg, png, gif, webp

    /// The format of a file; nil for none of these.
    package init?(of file: some Collection<UInt8>) {
        let head = Array(file.prefix(12))
        if head.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if head.starts(with: Array("GIF87a".utf8)) || head.starts(with: Array("GIF89a".utf8))
        {
            self = .gif
        } else if head.starts(with: Array("RIFF".utf8)),
            head.dropFirst(8).elementsEqual(Array("WEBP".utf8))
        {
            self = .webp
        } else {
            return nil
        }
    }

    var decoder: cp_format {
        switch self {
        case .jpeg: CP_JPEG
        case .png: CP_PNG
        case .gif: CP_GIF
        case .webp: CP_WEBP
        }
    }
}

/// The parts that a PNG file is made of (PNG specification, section 5).
enum PNGParts {
    /// Whether a file goes on to its last part. Decoders show what there is of one that does not,
    /// whatever then stands in the rest.
    static func areWhole(in file: [UInt8]) -> Bool {
        var place = 8
        while place + 12 <= file.count {
            let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= file.count - place - 12 else { return false }
            if file[place + 4..<place + 8].elementsEqual(Array("IEND".utf8)) { return true }
            place += length + 12
        }
        return false
    }
}
