import Glibc

/// What kind of file a page's bytes are.
enum PageForm {
    /// Markup, which is nearly everything.
    case markup
    /// Words without a single tag.
    case plainText
    /// A JSON document, as services and some caches send.
    case json
    /// A picture, a PDF, an archive: nothing to read as text.
    case binary

    /// How far in the form shows, in bytes.
    private static let reach = 65_536

    /// The form of text that was decoded to UTF-8.
    init(utf8: [UInt8], raw: [UInt8]) {
        let start = utf8.prefix(PageForm.reach)
        if PageForm.magic.contains(where: { raw.starts(with: $0) }) || PageForm.isNoise(start) {
            self = .binary
        } else if PageForm.hasTag(utf8) {
            self = .markup
        } else if let first = start.first(where: { $0 > 0x20 }),
            first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        {
            self = .json
        } else {
            self = .plainText
        }
    }

    /// Whether control characters make up a good part of the text.
    private static func isNoise(_ text: ArraySlice<UInt8>) -> Bool {
        let controls = text.count { ($0 < 0x20 && !(0x09...0x0D).contains($0)) || $0 == 0x7F }
        return controls > 8 && controls * 50 > text.count
    }

    private static func hasTag(_ text: [UInt8]) -> Bool {
        text.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return false }
            var place = 0
            while place + 1 < bytes.count,
                let found = memchr(base + place, Int32(UInt8(ascii: "<")), bytes.count - place - 1)
            {
                place = UnsafeRawPointer(found) - base + 1
                let next = bytes[place]
                if (0x61...0x7A).contains(next | 0x20) || next == UInt8(ascii: "!") { return true }
            }
            return false
        }
    }

    /// How files begin that are not text.
    private static let magic: [[UInt8]] = [
        Array("%PDF-".utf8), [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8),
        [0x50, 0x4B, 0x03, 0x04], [0x1F, 0x8B, 0x08], Array("RIFF".utf8), Array("OggS".utf8),
        Array("ID3".utf8), Array("7z".utf8) + [0xBC, 0xAF], [0x28, 0xB5, 0x2F, 0xFD],
    ]
}
