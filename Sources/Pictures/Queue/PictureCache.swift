package import RecipeModel
import Synchronization

/// The pictures that are drawn already: in memory, and after that in a cache on disk.
///
/// It is asked while a screen is drawn, from any thread, and never waits for a network.
package final class PictureCache: Sendable {
    /// A picture as it is wanted.
    struct Place: Hashable, Sendable {
        var address: WebAddress
        var task: DrawingTask
        var form: PictureStyle.Form

        /// The place of an order in a style; nil where its box is none.
        init?(_ order: PictureOrder, _ style: PictureStyle) {
            guard let task = DrawingTask(order, in: style) else { return nil }
            (address, self.task, form) = (order.address, task, style.form)
        }

        /// The name that the cache on disk has for it.
        var key: String { "\(task.key) \(address.text)" }
    }

    private struct Memory {
        var pictures: [Place: DrawnPicture] = [:]
        /// The places in the order in which they were put in.
        var order: [Place] = []
    }

    /// A page of cards has ten pictures, so this is many pages.
    private static let most = 200

    private let memory = Mutex(Memory())
    private let cache: any DrawingCache

    /// a picture cache in front of a cache.
    package init(cache: any DrawingCache) { self.cache = cache }

    /// A picture, if it is drawn.
    package func picture(_ order: PictureOrder, in style: PictureStyle) -> DrawnPicture? {
        guard let place = Place(order, style) else { return nil }
        if let picture = memory.withLock({ $0.pictures[place] }) { return picture }
        guard let bytes = cache.drawing(for: place.key),
            case .success(let drawing) = Drawing.result(bytes),
            drawing.cells == order.size, let picture = DrawnPicture(drawing, in: style.form)
        else { return nil }
        remember(picture, at: place)
        return picture
    }

    /// Puts a drawing in its place; the picture that it is, nil where it is none.
    func keep(_ drawing: Drawing, at place: Place) -> DrawnPicture? {
        guard let picture = DrawnPicture(drawing, in: place.form) else { return nil }
        remember(picture, at: place)
        cache.keep(Drawing.bytes(of: .success(drawing)), for: place.key)
        return picture
    }

    private func remember(_ picture: DrawnPicture, at place: Place) {
        memory.withLock { memory in
            if memory.pictures.updateValue(picture, forKey: place) == nil {
                memory.order.append(place)
            }
            while memory.order.count > PictureCache.most {
                memory.pictures[memory.order.removeFirst()] = nil
            }
        }
    }
}
