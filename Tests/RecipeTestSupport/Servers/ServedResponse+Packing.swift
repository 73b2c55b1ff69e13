extension ServedResponse {
    /// The same answer packed by gzip (RFC 1952), in stored blocks: the packing is real, the
    /// saving is not.
    package func gzipped() -> ServedResponse {
        var packed: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
        var rest = body[...]
        repeat {
            let block = rest.prefix(0xFFFF)
            rest = rest.dropFirst(block.count)
            let length = UInt16(block.count)
            packed.append(rest.isEmpty ? 1 : 0)
            packed += Self.lowFirst(UInt32(length)).prefix(2)
            packed += Self.lowFirst(UInt32(~length)).prefix(2)
            packed += block
        } while !rest.isEmpty
        packed += Self.lowFirst(Self.checksum(of: body))
        packed += Self.lowFirst(UInt32(truncatingIfNeeded: body.count))
        return packedForm(packed, "gzip")
    }

    /// The same answer packed by brotli (RFC 7932), in one stored block of at most 64 KiB.
    package func brotlied() -> ServedResponse {
        var bits = BitWriter()
        bits.write(value: 0, count: 1)  // a window of 64 KiB
        bits.write(value: 0, count: 1)  // not the last block
        bits.write(value: 0, count: 2)  // four digits of length follow
        bits.write(value: max(1, body.count) - 1, count: 16)
        bits.write(value: 1, count: 1)  // stored
        return packedForm(bits.bytes + body + [0b11], "br")  // an empty last block
    }

    private func packedForm(_ bytes: [UInt8], _ name: String) -> ServedResponse {
        var response = with("Content-Encoding", name)
        response.body = bytes
        return response
    }

    private static func lowFirst(_ value: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    /// CRC-32 as gzip wants it, bit by bit.
    private static func checksum(of bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0 as UInt32) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
                value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
            }
        }
    }
}
