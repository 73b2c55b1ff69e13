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
