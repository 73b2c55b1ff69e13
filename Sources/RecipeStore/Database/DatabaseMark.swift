import Foundation

/// What the system tells of the files of a database in WAL mode. It is the same as long as nobody
/// changes anything in it, and costs neither a lock nor another thread.
struct DatabaseMark: Hashable {
    private let database: FileState
    /// The changes that were not carried into the file yet; nil where there are none.
    private let log: FileState?
    /// Whoever changes the database has it, and tells by its time that a change is done: the log is
    /// written before that, and is on the disk for a while before anybody sees what it says.
    private let lock: FileState?
    /// Whether a change that comes later must show. The system counts the times of files in ticks of
    /// up to ten milliseconds, and two changes in one of them may look like one.
    let isSettled: Bool

    private struct FileState: Hashable {
        let identity: FileIdentity
        let size: Int
        let seconds: Int
        let nanoseconds: Int

        init?(path: String) {
            guard let status = try? fileStatus(path: path) else { return nil }
            identity = FileIdentity(status)
            size = Int(status.st_size)
            seconds = Int(status.st_mtim.tv_sec)
            nanoseconds = Int(status.st_mtim.tv_nsec)
        }

        /// How many seconds before a time it was changed.
        func age(at time: timespec) -> Double {
            Double(Int(time.tv_sec) - seconds) + Double(Int(time.tv_nsec) - nanoseconds) / 1e9
        }
    }

    /// The mark of a database now; nil where there is none.
    init?(_ places: DatabasePlaces) {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        guard let database = FileState(path: places.database) else { return nil }
        self.database = database
        log = FileState(path: places.log)
        lock = FileState(path: places.lock)
        isSettled = [database, log, lock].compactMap { $0?.age(at: now) }.allSatisfy { $0 > 0.1 }
    }

    /// Tells that a change of a database is done, so that no mark of before is taken for one of after.
    static func leave(at places: DatabasePlaces) {
        // A nil time is now.
        utimensat(AT_FDCWD, places.lock, nil, 0)
    }
}
