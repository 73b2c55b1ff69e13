import RecipeModel

/// Gives the links of a text their numbers; the same address has the same number.
struct LinkNumbering {
    /// The addresses in the order of their numbers, which begin at 1.
    private(set) var addresses: [WebAddress] = []

    private let resolver: LinkResolver
    private var numbers: [WebAddress: Int] = [:]

    init(resolver: LinkResolver) { self.resolver = resolver }

    /// The number of a link; nil for one that leads to no other page.
    mutating func number(of href: String) -> Int? {
        guard !href.hasPrefix("#"), let address = resolver.address(href) else { return nil }
        if let number = numbers[address] { return number }
        addresses.append(address)
        numbers[address] = addresses.count
        return addresses.count
    }
}
