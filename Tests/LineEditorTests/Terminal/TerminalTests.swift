import Testing

/// Everything that runs an editor: one at a time, because libedit keeps a few things for the
/// whole process.
@Suite(.serialized)
enum TerminalTests {}
