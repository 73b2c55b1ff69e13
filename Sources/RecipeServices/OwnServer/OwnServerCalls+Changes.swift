import RecipeModel

extension OwnServerCalls {
    /// Changes something at a path; what the server answers, where it is JSON.
    @discardableResult
    func change(
        _ method: RequestChange.Method,
        _ path: String,
        _ body: JSONOutput? = nil
    ) async throws -> JSONValue? {
        let payload = body.map { Array($0.text.utf8) } ?? []
        return try await change(path, RequestChange(method: method, payload: payload))
    }

    /// Sends a picture, as a form with fields besides.
    func sendPicture(_ bytes: [UInt8], fields: [String: String], to path: String) async throws {
        let kind = PictureKind(bytes)
        let mark = "recipe-\(UInt64.random(in: .min ... .max))"
        var text = ""
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
            text += "--\(mark)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n"
            text += value + "\r\n"
        }
        text += "--\(mark)\r\nContent-Disposition: form-data; name=\"image\";"
        text += " filename=\"picture.\(kind.ending)\"\r\nContent-Type: \(kind.mediaType)\r\n\r\n"
        let payload = Array(text.utf8) + bytes + Array("\r\n--\(mark)--\r\n".utf8)
        let form = "multipart/form-data; boundary=\(mark)"
        try await change(path, RequestChange(method: .put, mediaType: form, payload: payload))
    }

    @discardableResult
    private func change(_ path: String, _ change: RequestChange) async throws -> JSONValue? {
        var request = try HTTPRequest(callOf: service, at: path, below: base, parameters: [])
        request.change = change
        request.staysOnHost = true
        request.mostTimeouts = 1
        request.secret = RequestSecret(text: token.text, place: .bearer)
        do {
            let answer = try await client.change(request)
            return try? JSONValue.reply(answer.body)
        } catch let failure as ServiceError {
            throw await explained(request.failure(failure))
        }
    }
}

/// What a picture's file is, by its first bytes.
enum PictureKind: String {
    case jpeg
    case png
    case webp
    case gif

    init(_ bytes: [UInt8]) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            self = .png
        } else if bytes.starts(with: "GIF8".utf8) {
            self = .gif
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else {
            self = .jpeg
        }
    }

    var mediaType: String { "image/\(rawValue)" }
    var ending: String { self == .jpeg ? "jpg" : rawValue }
}
