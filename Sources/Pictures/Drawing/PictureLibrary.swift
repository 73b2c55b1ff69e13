import CPicture
import Glibc
import RecipeModel

/// The C libraries, called with plain values. For the child process only.
enum PictureLibrary {
    /// The most pixels that a file may have, of a side and in all. A telephone's pictures have 12
    /// million; what has more than 32 million is not a picture of a dish.
    private static let largestSide: Int32 = 20_000
    private static let largestArea: Int64 = 32_000_000

    /// Decodes a file; a picture much larger than the box is made smaller meanwhile.
    static func decode(
        _ file: [UInt8],
        as format: PictureFormat,
        for box: PixelSize
    ) throws(PictureError) -> PixelBuffer {
        var bounds = cp_bounds(
            largest_side: largestSide,
            largest_area: largestArea,
            box_width: Int32(clamping: box.width),
            box_height: Int32(clamping: box.height)
        )
        return try pixels { result in
            file.withUnsafeBufferPointer { bytes in
                guard let start = bytes.baseAddress else { return CP_DAMAGED }
                return cp_decode(format.decoder, start, bytes.count, &bounds, &result)
            }
        }
    }

    /// Draws a part of a picture at another size.
    static func scale(
        _ picture: PixelBuffer,
        _ area: PixelArea,
        to size: PixelSize
    ) throws(PictureError) -> PixelBuffer {
        let part = cp_area(
            left: Int32(clamping: area.left),
            top: Int32(clamping: area.top),
            width: Int32(clamping: area.width),
            height: Int32(clamping: area.height)
        )
        return try pixels { result in
            picture.lend {
                cp_scale(
                    $0,
                    part,
                    Int32(clamping: size.width),
                    Int32(clamping: size.height),
                    &result
                )
            }
        }
    }

    /// A picture as a PNG file.
    static func png(_ picture: PixelBuffer) throws(PictureError) -> [UInt8] {
        try bytes { start, count in picture.lend { cp_write_png($0, &start, &count) } }
    }

    /// A picture as sixels, from `ESC P` to `ESC \`.
    static func sixels(_ picture: PixelBuffer) throws(PictureError) -> [UInt8] {
        try bytes { start, count in picture.lend { cp_write_sixels($0, &start, &count) } }
    }

    /// A picture in cells, each an element and two colours; see `BlockCell`.
    static func symbols(_ picture: PixelBuffer, in cells: CellSize) throws(PictureError)
        -> [UInt8]
    {
        try bytes { start, count in
            picture.lend {
                cp_draw_symbols(
                    $0,
                    Int32(clamping: cells.columns),
                    Int32(clamping: cells.rows),
                    &start,
                    &count
                )
            }
        }
    }

    private static func pixels(
        _ call: (inout cp_pixels) -> cp_outcome
    ) throws(PictureError) -> PixelBuffer {
        var result = cp_pixels()
        if let failure = PictureError(call(&result)) { throw failure }
        defer { free(result.bytes) }
        let (width, height) = (Int(result.width), Int(result.height))
        let bytes = UnsafeBufferPointer(start: result.bytes, count: width * height * 4)
        guard let buffer = PixelBuffer(width: width, height: height, bytes: Array(bytes)) else {
            throw .damaged
        }
        return buffer
    }

    private static func bytes(
        _ call: (inout UnsafeMutablePointer<UInt8>?, inout Int) -> cp_outcome
    ) throws(PictureError) -> [UInt8] {
        var start: UnsafeMutablePointer<UInt8>?
        var count = 0
        if let failure = PictureError(call(&start, &count)) { throw failure }
        defer { free(start) }
        return Array(UnsafeBufferPointer(start: start, count: count))
    }
}

extension PictureError {
    /// The failure that a call of a library ended in; nil where it did its work.
    fileprivate init?(_ outcome: cp_outcome) {
        switch outcome {
        case CP_DONE: return nil
        case CP_NO_LIBRARY: self = .noLibrary
        case CP_TOO_LARGE, CP_NO_MEMORY: self = .tooLarge
        default: self = .damaged
        }
    }
}

extension PixelBuffer {
    /// Lends the pixels to C, which only reads them.
    fileprivate func lend(_ body: (UnsafePointer<cp_pixels>) -> cp_outcome) -> cp_outcome {
        bytes.withUnsafeBufferPointer { buffer in
            var pixels = cp_pixels(
                bytes: UnsafeMutablePointer(mutating: buffer.baseAddress),
                width: Int32(clamping: width),
                height: Int32(clamping: height)
            )
            return body(&pixels)
        }
    }
}
