/// An answer as kept on disk.
package struct KeptAnswer: Hashable, Sendable, Codable {
    /// The document itself; its `fetchedAt` is when it was last sent or said to be unchanged.
    package var document: FetchedDocument
    /// The `ETag` header, if any.
    package var etag: String?
    /// The `Last-Modified` header, if any.
    package var lastModified: String?

    package init(document: FetchedDocument, etag: String? = nil, lastModified: String? = nil) {
        self.document = document
        self.etag = etag
        self.lastModified = lastModified
    }
}

/// Answers, pages and pictures kept between runs. It may be emptied at any time, and it never
/// fails: what cannot be read or written is as if it was not there.
package protocol AnswerCache: Sendable {
    /// What is kept under a key.
    func answer(for key: String) async -> KeptAnswer?
    /// Keeps an answer under a key, in place of an older one.
    func keep(_ answer: KeptAnswer, for key: String) async
    /// Forgets what is kept under a key.
    func forget(_ key: String) async
    /// Until when a service refuses to serve, in seconds since 1970; the name says which one, and for which key.
    func refusal(by name: String) async -> Int?
    /// Remembers until when somebody refuses; nil when it is over.
    func setRefusal(by name: String, until time: Int?) async
}
