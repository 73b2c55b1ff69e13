import Foundation

/// Small files of formats that tests do not write themselves: 24 by 16 pixels, the left half red,
/// the right half blue.
enum SampleFiles {
    /// A JPEG.
    static let jpeg = bytes(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywt
        QFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09P
        T09PT09PT09PT09PT09PT09PT0//wAARCAAQABgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcI
        CQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRol
        JicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ip
        qrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAA
        AAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLR
        ChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaX
        mJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEA
        PwDFqrffwfj/AEq1VW+/g/H+lZ5T/vkPn+TPps2/3Ofy/NFSiiivsz4w/9k=
        """
    )

    /// The same JPEG with Exif data that say it was taken with the camera on its side: it is to be
    /// turned by 90 degrees, so that the red half is above.
    static let turnedJPEG: [UInt8] = {
        // One entry of a directory: tag 0x0112 (orientation), a short, one of them, value 6.
        let directory: [UInt8] =
            Array("Exif\0\0".utf8) + Array("MM".utf8) + [0, 42, 0, 0, 0, 8]
            + [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
        let length = directory.count + 2
        let segment = [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + directory
        return jpeg.prefix(2) + segment + jpeg.dropFirst(2)
    }()

    /// A WebP without loss.
    static let webP = bytes(
        "UklGRioAAABXRUJQVlA4TB4AAAAvF8ADAA9wBY/jcJ+Cdv5jCUICwv+1HugWRPQ/sBk="
    )

    /// A WebP with alpha: the upper half of the blue half is transparent.
    static let transparentWebP = bytes(
        """
        UklGRowAAABXRUJQVlA4WAoAAAAQAAAAFwAADwAAQUxQSBUAAAABDzD/ERFCSEB44P9a1YSI/k9Acu0AVlA4IFAAAADQ
        AwCdASoYABAAPtFUo0uoJKMhsAgBABoJQBdjkAfYBX/+4AAcxQAA/uoaEefeJ/kzyb/XynCbT+l0BiF//5Kfv9nLt/4t
        0LLvf7lHhwAAAA==
        """
    )

    /// An animated WebP of these stills' own chunks.
    static func animated(_ stills: [[UInt8]]) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) }
        }
        func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
            Array(name.utf8) + number(content.count, 4) + content
                + (content.count % 2 == 0 ? [] : [0])
        }
        var body = chunk("VP8X", [0x12, 0, 0, 0] + number(23, 3) + number(15, 3))
        body += chunk("ANIM", [0, 0, 0, 0, 0, 0])
        for still in stills {
            // The chunks of a still begin behind its head, and behind `VP8X` where it has that.
            let chunks = still.dropFirst(12)
            let own = chunks.starts(with: Array("VP8X".utf8)) ? chunks.dropFirst(18) : chunks
            let head = number(0, 6) + number(23, 3) + number(15, 3) + number(100, 3) + [0]
            body += chunk("ANMF", head + own)
        }
        return Array("RIFF".utf8) + number(body.count + 4, 4) + Array("WEBP".utf8) + body
    }

    private static func bytes(_ text: String) -> [UInt8] {
        Array(Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())
    }
}
