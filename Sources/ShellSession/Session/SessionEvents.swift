package import RecipeModel

/// What a command that asks for recipes is told.
package enum SessionEvent: Hashable, Sendable {
    /// One of several services sent its part of the page that is being fetched. The page may still
    /// be skipped.
    case part(PagePart, [Recipe])
    /// What the request came to: the last event.
    case report(PagingReport)
}

/// The events of one request, in order, the last of which is its report.
///
/// Cancelling the task that reads them cancels the request, and its report is `.cancelled`, unless
/// there was another already. Dropping them cancels it as well.
package struct SessionEvents: AsyncSequence, Sendable {
    private let events: AsyncStream<SessionEvent>
    private let callOff: @Sendable () async -> Void

    /// Events that come from a stream.
    ///
    /// - Parameter callOff: Calls the request off, if it is still under way, so that its report
    ///   comes.
    init(
        _ events: AsyncStream<SessionEvent>,
        calledOffBy callOff: @escaping @Sendable () async -> Void
    ) {
        self.events = events
        self.callOff = callOff
    }

    /// A report that is there already.
    init(_ report: PagingReport) {
        events = AsyncStream { sink in
            sink.yield(.report(report))
            sink.finish()
        }
        callOff = {}
    }

    /// The report, whatever comes before it.
    package var report: PagingReport {
        get async {
            for await case .report(let report) in self { return report }
            return .cancelled
        }
    }

    package func makeAsyncIterator() -> Iterator { Iterator(events: events, callOff: callOff) }

    package struct Iterator: AsyncIteratorProtocol {
        fileprivate let events: AsyncStream<SessionEvent>
        fileprivate let callOff: @Sendable () async -> Void

        /// The next event. The stream is read in a task of its own: one that is cancelled while it
        /// reads gets nothing more, and here a report is still to come.
        package func next() async -> SessionEvent? {
            let events = events
            let reading = Task {
                var iterator = events.makeAsyncIterator()
                return await iterator.next()
            }
            return await withTaskCancellationHandler {
                await reading.value
            } onCancel: {
                Task { await callOff() }
            }
        }
    }
}
