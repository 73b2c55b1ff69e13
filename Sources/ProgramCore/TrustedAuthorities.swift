import RecipeModel
import RecipeServices
import RecipeStore
import ShellSession
import Synchronization

/// The certificates that the cook trusts for a server of their own, and for nothing else.
///
/// They are in a file that the settings name. It is read when the server is first asked, or when the
/// cook names it.
final class TrustedAuthorities: Sendable {
    private let settings: SettingsBoard
    private let read = Mutex<[String: CertificateText]>([:])

    init(settings: SettingsBoard) { self.settings = settings }

    /// What a request for a service trusts at an address; of pictures, whose requests are for no
    /// service, what the server does at whose address they are.
    func certificates(for service: ServiceName, at address: WebAddress) -> String? {
        let settings = settings.current
        for name in LiveServices.servers where service == name || service == .web {
            guard let path = settings.authority(of: name),
                let server = settings.address(of: name).flatMap({ WebAddress($0) }),
                server.origin == address.origin
            else { continue }
            return certificates(at: path)?.pem
        }
        return nil
    }

    /// Takes the bytes of a file; false where no certificate is in them.
    func take(_ bytes: [UInt8], of path: String) -> Bool {
        let certificates = CertificateText(bytes)
        read.withLock { $0[path] = certificates }
        return certificates != nil
    }

    private func certificates(at path: String) -> CertificateText? {
        if let certificates = read.withLock({ $0[path] }) { return certificates }
        guard let bytes = try? BoundedFile.read(path, limit: CertificateText.limit),
            take(bytes, of: path)
        else { return nil }
        return read.withLock { $0[path] }
    }
}
