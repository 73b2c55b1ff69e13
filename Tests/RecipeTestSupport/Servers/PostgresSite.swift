import CPseudoTerminal
import Foundation
import Synchronization

/// A real PostgreSQL server on a free loopback port, with a folder and a user of its own.
///
/// A small shell runs it: when this program ends in whatever way, that shell's input ends, and it
/// stops the server and removes the folder.
package final class PostgresSite: Sendable {
    /// The user who may do everything, and the password.
    package static let user = "cook"
    package static let password = "pa:ss@w%rd"

    /// Why there is no server; nil where there is one.
    package enum Trouble: Error { case noStart(String) }

    /// The folder of the newest version's programs, as Debian and its kin place them.
    private static let programs: String? = {
        let root = "/usr/lib/postgresql"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        return versions.compactMap { Int($0) }.sorted(by: >).map { "\(root)/\($0)/bin" }
            .first { access($0 + "/postgres", X_OK) == 0 && access($0 + "/initdb", X_OK) == 0 }
    }()

    /// Whether PostgreSQL is installed, and there is a user that it may run as.
    package static var isInstalled: Bool { programs != nil && (getuid() != 0 || account != nil) }

    /// One server for all tests that need no other; each makes its own database in it.
    package static let common = Result { try PostgresSite() }

    package let port: Int
    private let folder: String
    private let shell: Process
    private let input = Pipe()
    private let output = Pipe()
    private let databases = Mutex(0)

    /// Starts a server: an empty one, or a standby that follows another.
    package init(following primary: PostgresSite? = nil) throws {
        let programs = Self.programs ?? ""
        let free = try LoopbackSocket.bound(port: 0)
        port = Int(free.port)
        free.socket.shut()
        folder = "/tmp/recipe-postgres-" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0o700]
        )
        if let account = Self.account { chown(folder, account.user, account.group) }
        try Self.password.write(toFile: folder + "/word", atomically: false, encoding: .utf8)
        if let account = Self.account { chown(folder + "/word", account.user, account.group) }
        shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.currentDirectoryURL = URL(fileURLWithPath: "/")
        shell.arguments =
            ["-c", Self.script, "sh", folder, programs, String(port), String(primary?.port ?? 0)]
            + (Self.account.map {
                ["setpriv", "--reuid=\($0.user)", "--regid=\($0.group)", "--clear-groups"]
            } ?? ["env"])
        shell.environment = [
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C", "PGPASSWORD": Self.password,
        ]
        shell.standardInput = input
        shell.standardOutput = output
        try shell.run()
        guard try reply() == "made" else { throw Trouble.noStart(log) }
        try start()
    }

    deinit {
        try? input.fileHandleForWriting.close()
        shell.waitUntilExit()
    }

    private static let script = """
        folder=$1 programs=$2 port=$3 primary=$4
        shift 4
        log=$folder/log
        if [ "$primary" = 0 ]; then
            "$@" "$programs/initdb" -D "$folder/data" -U cook -A scram-sha-256 \
                --pwfile="$folder/word" -E UTF8 --locale=C --no-sync >"$log" 2>&1 || exit 1
            echo "host replication all 127.0.0.1/32 scram-sha-256" >>"$folder/data/pg_hba.conf"
        else
            "$@" "$programs/pg_basebackup" -D "$folder/data" -R -X stream --no-sync -c fast \
                -d "postgresql://cook@127.0.0.1:$primary" >"$log" 2>&1 || exit 1
        fi
        echo made
        server=
        # The server and its processes, each of which is a leader of its own.
        all() { echo $server; cat /proc/$server/task/$server/children 2>/dev/null || pgrep -P $server; }
        while read -r word; do
            case $word in
            start)
                "$@" "$programs/postgres" -D "$folder/data" -p "$port" -k '' \
                    -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=120 \
                    -c shared_buffers=64MB -c max_wal_senders=4 -c wal_level=replica \
                    -c wal_receiver_status_interval=1 >>"$log" 2>&1 </dev/null &
                server=$! ;;
            stop) kill -INT $server; wait $server; server= ;;
            kill) kill -QUIT $server; wait $server; server= ;;
            crash) kill -KILL $(all) 2>/dev/null; wait $server; server= ;;
            pause) kill -STOP $server; kill -STOP $(all) ;;
            resume) kill -CONT $(all) ;;
            esac
            echo "$word"
        done
        [ -z "$server" ] || { kill -QUIT $server; kill -CONT $(all); wait $server; }
        rm -rf "$folder"
        """

    // MARK: The server

    /// Starts the server after it was stopped.
    package func start() throws {
        try order("start")
        let deadline = ContinuousClock.now + .seconds(60)
        while try run("pg_isready", ["-q", "-h", "127.0.0.1", "-p", String(port)]).status != 0 {
            guard ContinuousClock.now < deadline, shell.isRunning else {
                throw Trouble.noStart(log)
            }
            usleep(20_000)
        }
    }

    /// Stops the server as an administrator does.
    package func stop() throws { try order("stop") }

    /// Ends the server in the middle of what it does.
    package func kill() throws { try order("kill") }

    /// Ends the server and all its processes at once, as a machine that loses its power does.
    package func crash() throws { try order("crash") }

    /// Has the server answer nothing until it may go on.
    package func pause() throws { try order("pause") }

    package func resume() throws { try order("resume") }

    private func order(_ word: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data((word + "\n").utf8))
        guard try reply() == word else { throw Trouble.noStart(log) }
    }

    private func reply() throws -> String {
        var line: [UInt8] = []
        while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != 10 {
            line.append(byte)
        }
        return String(decoding: line, as: UTF8.self)
    }

    /// What the server has noted so far.
    package var log: String {
        (try? String(contentsOfFile: folder + "/log", encoding: .utf8)) ?? ""
    }

    // MARK: Databases

    /// Makes an empty database and tells its name.
    package func makeDatabase() throws -> String {
        let name = databases.withLock { count in
            count += 1
            return "book\(count)"
        }
        try sql("CREATE DATABASE \(name)")
        return name
    }

    /// The address of a database, without a password.
    package func address(of database: String, user: String = PostgresSite.user) -> String {
        "postgresql://\(user)@127.0.0.1:\(port)/\(database)"
    }

    /// Does what statements say, and gives back what they print.
    @discardableResult
    package func sql(_ text: String, in database: String = "postgres") throws -> String {
        let (status, output) = try run(
            "psql",
            ["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", text, address(of: database)]
        )
        guard status == 0 else { throw Trouble.noStart(output) }
        return output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Runs one of PostgreSQL's programs to its end. Beside hundreds of open files Foundation's
    /// `Process` may read past the end of their list, so it is not for what runs often.
    private func run(_ program: String, _ arguments: [String]) throws -> (
        status: Int32, output: String
    ) {
        let path = (Self.programs ?? "") + "/" + program
        let place = folder + "/output-" + UUID().uuidString
        let words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        let settings = ["PGPASSWORD=" + Self.password, "LC_ALL=C", "PATH=/usr/bin:/bin"]
        let environment: [UnsafeMutablePointer<CChar>?] = settings.map { strdup($0) } + [nil]
        let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
        let output = open(place, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        defer {
            (words + environment).forEach { free($0) }
            close(input)
            close(output)
            unlink(place)
        }
        let process = cpt_start(path, words, environment, "/", input, output, output)
        guard process > 0 else { throw Trouble.noStart(String(cString: strerror(errno))) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return (status, (try? String(contentsOfFile: place, encoding: .utf8)) ?? "")
    }

    // MARK: The system

    /// The user that PostgreSQL runs as, for root it refuses; nil where we are not root.
    private static let account: (user: uid_t, group: gid_t)? = {
        guard getuid() == 0 else { return nil }
        for name in ["postgres", "nobody"] {
            if let entry = getpwnam(name) { return (entry.pointee.pw_uid, entry.pointee.pw_gid) }
        }
        return nil
    }()
}
