extension StringProtocol {
    /// The parts of a table written in the program, without the spaces around them; no empty ones.
    ///
    /// It works on bytes, for tables of names are read when the program starts; the separators
    /// are ASCII.
    func fields(separatedBy separators: Unicode.Scalar...) -> [String] {
        let marks = separators.map { UInt8(truncatingIfNeeded: $0.value) }
        let space = UInt8(ascii: " ")
        return utf8.split { marks.contains($0) }.compactMap { part in
            var part = part.drop { $0 == space }
            while part.last == space { part.removeLast() }
            return part.isEmpty ? nil : String(decoding: part, as: UTF8.self)
        }
    }
}
