/// The site's own mark, which browsers show beside its name: a pot with a lid.
enum SiteIcon {
    static let path = "/favicon.svg"

    /// Also for browsers and readers that ask for the old name whatever a page says.
    static let paths: Set<[String]> = [["favicon.svg"], ["favicon.ico"]]

    static let answer = WebAnswer(
        200,
        "image/svg+xml",
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" \
        rx="7" fill="#8c3b0f"/><path fill="#fff" d="M14 5h4v3h7v3H7V8h7zM8 13h16v9a4 4 0 0 1-4 \
        4h-8a4 4 0 0 1-4-4v-1H5v-4h3zm16 4v4h3v-4z"/></svg>

        """,
        headers: [("Cache-Control", "max-age=86400")]
    )
}
