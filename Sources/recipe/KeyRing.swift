import RecipeModel
import RecipeServices
import RecipeStore
import Synchronization

/// The keys of the services: from the environment, or kept in a file that only the cook can read.
///
/// A kept key belongs to the address that it was typed for, and is handed out for no other. The
/// file is read when a key is first asked for.
final class KeyRing: Sendable {
    private let environment: [String: String]
    private let file: KeyFile
    private let kept = Mutex<[ServiceName: String]?>(nil)

    init(environment: [String: String], path: String) {
        self.environment = environment
        file = KeyFile(path: path)
    }

    /// The key of a service at an address; nil when there is none, or none that can be sent.
    func key(of service: ServiceName, at address: WebAddress) -> ServiceKey? {
        let variable = "RECIPE_\(service.rawValue.uppercased())_KEY"
        if let text = environment[variable], !text.isEmpty { return ServiceKey(text) }
        let keys = kept.withLock { kept in
            let keys = kept ?? (try? file.keys()) ?? [:]
            kept = keys
            return keys
        }
        return keys[KeyRing.entry(of: service, at: address)].flatMap { ServiceKey($0) }
    }

    /// Keeps a key for a service at an address. Throws `StoreFailure`.
    func keep(_ key: String, of service: ServiceName, at address: WebAddress) throws {
        try file.set(key, of: KeyRing.entry(of: service, at: address))
        kept.withLock { $0 = nil }
    }

    /// The name that a key has in the file: the service, and where it is.
    private static func entry(of service: ServiceName, at address: WebAddress) -> ServiceName {
        let port = address.port.map { ":\($0)" } ?? ""
        return ServiceName(rawValue: "\(service.rawValue)@\(address.host)\(port)")
    }
}
