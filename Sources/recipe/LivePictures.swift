import Display
import LineEditor
import Pictures
import ProgramCore
import RecipeModel
import RecipeStore
import ShellAnswers
import ShellCommands

/// The pictures of this program: where their files come from, what draws them, how they are shown.
struct LivePictures: Sendable {
    /// The pictures that are drawn already.
    let pictureCache: PictureCache
    /// What gets the others.
    let queue: PictureQueue
    /// What brings those into screens that were printed without them.
    let filling: PictureFilling

    /// - Parameters:
    ///   - pictureCache: Where drawn pictures are kept.
    ///   - core: Has the favorites, which have their pictures with them, and fetches the files of
    ///     the others.
    ///   - mailbox: Where a picture that has come is announced.
    init(pictureCache: PictureCache, core: Core, mailbox: Mailbox) {
        self.pictureCache = pictureCache
        queue = PictureQueue(pictureCache: pictureCache, process: DrawingProcess()) { order in
            if let kept = try? await core.favorites.content(of: order.recipe),
                let file = kept.picture,
                [kept.recipe.picture, kept.recipe.thumbnail].contains(order.address)
            {
                return file.body
            }
            return try await core.pages.picture(
                at: order.address,
                from: await core.linkSource(of: order.recipe.service)
            ).body
        }
        filling = PictureFilling(onReady: { filling in
            mailbox.post(drawing: { rows in filling.text(rowsAbove: rows) })
        })
    }
}

extension LivePictures {
    /// Orders the pictures that a screen is to have and has not.
    func order(_ orders: [PictureOrder], in style: PictureStyle) {
        let (queue, filling) = (queue, filling)
        Task {
            await queue.order(orders, in: style) { filling.arrived($0, $1) }
        }
    }

    /// What the commands are handed.
    func access(appearance: AnswerStyle, jobs: MainThreadJobs) -> PictureAccess {
        let queue = queue
        return PictureAccess(
            means: { options in
                if case .chosen(let format) = appearance.style(options).format, format.isForMachines
                {
                    return .none
                }
                await jobs.perform { $0.printer.askAboutPictures(on: $0.loop) }
                guard let style = appearance.pictureStyle(options) else { return .none }
                if await queue.trouble == .noLibrary { return .notInstalled }
                return switch style.form {
                case .kitty: .kitty
                case .sixel: .sixel
                case .blocks: .blocks
                }
            },
            draw: { file, options in
                guard let style = appearance.pictureStyle(options) else { return .described }
                let rows = TerminalSize(of: StandardStream.output)?.rows ?? 24
                let box = CellSize(
                    columns: appearance.style(options).width,
                    // Below it stand its title and the prompt.
                    rows: max(1, rows - 3)
                )
                do throws(PictureError) {
                    let drawn = try await queue.drawWhole(file, within: box, in: style)
                    return .drawn(drawn.picture, size: drawn.size)
                } catch {
                    return error == .noLibrary ? .notInstalled : .unreadable
                }
            }
        )
    }
}
