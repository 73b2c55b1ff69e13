/// The data of a page of ours: the texts of its scripts.
enum OwnPage {
    /// The member of the data that has the recipe as our JSON has it.
    static let memberName = "x-recipe"

    private static let open = Array(#"<script type="application/ld+json">"#.utf8)
    private static let close = Array("</script>".utf8)
    private static let mark = Array("\"\(memberName)\":".utf8)

    /// The data of each recipe in a page that this program wrote; nothing for other pages.
    static func data(in page: [UInt8]) -> [[UInt8]] {
        guard ByteText.place(of: mark, in: page, from: 0) != nil else { return [] }
        var found: [[UInt8]] = []
        var place = 0
        while let start = ByteText.place(of: open, in: page, from: place) {
            let inner = start + open.count
            guard let end = ByteText.place(of: close, in: page, from: inner) else { break }
            let data = Array(page[inner..<end])
            if ByteText.place(of: mark, in: data, from: 0) != nil { found.append(data) }
            place = end + close.count
        }
        return found
    }
}
