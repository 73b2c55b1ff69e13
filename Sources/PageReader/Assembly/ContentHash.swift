/// A name for bytes that have no address: the FNV-1a hash of them, in hexadecimal.
enum ContentHash {
    /// The hash as 16 digits.
    static func text(of bytes: [UInt8]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
