import Display
import RecipeModel
import Synchronization

/// The pictures that were not there when a screen was printed and come into it afterwards.
///
/// A picture comes at most a second after the screen: later it would move under the cook's eyes. It
/// is kept all the same, and stands there at once the next time.
final class PictureFilling: Sendable {
    private struct Screen {
        var renderer: Renderer
        var places: [PlacedPicture]
        var ready: [(place: PlacedPicture, picture: DrawnPicture)] = []
        /// The orders that nothing was heard of yet.
        var awaited: Set<PictureOrder>
        /// How many lines below the end of the pictures' own output the cursor stands.
        var linesBelow: Int
        var deadline: ContinuousClock.Instant
        var changes: AsyncStream<Void>
        var changed: AsyncStream<Void>.Continuation
    }

    /// How long after a screen a picture may still come into it.
    static let patience = Duration.seconds(1)

    private let screen = Mutex<Screen?>(nil)
    /// Told when a picture is ready to be put in its place.
    private let onReady: @Sendable (PictureFilling) -> Void

    init(onReady: @escaping @Sendable (PictureFilling) -> Void) { self.onReady = onReady }

    /// Begins to fill a screen that has just been printed; what was filled before is left as it is.
    func begin(_ places: [PlacedPicture], linesBelow: Int, by renderer: Renderer) {
        end()
        guard !places.isEmpty else { return }
        let (changes, changed) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        screen.withLock {
            $0 = Screen(
                renderer: renderer,
                places: places,
                awaited: Set(places.map(\.order)),
                linesBelow: linesBelow,
                deadline: .now + PictureFilling.patience,
                changes: changes,
                changed: changed
            )
        }
    }

    /// Goes on with a screen below which more was printed: the former places are still above it.
    func goOn(
        below lines: Int,
        with places: [PlacedPicture],
        linesBelow: Int,
        by renderer: Renderer
    ) {
        let former = screen.withLock { screen in
            (screen?.places ?? []).map { place in
                var moved = place
                moved.linesUp += (screen?.linesBelow ?? 0) + lines - linesBelow
                return moved
            }
        }
        begin(former + places, linesBelow: linesBelow, by: renderer)
    }

    /// Stops filling.
    func end() {
        screen.withLock { screen in
            screen?.changed.finish()
            screen = nil
        }
    }

    /// Takes a picture that was ordered, or hears that it cannot be had.
    func arrived(_ order: PictureOrder, _ picture: DrawnPicture?) {
        let isReady = screen.withLock { screen in
            guard screen?.awaited.remove(order) != nil else { return false }
            if let picture {
                let places = screen?.places.filter { $0.order == order } ?? []
                screen?.ready += places.map { ($0, picture) }
                screen?.places.removeAll { $0.order == order }
            }
            screen?.changed.yield()
            if screen?.awaited.isEmpty == true { screen?.changed.finish() }
            return picture != nil
        }
        if isReady { onReady(self) }
    }

    /// What to write so that the pictures that are ready stand in their places; nil where there are
    /// none, where their time is over, and where nothing above stands as it did.
    ///
    /// - Parameter rows: The rows above the cursor that stand as they were printed.
    func text(rowsAbove rows: Int) -> String? {
        screen.withLock { screen in
            guard let now = screen, ContinuousClock.now < now.deadline else { return nil }
            screen?.ready = []
            let texts = now.ready.filter { $0.place.linesUp + now.linesBelow <= rows }.map {
                now.renderer.filling($0.place, with: $0.picture, linesBelow: now.linesBelow)
            }
            return texts.isEmpty ? nil : texts.joined()
        }
    }

    /// Waits for pictures, until all have come or their time is over, and calls for each.
    func wait(_ body: @escaping @Sendable () async -> Void) async {
        guard let (changes, deadline) = screen.withLock({ $0.map { ($0.changes, $0.deadline) } })
        else { return }
        let timer = Task {
            try? await Task.sleep(until: deadline, clock: .continuous)
            screen.withLock { $0?.changed.finish() }
        }
        for await _ in changes { await body() }
        timer.cancel()
    }
}
