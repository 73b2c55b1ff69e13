/// What came back from an address: a web page or a picture, byte for byte after HTTP's unpacking.
package struct FetchedDocument: Hashable, Sendable, Codable {
    /// The address at the end of all redirects.
    package var address: WebAddress
    /// The status of the answer.
    package var status: Int
    /// The media type in lower case without its parameters, such as `text/html`.
    package var mediaType: String?
    /// The character set that HTTP named, in lower case.
    package var charset: String?
    /// The body.
    package var body: [UInt8]
    /// When the server sent it, in seconds since 1970.
    package var fetchedAt: Int

    package init(
        address: WebAddress,
        status: Int = 200,
        mediaType: String? = nil,
        charset: String? = nil,
        body: [UInt8],
        fetchedAt: Int
    ) {
        self.address = address
        self.status = status
        self.mediaType = mediaType
        self.charset = charset
        self.body = body
        self.fetchedAt = fetchedAt
    }
}

/// Whose word an address is: the cook's or a service's, which decides where it may lead.
package enum AddressSource: Hashable, Sendable {
    /// The cook typed it: any host may be meant.
    case cook
    /// A service on the internet sent it: it must not lead to private addresses.
    case service
    /// A service that itself is on a private address sent it: private addresses are its own.
    case privateService
}

/// Fetches web pages and pictures.
package protocol PageFetcher: Sendable {
    /// The document at an address, a kept one where that will do.
    ///
    /// A page that answers with a status of 400 or more is returned with it, for its text says why.
    /// Throws `ServiceError` or `CancellationError`.
    func page(
        at address: WebAddress,
        from source: AddressSource,
        freshness: Freshness
    ) async throws -> FetchedDocument
    /// The picture at an address, at most 4 MiB. Throws `ServiceError` or `CancellationError`.
    func picture(at address: WebAddress, from source: AddressSource) async throws
        -> FetchedDocument
}
