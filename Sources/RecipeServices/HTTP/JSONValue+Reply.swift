import RecipeModel

extension JSONValue {
    /// The value that a service's answer holds.
    ///
    /// Throws `ServiceError.malformedReply` for what is not JSON, and for what looks like a web
    /// page in its place.
    static func reply(_ body: [UInt8]) throws(ServiceError) -> JSONValue {
        do throws(JSONReader.ParseError) {
            return try JSONReader.value(of: body)
        } catch {
            guard error == .notJSON else { throw .malformedReply(.wrongShape) }
            let start = body.starts(with: [0xEF, 0xBB, 0xBF]) ? body.dropFirst(3) : body[...]
            let first = start.first { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
            throw .malformedReply(first == UInt8(ascii: "<") ? .webPage : .notJSON)
        }
    }
}
