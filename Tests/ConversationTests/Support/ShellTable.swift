import Conversation

/// The shell's commands as far as reading a line needs them.
enum ShellTable {
    static let all = CommandTable([
        SearchCommand.self, BrowseCommand.self, RandomCommand.self, CategoriesCommand.self,
        CuisinesCommand.self, AndCommand.self, WithoutCommand.self, DropCommand.self,
        MoreCommand.self, ListCommand.self, OpenCommand.self, PictureCommand.self,
        BackCommand.self, ForwardCommand.self, ResetCommand.self,
        FavCommand.self, UnfavCommand.self, FavsCommand.self, ExportCommand.self,
        UndoCommand.self, RedoCommand.self, ServiceCommand.self, RefreshCommand.self,
        RetryCommand.self, StatusCommand.self, CancelCommand.self, WaitCommand.self,
        SetCommand.self, UnsetCommand.self, AliasCommand.self, UnaliasCommand.self,
        HistoryCommand.self, ClearCommand.self, EchoCommand.self, HelpCommand.self,
        QuitCommand.self, RunCommand.self, RecordCommand.self, LetCommand.self,
        ExpectCommand.self,
    ])

    /// The same with the kitchen and the cookbook.
    static let whole = CommandTable(
        all.commands + [
            CookCommand.self, GuideCommand.self, WhyCommand.self, MissingCommand.self,
            SimilarCommand.self, NoteCommand.self, TagCommand.self, PantryCommand.self,
            ShopCommand.self, PlanCommand.self, HouseholdCommand.self, CookedCommand.self,
            RateCommand.self, ScaleCommand.self, UnitsCommand.self,
            StepCommand.self,
            TimerCommand.self, TimersCommand.self, ImportCommand.self, CreateCommand.self,
            SyncCommand.self,
            EditCommand.self, DeleteCommand.self, CookbookCommand.self,
        ]
    )
}
