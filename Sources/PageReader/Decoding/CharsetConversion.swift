import Glibc

/// Converts bytes of another character set to UTF-8 with the C library's converter.
struct CharsetConversion {
    /// How a conversion went.
    struct Outcome {
        /// Valid UTF-8; each byte that had no meaning became U+FFFD.
        var utf8: [UInt8]
        /// How many bytes had no meaning.
        var errors: Int
    }

    /// After so many bytes without a meaning the rest is left out.
    private static let errorLimit = 100_000

    /// The bytes as UTF-8; nil when the converter does not know the character set.
    static func utf8(_ bytes: some Collection<UInt8>, from charset: CharsetLabel) -> Outcome? {
        let descriptor = iconv_open("UTF-8", charset.converterName)
        guard descriptor != iconv_t(bitPattern: -1) else { return nil }
        defer { iconv_close(descriptor) }

        var input = bytes.map { CChar(bitPattern: $0) }
        var output = [UInt8]()
        output.reserveCapacity(input.count + input.count / 2)
        var errors = 0
        var chunk = [CChar](repeating: 0, count: 16_384)
        let unit = charset.isUTF16 ? 2 : 1

        input.withUnsafeMutableBufferPointer { inputBuffer in
            var source = inputBuffer.baseAddress
            var sourceLeft = inputBuffer.count
            while sourceLeft > 0, errors < errorLimit {
                let status = chunk.withUnsafeMutableBufferPointer { buffer -> Int in
                    var target = buffer.baseAddress
                    var targetLeft = buffer.count
                    let result = iconv(descriptor, &source, &sourceLeft, &target, &targetLeft)
                    let failure = result == Int(bitPattern: UInt.max) ? Int(errno) : 0
                    let written = buffer.count - targetLeft
                    output.append(
                        contentsOf: buffer.prefix(written).lazy.map(UInt8.init(bitPattern:))
                    )
                    return failure
                }
                switch Int32(status) {
                case 0: sourceLeft = 0
                case E2BIG: continue
                default:
                    // A byte that has no meaning: show that something was there, and go on.
                    errors += 1
                    output.append(contentsOf: [0xEF, 0xBF, 0xBD])
                    let skipped = min(unit, sourceLeft)
                    source = source?.advanced(by: skipped)
                    sourceLeft -= skipped
                }
            }
        }
        return Outcome(utf8: output, errors: errors)
    }
}
