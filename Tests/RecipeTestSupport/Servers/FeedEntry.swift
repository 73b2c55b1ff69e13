/// A recipe as the feed writes it; what is nil is absent.
package struct FeedEntry: Sendable, Hashable {
    /// The dish's name.
    package var name: String?
    /// Where it is from.
    package var cuisine: String?
    /// Its id.
    package var uuid: String?
    /// The recipe's page.
    package var source: String?
    /// A film of the cooking.
    package var film: String?
    /// The picture.
    package var largePhoto: String?
    /// A smaller form of it.
    package var smallPhoto: String?

    package init(
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
