#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What the system's error numbers mean, in the words of a cook.
enum SystemErrorWords {
    /// The meaning of an `errno`; 0 stands for "not a regular file".
    static func words(_ code: Int32) -> String {
        switch code {
        case 0: "not a regular file"
        case ENOENT: "no such file"
        case EACCES, EPERM: "permission denied"
        case EISDIR: "it's a folder"
        case ENOTDIR: "part of the path isn't a folder"
        case EEXIST: "it already exists"
        case ENOSPC, EDQUOT: "the disk is full"
        case EROFS: "the disk is read-only"
        case EIO: "the disk failed"
        case EFBIG: "it would be too big"
        case ENAMETOOLONG: "the name is too long"
        case ELOOP: "its links go round in circles"
        case EMFILE, ENFILE: "too many files are open"
        case EPIPE: "its reader went away"
        case EINVAL: "the system refused"
        default: "the system's error \(code)"
        }
    }
}
