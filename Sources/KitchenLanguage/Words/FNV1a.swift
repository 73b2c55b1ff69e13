/// The hash of Fowler, Noll and Vo, FNV-1a, in 64 bits: the same for the same bytes in every run and on
/// every machine.
package struct FNV1a: Hashable, Sendable {
    /// The hash of the bytes so far.
    @usableFromInline package var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// The hash of no bytes.
    @inlinable package init() {}

    /// The hash of some bytes.
    @inlinable package init(_ bytes: some Sequence<UInt8>) { add(bytes) }

    /// Adds a byte.
    @inlinable package mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    /// Adds some bytes.
    @inlinable package mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { add(byte) }
    }

    /// Adds some bytes without regard to letter case in ASCII.
    @inlinable package mutating func add(caseless bytes: some Sequence<UInt8>) {
        for byte in bytes { add((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) }
    }

    /// The hash as 16 digits of hexadecimal.
    package var digits: String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
