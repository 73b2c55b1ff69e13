import CTransfer
import RecipeModel

/// What can be told about an address before it is asked.
enum AddressCheck {
    /// Whether a host's name says that it is on this machine or in its own network.
    ///
    /// Numbers are read in each way in which the system reads them; other names are not looked up:
    /// what they lead to is checked when it is connected to.
    static func isPrivateName(_ host: String) -> Bool {
        let host = asciiHost(host) ?? host
        let name = host.hasSuffix(".") ? String(host.dropLast()) : host
        let lastLabel = name.split(separator: ".").last.map(String.init) ?? name
        return ct_is_private_literal(name) || privateDomains.contains(lastLabel)
            || name.hasSuffix(".home.arpa")
    }

    /// Whether a host is written as a link-local address.
    static func isLinkLocal(_ host: String) -> Bool {
        ct_is_link_local_literal(asciiHost(host) ?? host)
    }

    /// Whether a host is known to be gone and taken over by others.
    static func isUnsafe(_ host: String) -> Bool {
        let host = asciiHost(host) ?? host
        let name = host.hasSuffix(".") ? String(host.dropLast()) : host
        return name == "recipepuppy.com" || name.hasSuffix(".recipepuppy.com")
    }

    /// A host's name in ASCII, as the network knows it; nil for what can be none.
    static func asciiHost(_ host: String) -> String? {
        if host.utf8.allSatisfy({ $0 < 0x80 }) { return host }
        var room = [CChar](repeating: 0, count: 256)
        guard ct_ascii_host(host, &room, room.count) else { return nil }
        return String(decoding: room.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The address as it is sent: in ASCII, without its fragment.
    static func wireForm(of address: WebAddress) -> String {
        let place = address.port.map { ":\($0)" } ?? ""
        let rest = address.rest.prefix { $0 != "#" }
        let path = rest.hasPrefix("/") ? "" : "/"
        let host = asciiHost(address.host) ?? address.host
        return "\(address.scheme)://\(host)\(place)\(path)"
            + PercentEncoding.repairing(rest)
    }

    private static let privateDomains: Set<String> = [
        "localhost", "local", "internal", "intranet", "lan", "home", "corp", "localdomain",
    ]
}
