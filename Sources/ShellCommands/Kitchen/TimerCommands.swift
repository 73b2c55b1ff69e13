package import Conversation
import KitchenLanguage
import RecipeCooking
import RecipeModel
package import ShellAnswers
import ShellSession

extension TimerCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .see,
            summary: "a kitchen timer that rings above the prompt",
            details: [
                "Times are 12m, 1h30m or 90s; a number alone is minutes. Several may run; 'timers' "
                    + "lists them, and 'set bell off' is silent. While you cook, 'timer' alone takes the time "
                    + "that the step names. Only at the prompt: a script has nobody to ring for."
            ],
            examples: [
                "timer 12m pasta": "rings in twelve minutes",
                "timer 90s": "without a name",
                "timers stop pasta": "never mind",
            ]
        )
    }

    package static func answer(
        to command: Invocation<TimerCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        let offer = shell.kitchen.isGuiding ? shell.kitchen.offers.first : nil
        guard let time = command.value.time ?? offer?.time else {
            throw command.mistake(.command(.missingArgument(command: name, wanted: "TIME [NAME]")))
        }
        // `timer stop all`, `timer pause rice`
        if let action = TimersCommand.Action(rawValue: time.lowercased()) {
            return try shell.change(action, of: command.value.label, for: command.line)
        }
        guard let length = TimerLength(time) else {
            throw command.mistake(.kitchen(.notATime(word: time)))
        }
        guard command.frame.origin == .prompt else {
            throw command.mistake(.command(.promptOnly(command: "timer")))
        }
        let now = shell.surroundings.now()
        let label = command.value.label ?? (command.value.time == nil ? offer?.name : nil)
        let name = label.map { CleanText.line($0) }.flatMap { $0.isEmpty ? nil : $0 }
        let (timer, effects) = shell.kitchen.timers.started(
            name,
            seconds: length.seconds,
            at: now
        )
        shell.kitchen.offers.removeAll { $0.name == name }
        shell.perform(effects)
        return .kitchen(.timerStarted(TimerRow(timer, at: now)))
    }
}

extension TimersCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .see,
            summary: "the timers that run",
            details: [
                "'timers stop all' stops all, 'timers stop' the only one; 'timers pause' and 'timers "
                    + "resume' mean all, or the one that is named. 'timers add 5m pasta' lets one "
                    + "run longer."
            ],
            examples: [
                "timers": "with the time that is left",
                "timers stop pasta": "stops one",
                "timers pause": "all stand still until 'timers resume'",
            ]
        )
    }

    package static func answer(
        to command: Invocation<TimersCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        guard let action = command.value.action else {
            let now = shell.surroundings.now()
            return .kitchen(.timers(shell.kitchen.timers.timers.map { TimerRow($0, at: now) }))
        }
        return try shell.change(action, of: command.value.label, for: command.line)
    }
}

extension Shell {
    /// Stops, pauses or resumes the timer of a name, or all.
    fileprivate func change(
        _ action: TimersCommand.Action,
        of label: String?,
        for line: CommandCall
    ) throws -> Answer {
        let now = surroundings.now()
        var label = label
        var longer = 0
        if action == .add {
            let words = (label ?? "").split(separator: " ").map(String.init)
            guard let time = words.first else {
                throw line.mistake(
                    .command(.missingArgument(command: "timers add", wanted: "TIME [NAME]"))
                )
            }
            guard let length = TimerLength(time) else {
                throw line.mistake(.kitchen(.notATime(word: time)))
            }
            longer = length.seconds
            label = words.count > 1 ? words.dropFirst().joined(separator: " ") : nil
        }
        let name = label.flatMap { $0.lowercased() == "all" ? nil : $0 }
        let running = kitchen.timers.timers
        // Which one is meant must be said, where it isn't the only one.
        if action == .add, label == nil, running.count > 1 {
            throw line.mistake(
                .command(.missingArgument(command: "timers add", wanted: "TIME NAME"))
            )
        }
        if action == .stop, label == nil, running.count > 1 {
            let names = running.map { TimerRow($0, at: now).name }
            throw line.mistake(.kitchen(.severalTimers(names: names)))
        }
        let changed: ([TimerBoard.Timer], [TimerBoard.Effect])?
        switch action {
        case .stop:
            changed =
                if let name { kitchen.timers.stopped(name).map { ([$0.0], $0.1) } } else {
                    kitchen.timers.stoppedAll()
                }
        case .add: changed = kitchen.timers.prolonged(name, by: longer)
        case .pause: changed = kitchen.timers.paused(name, at: now)
        case .resume: changed = kitchen.timers.resumed(name, at: now)
        }
        guard let (timers, effects) = changed else {
            throw line.mistake(.kitchen(.noSuchTimer(name: name ?? "")))
        }
        perform(effects)
        let rows = timers.map { TimerRow($0, at: now) }
        return switch action {
        case .stop: .kitchen(.timersStopped(rows))
        case .pause: .kitchen(.timersPaused(rows))
        case .resume: .kitchen(.timersResumed(rows))
        case .add: .kitchen(.timersProlonged(rows))
        }
    }
}

extension Shell {
    /// Does what the timers decided.
    func perform(_ effects: [TimerBoard.Effect]) {
        for effect in effects {
            switch effect {
            case .wake(let time): countDown(to: time)
            case .ring(let timer):
                let row = TimerRow(timer, at: surroundings.now())
                let reply = Reply(command: "timer", answer: .kitchen(.timerRang(row)))
                surroundings.output.announce(
                    Presentation(.reply(reply), mayPage: false),
                    settings.soundsBell
                )
            }
        }
    }

    /// Shows the time that is left, a second at a time.
    private func countDown(to time: Int?) {
        let now = surroundings.now()
        surroundings.output.showTimers(kitchen.timers.timers.map { TimerRow($0, at: now) })
        kitchen.alarm?.cancel()
        kitchen.alarm = nil
        guard let time else { return }
        let pause = surroundings.pause
        let seconds = min(1, max(0, time - now))
        kitchen.alarm = Task { [weak self] in
            do { try await pause(seconds) } catch { return }
            await self?.wakeTimers()
        }
    }

    private func wakeTimers() {
        guard !Task.isCancelled else { return }
        perform(kitchen.timers.ticked(at: surroundings.now()))
    }

    /// Stops the timers that still run, and tells which those were: the cook leaves.
    package func stopTimersAtTheEnd() async {
        let now = surroundings.now()
        let (stopped, effects) = kitchen.timers.stoppedAll()
        perform(effects)
        guard !stopped.isEmpty else { return }
        let rows = stopped.map { TimerRow($0, at: now) }
        let reply = Reply(command: "quit", answer: .kitchen(.timersStopped(rows)))
        await surroundings.output.show(Presentation(.reply(reply), mayPage: false))
    }
}

extension TimerRow {
    init(_ timer: TimerBoard.Timer, at now: Int) {
        self.init(
            name: timer.name ?? "\(timer.number)",
            left: timer.left(at: now),
            length: timer.length,
            isPaused: timer.isPaused
        )
    }
}
