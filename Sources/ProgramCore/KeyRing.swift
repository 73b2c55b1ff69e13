import RecipeModel
import RecipeServices
import RecipeStore
import Synchronization

/// The keys of the services: from the environment, or kept in a file that only the cook can read.
///
/// A kept key belongs to the address that it was typed for, and is handed out for no other. The
/// file is read when a key is first asked for. The environment is stronger than what was kept
/// before, but not than a key that was typed since the start.
final class KeyRing: Sendable {
    private let environment: [String: String]
    private let file: KeyFile
    private let kept = Mutex<[ServiceName: String]?>(nil)
    private let typed = Mutex<[ServiceName: String]>([:])

    init(environment: [String: String], path: String) {
        self.environment = environment
        file = KeyFile(path: path)
    }

    /// The key of a service at an address; nil when there is none, or none that can be sent.
    func key(of service: ServiceName, at address: WebAddress) -> ServiceKey? {
        let entry = KeyRing.entry(of: service, at: address)
        if let text = typed.withLock({ $0[entry] }) { return ServiceKey(text) }
        let variable = "RECIPE_\(service.rawValue.uppercased())_KEY"
        if let text = environment[variable], !text.isEmpty { return ServiceKey(text) }
        return keptKeys[entry].flatMap { ServiceKey($0) }
    }

    /// Keeps a key for a service at an address. Throws `StoreFailure`.
    func keep(_ key: String, of service: ServiceName, at address: WebAddress) throws {
        let entry = KeyRing.entry(of: service, at: address)
        try file.set(key, of: entry)
        kept.withLock { $0 = nil }
        typed.withLock { $0[entry] = key }
    }

    // MARK: Databases

    /// The password of a database; nil where none was typed or kept for it.
    func password(of database: DatabaseAddress) -> String? {
        let entry = KeyRing.entry(of: database)
        if let text = typed.withLock({ $0[entry] }) { return text }
        if let text = environment["RECIPE_COOKBOOK_KEY"], !text.isEmpty { return text }
        return keptKeys[entry]
    }

    /// Keeps a password for a database; false for what can be none.
    func keep(password: String, of database: DatabaseAddress) throws -> Bool {
        guard (1...1_024).contains(password.utf8.count),
            password.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
        else { return false }
        let entry = KeyRing.entry(of: database)
        try file.set(password, of: entry)
        kept.withLock { $0 = nil }
        typed.withLock { $0[entry] = password }
        return true
    }

    /// Takes the password that a database's address was typed with; false for another login.
    @discardableResult
    func take(_ login: WebLogin) -> Bool {
        guard let database = DatabaseAddress(login.origin) else { return false }
        typed.withLock { $0[KeyRing.entry(of: database)] = login.text }
        return true
    }

    private static func entry(of database: DatabaseAddress) -> ServiceName {
        ServiceName(rawValue: "cookbook@\(database.place)")
    }

    private var keptKeys: [ServiceName: String] {
        kept.withLock { kept in
            let keys = kept ?? (try? file.keys()) ?? [:]
            kept = keys
            return keys
        }
    }

    /// The name that a key has in the file: the service, and where it is.
    private static func entry(of service: ServiceName, at address: WebAddress) -> ServiceName {
        let port = address.port.map { ":\($0)" } ?? ""
        return ServiceName(rawValue: "\(service.rawValue)@\(address.host)\(port)")
    }
}
