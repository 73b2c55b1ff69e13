import Dispatch

/// Runs an actor's work on a queue of its own, so that waiting for the disk never holds up the few
/// threads that all tasks share.
final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(label: String) {
        queue = DispatchQueue(label: label)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        // The executor outlives the job, even when the job lets go of its actor.
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
