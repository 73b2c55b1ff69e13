import RecipeModel

/// A secret that a service is asked with. It never prints itself.
struct RequestSecret: Sendable {
    /// Where the secret goes along.
    enum Place: Sendable {
        /// In a header field of this name.
        case header(String)
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
    var secret: RequestSecret?

    /// What the answer is kept under, without any secret.
    var cacheKey: String { "\(service) \(kind) \(hidingSecret(in: address.text))" }

    /// A text without the secret.
    func hidingSecret(in text: String) -> String {
        guard let secret, !secret.text.isEmpty else { return text }
        return text.replacing(secret.text, with: "KEY")
    }

    /// The lines of the head.
    var headers: [String] {
        var lines = ["Accept: \(accept)"]
        if let secret, case .header(let name) = secret.place {
            lines.append("\(name): \(secret.text)")
        }
        return lines
    }
}

extension HTTPRequest: CustomStringConvertible {
    var description: String { hidingSecret(in: "\(service) \(address)") }
}
