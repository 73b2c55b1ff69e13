#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What the system's error numbers mean, in the words of a cook.
enum SystemErrorWords {
    /// The meaning of an `errno`; 0 stands for "it is no regular file".
    static func words(_ code: Int32) -> String {
        switch code {
        case 0: "it is no regular file"
        case ENOENT: "there is no such file"
        case EACCES, EPERM: "that is not permitted"
        case EISDIR: "it is a folder"
        case ENOTDIR: "a part of the path is no folder"
        case EEXIST: "it is there already"
        case ENOSPC, EDQUOT: "the disk is full"
        case EROFS: "the disk cannot be written"
        case EIO: "the disk failed"
        case EFBIG: "it would be too large"
        case ENAMETOOLONG: "the name is too long"
        case ELOOP: "its links go round in circles"
        case EMFILE, ENFILE: "too many files are open"
        case EPIPE: "its reader went away"
        case EINVAL: "the system refuses it"
        default: "the system's error \(code)"
        }
    }
}
