import KitchenLanguage
import RecipeModel

/// Where a request has been led so far, and where it may be led next.
struct RedirectTrail {
    /// The address to ask now.
    private(set) var address: WebAddress
    /// Where that may be.
    private(set) var reach: AddressReach
    private let keepsHost: Bool
    private var visited: Set<String>

    static let limit = 5

    /// Begins a trail.
    ///
    /// - Parameters:
    ///   - source: Whose word the first address is.
    ///   - keepsHost: Whether the request has a secret, which no other host may see.
    init(from address: WebAddress, source: AddressSource, keepsHost: Bool) throws {
        self.address = address
        reach =
            switch source {
            case .cook: AddressCheck.isLinkLocal(address.host) ? .anywhere : .ownNetwork
            case .privateService: .ownNetwork
            case .service: .internet
            }
        self.keepsHost = keepsHost
        visited = [AddressCheck.wireForm(of: address)]
        try check()
    }

    /// Goes on to where an answer of a status of 300 and more leads.
    ///
    /// What the internet sends does not lead to a private address; what a host on a private
    /// address sends may, if it was allowed to be there.
    mutating func follow(_ location: String, status: Int, fromPrivateAddress: Bool) throws {
        guard let next = try Self.resolve(location, against: address) else {
            throw ServiceError.serverFailed(status: status, tries: 1)
        }
        if address.scheme == "https" && next.scheme == "http" {
            throw ServiceError.forbidden(.insecureRedirect)
        }
        if keepsHost && next.isLogin { throw ServiceError.loginPage }
        if keepsHost && !isSameHost(next) {
            throw ServiceError.serverFailed(status: status, tries: 1)
        }
        // The first address is in the set too, so it holds one more than the hops taken.
        guard visited.count <= Self.limit,
            visited.insert(AddressCheck.wireForm(of: next)).inserted
        else { throw ServiceError.forbidden(.tooManyRedirects) }
        // Nothing leads to a link-local address: the cook types it.
        reach = reach != .internet && fromPrivateAddress ? .ownNetwork : .internet
        address = next
        try check()
    }

    private func check() throws {
        guard AddressCheck.asciiHost(address.host) != nil else {
            throw ServiceError.forbidden(.hostName)
        }
        if AddressCheck.isUnsafe(address.host) { throw ServiceError.forbidden(.unsafeHost) }
        if reach != .anywhere && AddressCheck.isLinkLocal(address.host) {
            throw ServiceError.forbidden(.linkLocal)
        }
        if reach == .internet && AddressCheck.isPrivateName(address.host) {
            throw ServiceError.forbidden(.privateAddress)
        }
    }

    /// The same name, and the same door or the safe one beside it.
    private func isSameHost(_ next: WebAddress) -> Bool {
        let hosts = [next, address].map { AddressCheck.asciiHost($0.host) }
        guard hosts[0] == hosts[1] else { return false }
        let isUpgrade = address.scheme != next.scheme && address.port == nil && next.port == nil
        return isUpgrade || (next.scheme == address.scheme && next.port == address.port)
    }

    /// An address as a server may write it: whole, or relative to where it stands.
    private static func resolve(_ location: String, against base: WebAddress) throws
        -> WebAddress?
    {
        let text = location.trimmingWhitespace()
        guard !text.isEmpty else { return nil }
        let place = "\(base.scheme)://\(base.host)" + (base.port.map { ":\($0)" } ?? "")
        let whole: String
        if let colon = text.firstIndex(of: ":"), isScheme(text[..<colon]) {
            whole = text
        } else if text.hasPrefix("//") {
            whole = "\(base.scheme):\(text)"
        } else if text.hasPrefix("/") {
            whole = place + text
        } else {
            let path = String(base.rest.prefix { $0 != "?" && $0 != "#" })
            if text.hasPrefix("?") {
                whole = place + path + text
            } else if text.hasPrefix("#") {
                whole = place + base.rest.prefix { $0 != "#" } + text
            } else {
                let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "/"
                whole = place + removingDots(folder, text)
            }
        }
        guard let address = WebAddress(whole) else {
            throw ServiceError.forbidden(.scheme)
        }
        return address
    }

    private static func isScheme(_ text: Substring) -> Bool {
        guard let first = text.first, first.isASCII, first.isLetter else { return false }
        return text.allSatisfy {
            $0.isASCII && ($0.isLetter || $0.isASCIIDigit || "+-.".contains($0))
        }
    }

    /// A relative path after its folder, with `.` and `..` taken out (RFC 3986, section 5.2.4).
    private static func removingDots(_ folder: String, _ relative: String) -> String {
        let path = relative.prefix { $0 != "?" && $0 != "#" }
        var kept: [Substring] = []
        let parts = (folder + path).split(separator: "/", omittingEmptySubsequences: false)
        for part in parts.dropFirst() {
            switch part {
            case "..": _ = kept.popLast()
            case ".": continue
            default: kept.append(part)
            }
        }
        if path.hasSuffix("..") || path.hasSuffix("/.") || path == "." { kept.append("") }
        return "/" + kept.joined(separator: "/") + relative.dropFirst(path.count)
    }
}

extension WebAddress {
    /// Whether it leads to a page on which somebody is to log in, by the words of its path.
    fileprivate var isLogin: Bool {
        rest.prefix { $0 != "?" && $0 != "#" }.lowercased().split(separator: "/")
            .contains {
                ["login", "signin", "sign_in", "sign-in", "sso", "outpost.goauthentik.io"].contains(
                    $0
                )
            }
    }
}
