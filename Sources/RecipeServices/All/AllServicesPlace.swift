import RecipeModel

/// The places of several services together, as one cursor's place.
///
/// Written as `cookbook=2:20&themealdb=3:c%3A10&feed=2`: for each service that has more, the number
/// of its next page and its own place, if it has one. A service that is not in it has ended.
struct AllServicesPlace: Equatable {
    /// Where each service goes on.
    var cursors: [ServiceName: PageCursor] = [:]

    /// The places of these services at a cursor: as its place says, else all at the same page.
    init(_ cursor: PageCursor, of services: [ServiceName]) {
        if let place = cursor.place {
            cursors = Self.read(place).filter { services.contains($0.key) }
        } else {
            for service in services { cursors[service] = PageCursor(number: cursor.number) }
        }
    }

    /// No places at all.
    init() {}

    /// The cursor of the page with this number; nil where every service has ended.
    func cursor(number: Int, order: [ServiceName]) -> PageCursor? {
        let parts = order.compactMap { service -> String? in
            guard let cursor = cursors[service] else { return nil }
            let place = cursor.place.map { ":" + PercentEncoding.segment($0) } ?? ""
            return "\(PercentEncoding.segment(service.rawValue))=\(cursor.number)\(place)"
        }
        return parts.isEmpty ? nil : PageCursor(number: number, place: parts.joined(separator: "&"))
    }

    /// Reads what `cursor` wrote; what is not readable counts as ended.
    private static func read(_ place: String) -> [ServiceName: PageCursor] {
        place.split(separator: "&").reduce(into: [:]) { cursors, part in
            let sides = part.split(separator: "=", maxSplits: 1)
            guard sides.count == 2, let name = PercentEncoding.decoded(sides[0]) else { return }
            let values = sides[1].split(
                separator: ":",
                maxSplits: 1,
                omittingEmptySubsequences: false
            )
            guard let number = values.first.flatMap({ Int($0) }), number > 0 else { return }
            let place = values.count > 1 ? PercentEncoding.decoded(values[1]) : nil
            guard values.count == 1 || place != nil else { return }
            cursors[ServiceName(rawValue: name)] = PageCursor(number: number, place: place)
        }
    }
}
