/// A recipe as the feed writes it; what is nil is absent.
public struct FeedEntry: Sendable, Hashable {
    /// The dish's name.
    public var name: String?
    /// Where it is from.
    public var cuisine: String?
    /// Its id.
    public var uuid: String?
    /// The recipe's page.
    public var source: String?
    /// A film of the cooking.
    public var film: String?
    /// The picture.
    public var largePhoto: String?
    /// A smaller form of it.
    public var smallPhoto: String?

    /// An entry.
    public init(
        _ name: String?,
        cuisine: String? = "British",
        uuid: String? = nil,
        source: String? = nil,
        film: String? = nil,
        largePhoto: String? = nil,
        smallPhoto: String? = nil
    ) {
        self.name = name
        self.cuisine = cuisine
        self.uuid = uuid
        self.source = source
        self.film = film
        self.largePhoto = largePhoto
        self.smallPhoto = smallPhoto
    }

    var keys: [String: String] {
        let pairs: [String: String?] = [
            "name": name, "cuisine": cuisine, "uuid": uuid, "source_url": source,
            "youtube_url": film, "photo_url_large": largePhoto, "photo_url_small": smallPhoto,
        ]
        return pairs.compactMapValues(\.self)
    }
}
