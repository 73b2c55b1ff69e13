import ShellCommands
import Synchronization

/// Gets ready beside the prompt what the next line may ask for.
final class PromptPreparation: Sendable {
    private let task = Mutex<Task<Void, Never>?>(nil)

    /// Begins when what was begun before has ended.
    func begin(for shell: Shell) {
        task.withLock { task in
            let before = task
            task = Task.detached(priority: .background) {
                // Giving up the last one gives up all.
                await withTaskCancellationHandler {
                    await before?.value
                } onCancel: {
                    before?.cancel()
                }
                if !Task.isCancelled { await shell.prepareNext() }
            }
        }
    }

    /// Gives up, and comes back when nothing of it goes on.
    func stop() async {
        let task = task.withLock { $0 }
        task?.cancel()
        await task?.value
    }
}
