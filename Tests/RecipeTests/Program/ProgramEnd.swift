import Foundation

/// What a run of the program came to.
struct ProgramEnd: Sendable {
    /// The exit code; 128 and the number of the signal that ended it.
    var code: Int32
    /// Standard output, byte for byte.
    var outputBytes: [UInt8]
    /// Standard error, byte for byte.
    var errorBytes: [UInt8]

    /// Standard output.
    var output: String { String(decoding: outputBytes, as: UTF8.self) }
    /// Standard error.
    var error: String { String(decoding: errorBytes, as: UTF8.self) }
    /// Both streams, one after the other.
    var everything: String { output + error }

    /// The lines of standard output.
    var lines: [String] { output.split(whereSeparator: \.isNewline).map(String.init) }

    /// Standard output as one JSON object.
    func object() throws -> JSONObject { try JSONObject(outputBytes) }

    /// Standard output as one JSON object a line.
    func objects() throws -> [JSONObject] { try lines.map { try JSONObject(Array($0.utf8)) } }

    /// The characters of both streams that can move a cursor, change a colour or ring: all controls
    /// but the tab and the line ends (CSV has two signs for one, as RFC 4180 says).
    var controls: [UInt32] {
        everything.replacing("\r\n", with: "\n").unicodeScalars.map(\.value).filter {
            ($0 < 0x20 && $0 != 0x0A && $0 != 0x09) || (0x7F...0x9F).contains($0)
        }
    }
}

/// A JSON object of the program's output.
struct JSONObject {
    let fields: [String: Any]

    init(_ bytes: [UInt8]) throws {
        let value = try JSONSerialization.jsonObject(with: Data(bytes))
        fields = value as? [String: Any] ?? [:]
    }

    private init(fields: [String: Any]) { self.fields = fields }

    /// A field that is an object itself.
    func object(_ name: String) -> JSONObject? {
        (fields[name] as? [String: Any]).map(JSONObject.init(fields:))
    }

    /// A field that is a list of objects.
    func objects(_ name: String) -> [JSONObject] {
        (fields[name] as? [[String: Any]] ?? []).map(JSONObject.init(fields:))
    }

    /// A field that is a text.
    func text(_ name: String) -> String? { fields[name] as? String }

    /// A field that is a list of texts.
    func texts(_ name: String) -> [String] { fields[name] as? [String] ?? [] }

    /// A field that is a number.
    func number(_ name: String) -> Int? { fields[name] as? Int }

    /// A field that is true or false.
    func flag(_ name: String) -> Bool? { fields[name] as? Bool }
}
