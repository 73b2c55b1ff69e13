import RecipeModel

/// A secret that a service is asked with. It never prints itself.
struct RequestSecret: Sendable {
    /// Where the secret goes along.
    enum Place: Sendable {
        /// In a header field of this name.
        case header(String)
        /// In the field `Authorization`, as a bearer token (RFC 6750).
        case bearer
        /// In the address, where the service's format wants it so.
        case address
    }
    let text: String
    let place: Place
}

extension RequestSecret: CustomStringConvertible, CustomReflectable {
    var description: String { "(secret)" }
    var customMirror: Mirror { Mirror(self, children: []) }
}

/// What is changed at an address, with what is sent for it.
struct RequestChange: Sendable {
    enum Method: String, Sendable {
        case post = "POST"
        case put = "PUT"
        case patch = "PATCH"
        case delete = "DELETE"
    }
    var method: Method
    var mediaType = "application/json"
    var payload: [UInt8] = []
}

/// What is asked for at one address.
struct HTTPRequest: Sendable {
    /// What the answer is for, which decides what its status means.
    enum Kind: String, Sendable {
        /// A service's data: a status of 400 or more is a failure.
        case data
        /// A web page: it is read whatever its status.
        case page
        /// A picture: as data.
        case picture
    }
    var service: ServiceName
    var kind: Kind
    var address: WebAddress
    var source = AddressSource.cook
    var accept: String
    /// The most bytes that are read.
    var limit: Int
    /// How long a kept answer is fresh, in seconds.
    var lifetime = 86_400
    /// Whether a kept answer may still be given beyond its lifetime, where nobody can be asked.
    var outlivesLifetime = true
    /// The status by which the service says that the day's limit is used up, where it has one.
    var dailyLimitStatus: Int?
    /// How many requests to the service are under way at once, at most.
    var mostAtOnce = 4
    var secret: RequestSecret?
    /// What is changed at the address; nil where it is only asked.
    var change: RequestChange?
    /// Whether the answer must come from the host that is asked, as of a request with a secret.
    var staysOnHost = false
    /// How often it is asked that nothing is answered within the time allowed.
    var mostTimeouts = 3
    /// Whether its answer is kept; what is asked for a copy of its own isn't.
    var isKept = true

    /// What the answer is kept under, without any secret.
    var cacheKey: String { "\(service) \(kind) \(hidingSecret(in: address.text))" }

    /// A text without the secret.
    func hidingSecret(in text: String) -> String {
        guard let secret, !secret.text.isEmpty else { return text }
        return text.replacing(secret.text, with: "KEY")
    }

    /// Bytes without the secret, where it is long enough not to be a part of other words.
    func hidingSecret(in bytes: [UInt8]) -> [UInt8] {
        guard let secret, secret.text.utf8.count >= 5 else { return bytes }
        let key = Array(secret.text.utf8)
        guard bytes.firstRange(of: key) != nil else { return bytes }
        return bytes.replacing(key, with: Array("KEY".utf8))
    }

    /// What refuses, when this is refused: the service at its address, for this key.
    var refusalName: String {
        Self.refusalName(of: service, at: address, to: secret?.text ?? "")
    }

    /// The name under which it is remembered that a service at an address refuses a key.
    ///
    /// It has 16 bits by which one key is told from another, and from which none can be told.
    static func refusalName(
        of service: ServiceName,
        at address: WebAddress,
        to key: String
    ) -> String {
        let mark = key.utf8.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        return "\(service) \(address.origin) \((mark >> 16 ^ mark) & 0xFFFF)"
    }

    /// What a failure means for a request that must be answered by the host that is asked: a proxy
    /// with a login of its own leads to another one, wherever its form is.
    func failure(_ met: ServiceError) -> ServiceError {
        if staysOnHost, case .serverFailed(300..<400, _, _) = met { return .loginPage }
        return met
    }

    /// The lines of the head.
    var headers: [String] {
        var lines = ["Accept: \(accept)"]
        switch secret?.place {
        case .header(let name): lines.append("\(name): \(secret?.text ?? "")")
        case .bearer: lines.append("Authorization: Bearer \(secret?.text ?? "")")
        case .address, nil: break
        }
        // Without the second line large texts wait for a leave that many servers never give.
        if let change { lines += ["Content-Type: \(change.mediaType)", "Expect:"] }
        return lines
    }
}

extension HTTPRequest {
    /// A call of a service: data at a path below its address.
    ///
    /// Throws `ServiceError.forbidden` where the two make no web address.
    init(
        callOf service: ServiceName,
        at path: String,
        below base: WebAddress,
        parameters: [String],
        accept: String = "application/json"
    ) throws {
        let query = parameters.joined(separator: "&")
        guard let address = base.endpoint(path, parameters: query) else {
            throw ServiceError.forbidden(.scheme)
        }
        self.init(
            service: service,
            kind: .data,
            address: address,
            accept: accept,
            limit: WebPageFetcher.pageLimit
        )
    }
}

extension HTTPRequest: CustomStringConvertible {
    var description: String { hidingSecret(in: "\(service) \(address)") }
}
