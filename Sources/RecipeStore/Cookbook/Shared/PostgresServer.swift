import CPostgres
package import RecipeModel

/// A database with what is needed to get in: several servers may have it, one of which takes changes.
package struct PostgresServer: Sendable {
    package var address: DatabaseAddress
    /// The password to go in with; nil where libpq is to look for one (`PGPASSWORD`, `.pgpass`).
    package var password: String?
    var patience = PostgresPatience()

    package init(_ address: DatabaseAddress, password: String? = nil) {
        self.address = address
        self.password = password ?? address.password
    }
}

extension PostgresServer {
    /// The servers of the address, and which of them it wants to be read. Throws where libpq isn't
    /// there or doesn't read the address.
    func hosts() throws -> (hosts: [PostgresHost], wish: PostgresHosts.Wish) {
        guard cp_load() else { throw PostgresError.noLibrary }
        let named = try parameters()
        let hosts = Self.hosts(in: named).map { host in
            var all = named.merging(host) { $1 }
            all["password"] = password ?? named["password"]
            all["client_encoding"] = "UTF8"
            all["application_name"] = named["application_name"] ?? "recipe"
            // Which server does what is found out here: libpq itself waits for one that doesn't
            // answer until all the time is gone.
            all["target_session_attrs"] = "any"
            return PostgresHost(parameters: all, patience: patience)
        }
        return (hosts, PostgresHosts.Wish(named["target_session_attrs"]))
    }

    private func parameters() throws -> [String: String] {
        final class Parameters { var values: [String: String] = [:] }
        let parameters = Parameters()
        let isAddress = cp_parse(
            address.text,
            { context, keyword, value in
                guard let context else { return }
                Unmanaged<Parameters>.fromOpaque(context).takeUnretainedValue()
                    .values[String(cString: keyword)] = String(cString: value)
            },
            Unmanaged.passUnretained(parameters).toOpaque()
        )
        guard isAddress else { throw PostgresError.badAddress }
        return parameters.values
    }

    /// What stands for each server in an address: one port counts for all of them, as with libpq.
    static func hosts(in named: [String: String]) -> [[String: String]] {
        func parts(_ keyword: String) -> [String] {
            named[keyword]?.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
                ?? []
        }
        let (hosts, addresses, ports) = (parts("host"), parts("hostaddr"), parts("port"))
        return (0..<max(hosts.count, addresses.count, 1)).map { place in
            var host: [String: String] = [:]
            if hosts.indices.contains(place) { host["host"] = hosts[place] }
            if addresses.indices.contains(place) { host["hostaddr"] = addresses[place] }
            if ports.indices.contains(place) {
                host["port"] = ports[place]
            } else if let only = ports.first, ports.count == 1 {
                host["port"] = only
            }
            return host
        }
    }
}
