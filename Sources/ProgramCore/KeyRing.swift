import RecipeModel
import RecipeServices
import RecipeStore
import ShellCommands
import Synchronization

/// The keys of the services: from the environment, or kept in a file that only the cook can read.
///
/// A kept key belongs to the address that it was typed for, and is handed out for no other. The
/// file is read when a key is first asked for. The environment is stronger than what was kept
/// before, but not than a key that was typed since the start.
final class KeyRing: Sendable {
    private let environment: [String: String]
    private let file: KeyFile
    private let kept = Mutex<[String: String]?>(nil)
    private let typed = Mutex<[String: String]>([:])

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

    /// Puts a key in force for a service at an address.
    func take(_ key: String, of service: ServiceName, at address: WebAddress) -> GivenSecret {
        take(key, for: KeyRing.entry(of: service, at: address))
    }

    private func take(_ text: String, for entry: String) -> GivenSecret {
        let earlier = typed.withLock { typed in
            defer { typed[entry] = text }
            return typed[entry]
        }
        return GivenSecret(
            keep: {
                try self.file.set(text, of: entry)
                self.kept.withLock { $0 = nil }
            },
            takeBack: { self.typed.withLock { $0[entry] = earlier } }
        )
    }

    // MARK: Databases

    /// The password of a database; nil where none was typed or kept for it.
    func password(of database: DatabaseAddress) -> String? {
        let entry = KeyRing.entry(of: database)
        if let text = typed.withLock({ $0[entry] }) { return text }
        if let text = environment["RECIPE_COOKBOOK_KEY"], !text.isEmpty { return text }
        return keptKeys[entry]
    }

    /// Puts a password of a database in force; nil for what can be none.
    func take(password: String, of database: DatabaseAddress) -> GivenSecret? {
        guard (1...1_024).contains(password.utf8.count),
            password.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
        else { return nil }
        return take(password, for: KeyRing.entry(of: database))
    }

    /// Puts the password that a database's address was typed with in force, for this time only; nil
    /// for another login.
    @discardableResult
    func take(_ login: WebLogin) -> GivenSecret? {
        guard let database = DatabaseAddress(login.origin) else { return nil }
        let given = take(login.text, for: KeyRing.entry(of: database))
        return GivenSecret(takeBack: given.takeBack)
    }

    private static func entry(of database: DatabaseAddress) -> String {
        "cookbook@\(database.place)"
    }

    private var keptKeys: [String: String] {
        kept.withLock { kept in
            let keys = kept ?? (try? file.keys()) ?? [:]
            kept = keys
            return keys
        }
    }

    /// The name that a key has in the file: the service, and where it is.
    private static func entry(of service: ServiceName, at address: WebAddress) -> String {
        let port = address.port.map { ":\($0)" } ?? ""
        return "\(service.rawValue)@\(address.host)\(port)"
    }
}
