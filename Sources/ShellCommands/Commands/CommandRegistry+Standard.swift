import Conversation

extension CommandRegistry {
    /// The commands of this program.
    package static let standard = CommandRegistry(
        [
            SearchCommand.self, CookCommand.self, SimilarCommand.self,
            BrowseCommand.self, RandomCommand.self, CategoriesCommand.self,
            CuisinesCommand.self,
            AndCommand.self, WithoutCommand.self, DropCommand.self,
            MoreCommand.self, ListCommand.self, OpenCommand.self, PickCommand.self,
            PictureCommand.self,
            WhyCommand.self, MissingCommand.self, AskCommand.self, ScaleCommand.self,
            UnitsCommand.self, GuideCommand.self, StepCommand.self, TimerCommand.self,
            TimersCommand.self,
            BackCommand.self, ForwardCommand.self, ResetCommand.self,
            FavCommand.self, UnfavCommand.self, FavsCommand.self, ExportCommand.self,
            SendCommand.self, SyncCommand.self,
            ImportCommand.self, CreateCommand.self, EditCommand.self, DeleteCommand.self,
            CookbookCommand.self,
            NoteCommand.self, TagCommand.self, PantryCommand.self, ShopCommand.self,
            PlanCommand.self, CookedCommand.self, RateCommand.self, HouseholdCommand.self,
            UndoCommand.self, RedoCommand.self, BackupCommand.self, RestoreCommand.self,
            ServiceCommand.self, RefreshCommand.self, RetryCommand.self, StatusCommand.self,
            CancelCommand.self, WaitCommand.self,
            SetCommand.self, UnsetCommand.self, AliasCommand.self, UnaliasCommand.self,
            HistoryCommand.self, ClearCommand.self, EchoCommand.self, HelpCommand.self,
            QuitCommand.self,
            RunCommand.self, RecordCommand.self, LetCommand.self, ExpectCommand.self,
        ],
        unlisted: [SystemShellCommand.self]
    )
}
