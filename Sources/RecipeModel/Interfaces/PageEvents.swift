/// What a service tells of a page that it is asked for.
package enum PageEvent: Sendable {
    /// One of several services that are asked together has answered. Those before it on the page
    /// were told before it.
    case part(PagePart, [Recipe])
    /// The page. It was not held up for the details of some of its recipes, which follow.
    case page(RecipePage, lacking: [RecipeID] = [])
    /// The details of a recipe that the page lacked.
    case details(Recipe)
}

/// The events of one request for a page, in order: the parts, the page, the details.
///
/// A request that fails throws what its service throws. Cancelling the task that reads the events,
/// or dropping them, cancels the request. The end comes when the service does no more work for
/// the request, also when it was cancelled:
///
/// ```swift
/// for try await event in service.events(of: query, at: .first, freshness: .kept, patience: nil) {
///     if case .page(let page, _) = event { show(page) }
/// }
/// ```
package struct PageEvents: AsyncSequence, Sendable {
    /// Hands an event to whoever reads.
    package typealias Teller = @Sendable (PageEvent) -> Void

    private let events: AsyncThrowingStream<PageEvent, any Error>
    private let work: Task<Void, Never>

    /// Starts the work of a request, which is handed the function that tells of it.
    package init(of work: @escaping @Sendable (@escaping Teller) async throws -> Void) {
        let (events, sink) = AsyncThrowingStream.makeStream(of: PageEvent.self)
        self.events = events
        let task = Task {
            do {
                try await work { sink.yield($0) }
                sink.finish()
            } catch {
                sink.finish(throwing: error)
            }
        }
        sink.onTermination = { if case .cancelled = $0 { task.cancel() } }
        self.work = task
    }

    /// The page, as soon as it is there. What would follow is cancelled.
    package func page() async throws -> RecipePage {
        for try await case .page(let page, _) in self { return page }
        throw CancellationError()
    }

    package func makeAsyncIterator() -> Iterator {
        Iterator(events: events.makeAsyncIterator(), work: work)
    }

    package struct Iterator: AsyncIteratorProtocol {
        fileprivate var events: AsyncThrowingStream<PageEvent, any Error>.Iterator
        fileprivate let work: Task<Void, Never>

        package mutating func next() async throws -> PageEvent? {
            if let event = try await events.next() { return event }
            await work.value
            return nil
        }
    }
}
