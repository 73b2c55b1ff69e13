import CZLib

/// The gzip form of RFC 1952, so that any tool can unpack a kept page in many years.
enum Gzip {
    /// The bytes in gzip's form; nil only when there is no memory for it.
    static func pack(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        guard
            deflateInit2_(
                &stream,
                Z_DEFAULT_COMPRESSION,
                Z_DEFLATED,
                windowBits,
                8,
                Z_DEFAULT_STRATEGY,
                ZLIB_VERSION,
                size
            ) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        var packed = [UInt8](repeating: 0, count: Int(deflateBound(&stream, uLong(bytes.count))))
        let isWhole = run(&stream, from: bytes, into: &packed) { deflate($0, Z_FINISH) }
        guard isWhole else { return nil }
        packed.removeLast(packed.count - Int(stream.total_out))
        return packed
    }

    /// The bytes that were packed; nil when they are damaged or are not `size` bytes.
    ///
    /// The size is known beforehand, so that damaged bytes can never unpack to more.
    static func unpack(_ packed: [UInt8], size: Int) -> [UInt8]? {
        // A byte packs to no less than 1/1032 of itself.
        guard size >= 0, size / 1_032 <= packed.count else { return nil }
        var stream = z_stream()
        guard
            inflateInit2_(
                &stream,
                windowBits,
                ZLIB_VERSION,
                Int32(MemoryLayout<z_stream>.size)
            ) == Z_OK
        else { return nil }
        defer { inflateEnd(&stream) }
        // One more, so that a longer text shows itself and an empty one has a place to begin.
        var bytes = [UInt8](repeating: 0, count: size + 1)
        let isWhole = run(&stream, from: packed, into: &bytes) { inflate($0, Z_FINISH) }
        guard isWhole, Int(stream.total_out) == size else { return nil }
        bytes.removeLast()
        return bytes
    }

    /// The largest window, in gzip's form and not zlib's own.
    private static let windowBits = MAX_WBITS + 16

    private static func run(
        _ stream: inout z_stream,
        from input: [UInt8],
        into output: inout [UInt8],
        step: (UnsafeMutablePointer<z_stream>) -> Int32
    ) -> Bool {
        guard let inputCount = UInt32(exactly: input.count),
            let outputCount = UInt32(exactly: output.count)
        else { return false }
        return input.withUnsafeBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                // zlib reads from it only, though its type does not say so.
                stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                stream.avail_in = inputCount
                stream.next_out = output.baseAddress
                stream.avail_out = outputCount
                return step(&stream) == Z_STREAM_END
            }
        }
    }
}
