import CPostgres
import Foundation
import Synchronization

/// How long servers are waited for, and how long each of them lets a program of ours go on.
struct PostgresPatience: Sendable {
    /// How long the only server there is to ask may say nothing: a little longer than that server
    /// itself waits for a lock, so that it can say so.
    var alone = Duration.seconds(11)
    /// How long a server may say nothing while another one could be read instead.
    var amongOthers = Duration.seconds(3)
    /// After so long without a word those who write ask one of several servers whether it hangs.
    var silence = Duration.seconds(3)
    /// How long saving may take before nobody knows whether it was done.
    var saving = Duration.seconds(10)
    /// How long it may take to connect to the only server there is.
    var connecting = Duration.seconds(10)
    /// How long each of several servers has to say how it is.
    var asking = Duration.seconds(2)
    /// The same for one that said nothing when it was asked last.
    var askingAgain = Duration.milliseconds(300)
    /// How much longer the others are waited for by whoever only reads, once one has answered.
    var others = Duration.milliseconds(500)
    /// After so long those who read ask all servers anew, beside what they read.
    var knowing = Duration.seconds(15)
    /// How long the server waits for others who write.
    var locks = Duration.seconds(10)
    /// How long the server works at one statement.
    var statements = Duration.seconds(30)
    /// How long the server lets a transaction rest.
    var resting = Duration.seconds(60)
}

extension Duration {
    /// In whole milliseconds, as many as libpq and the server take.
    var milliseconds: Int32 {
        let (seconds, attoseconds) = components
        return Int32(clamping: seconds * 1_000 + attoseconds / 1_000_000_000_000_000)
    }
}

/// Cancels statements that nobody waits for any more.
///
/// libpq waits for the server until it has heard, so it is done beside everything else; of a server
/// that hangs no more than a few are waited for.
final class PostgresCancelling: Sendable {
    static let shared = PostgresCancelling()

    private static let most = 8
    private let pending = Atomic(0)

    /// Sends a key off, or lets it go: the server notices within a second that nobody is there.
    func cancel(_ key: OpaquePointer) {
        guard pending.add(1, ordering: .relaxed).newValue <= Self.most else {
            pending.subtract(1, ordering: .relaxed)
            return cp_cancel_free(key)
        }
        let key = UInt(bitPattern: key)
        DispatchQueue.global(qos: .utility).async {
            if let key = OpaquePointer(bitPattern: key) { cp_cancel(key) }
            self.pending.subtract(1, ordering: .relaxed)
        }
    }
}
