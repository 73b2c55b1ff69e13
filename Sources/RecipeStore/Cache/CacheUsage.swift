/// How much the cache keeps at a moment.
public struct CacheUsage: Hashable, Sendable {
    /// How many answers, pages and pictures.
    public var entries: Int
    /// Their size in bytes.
    public var bytes: Int
    /// The size that they are held to, in bytes.
    public var limit: Int

    /// A measure of the cache.
    public init(entries: Int, bytes: Int, limit: Int) {
        self.entries = entries
        self.bytes = bytes
        self.limit = limit
    }
}
