import Testing

@testable import RecipeServices

/// What is taken for a certificate by its form alone.
struct CertificateTextTests {
    /// Bytes of this length behind a head that tells it in so many bytes.
    private func certificate(_ length: Int, in places: Int) -> [UInt8] {
        let told = (0..<places).map { UInt8(truncatingIfNeeded: length >> (8 * (places - 1 - $0))) }
        return [0x30, 0x80 | UInt8(places)] + told + [UInt8](repeating: 7, count: length)
    }

    private func pem(_ bytes: [UInt8]) -> String {
        let signs = Array(Base64.text(of: bytes))
        let lines = stride(from: 0, to: signs.count, by: 64).map {
            String(signs[$0..<min($0 + 64, signs.count)])
        }
        return (["-----BEGIN CERTIFICATE-----"] + lines + ["-----END CERTIFICATE-----"])
            .map { $0 + "\n" }.joined()
    }

    @Test(arguments: [(62, 1), (200, 1), (200, 2), (300, 2), (300, 3), (300, 4)])
    func whatIsWholeIsWrittenInLines(_ length: Int, _ places: Int) {
        let bytes = certificate(length, in: places)
        let text = pem(bytes)
        #expect(CertificateText(bytes)?.pem == text)
        #expect(CertificateText(Array(text.utf8))?.pem == text)
        #expect(CertificateText(Array(("ours:\n" + text).utf8))?.pem == text)
        #expect(CertificateText(Array(text.replacing("\n", with: "\r\n ").utf8))?.pem == text)
    }

    @Test func whatIsNotWholeIsNone() {
        var other = certificate(300, in: 2)
        other[0] = 0x31
        for bytes in [
            certificate(61, in: 1), Array(certificate(300, in: 2).dropLast()),
            certificate(300, in: 2) + [0], certificate(300, in: 5), other, [], [0x30],
            [0x30, 0x64] + [UInt8](repeating: 7, count: 100),
        ] {
            #expect(CertificateText(bytes) == nil)
            #expect(CertificateText(Array(pem(bytes).utf8)) == nil)
        }
    }

    /// One that is damaged does not take the whole ones with it.
    @Test func ofSeveralTheWholeOnesAreTaken() {
        let (one, two) = (pem(certificate(100, in: 1)), pem(certificate(300, in: 2)))
        let damaged = pem(Array(certificate(300, in: 2).dropLast(3)))
        #expect(CertificateText(Array((one + damaged + two).utf8))?.pem == one + two)
        let endless = one.replacing("-----END CERTIFICATE-----", with: "")
        #expect(CertificateText(Array((endless + two).utf8))?.pem == two)
        #expect(CertificateText(Array(endless.utf8)) == nil)
    }
}
