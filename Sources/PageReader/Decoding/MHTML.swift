import KitchenLanguage
import RecipeModel

/// A page as browsers save it in one file (MHTML, RFC 2557): a mail whose first part in HTML is the
/// page, and whose other parts are its pictures and style sheets.
struct MHTML {
    /// The page's bytes.
    let page: [UInt8]
    /// The character set that the part names.
    let charset: String?

    /// A mail's head begins with one of its fields.
    private static let starts = ["from:", "mime-version:", "content-type:", "snapshot-content"]
    /// Heads are no longer than this, in bytes.
    private static let headLimit = 16_384
    /// So many parts are looked at for the page.
    private static let partLimit = 64

    /// Nil for bytes that are no such file, or one without a page.
    init?(_ bytes: [UInt8]) {
        let start = String(decoding: bytes.prefix(32), as: UTF8.self).lowercased()
        guard MHTML.starts.contains(where: start.hasPrefix) else { return nil }
        guard let mail = MHTML.head(of: bytes[...]),
            let boundary = MHTML.parameter("boundary", of: mail.fields["content-type"] ?? "")
        else { return nil }
        let mark = Array("--\(boundary)".utf8)
        var begin = bytes.firstRange(of: mark, from: mail.end)
        for _ in 0..<MHTML.partLimit {
            guard let start = begin.map({ $0 + mark.count }) else { return nil }
            let end = bytes.firstRange(of: mark, from: start)
            let part = bytes[start..<(end ?? bytes.count)]
            if let head = MHTML.head(of: part),
                let type = head.fields["content-type"], type.lowercased().hasPrefix("text/html")
            {
                let encoding = head.fields["content-transfer-encoding"]?.lowercased() ?? ""
                page = MHTML.decoded(bytes[head.end..<part.endIndex], encoding)
                charset = MHTML.parameter("charset", of: type)
                return
            }
            begin = end
        }
        return nil
    }

    /// The fields of a head by their names in lower case, and where the head ends.
    private static func head(
        of part: ArraySlice<UInt8>
    ) -> (fields: [String: String], end: Int)? {
        var fields: [String: String] = [:]
        var last = ""
        var place = part.startIndex
        while place < part.endIndex, place - part.startIndex < headLimit {
            let end = part[place...].firstIndex(of: 0x0A) ?? part.endIndex
            let line = String(decoding: part[place..<end], as: UTF8.self)
            place = min(end + 1, part.endIndex)
            if line.trimmingWhitespace().isEmpty {
                if fields.isEmpty { continue }
                return (fields, place)
            }
            if line.first == " " || line.first == "\t" {
                fields[last, default: ""] += " \(line.trimmingWhitespace())"
            } else if let colon = line.firstIndex(of: ":") {
                last = line[..<colon].lowercased()
                fields[last] = line[line.index(after: colon)...].trimmingWhitespace()
            }
        }
        return nil
    }

    /// The value of a parameter such as `boundary="…"`.
    private static func parameter(_ name: String, of field: String) -> String? {
        for part in field.split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmingWhitespace() }
            guard pair.count == 2, pair[0].lowercased() == name else { continue }
            let value = pair[1].filter { $0 != "\"" }
            return value.isEmpty ? nil : value
        }
        return nil
    }

    private static func decoded(_ body: ArraySlice<UInt8>, _ encoding: String) -> [UInt8] {
        switch encoding {
        case "quoted-printable": quotedPrintable(body)
        case "base64": base64(body)
        default: Array(body)
        }
    }

    /// RFC 2045, 6.7: `=3D` is a byte, and `=` at the end of a line joins it with the next.
    private static func quotedPrintable(_ body: ArraySlice<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(body.count)
        var place = body.startIndex
        while place < body.endIndex {
            let byte = body[place]
            place += 1
            guard byte == UInt8(ascii: "=") else {
                output.append(byte)
                continue
            }
            let rest = body[place...].prefix(2)
            let digits = String(decoding: rest, as: UTF8.self)
            if rest.count == 2, digits.allSatisfy(\.isHexDigit),
                let value = UInt8(digits, radix: 16)
            {
                output.append(value)
                place += 2
            } else if rest.first == 0x0A {
                place += 1
            } else if rest.elementsEqual([0x0D, 0x0A]) {
                place += 2
            } else {
                output.append(byte)
            }
        }
        return output
    }

    private static func base64(_ body: ArraySlice<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(body.count / 4 * 3)
        var bits: UInt32 = 0
        var count = 0
        for byte in body {
            let value: UInt8
            switch byte {
            case 0x41...0x5A: value = byte - 0x41
            case 0x61...0x7A: value = byte - 0x61 + 26
            case 0x30...0x39: value = byte - 0x30 + 52
            case UInt8(ascii: "+"): value = 62
            case UInt8(ascii: "/"): value = 63
            default: continue
            }
            bits = bits << 6 | UInt32(value)
            count += 1
            if count == 4 {
                output += [UInt8(bits >> 16 & 0xFF), UInt8(bits >> 8 & 0xFF), UInt8(bits & 0xFF)]
                (bits, count) = (0, 0)
            }
        }
        if count == 3 { output += [UInt8(bits >> 10 & 0xFF), UInt8(bits >> 2 & 0xFF)] }
        if count == 2 { output.append(UInt8(bits >> 4 & 0xFF)) }
        return output
    }
}
