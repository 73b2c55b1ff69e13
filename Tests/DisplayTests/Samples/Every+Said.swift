import RecipeModel
import RecipeSearch
import ShellAnswers

/// More of the values of `Every`: each case of each kind, and both sides of each number.
extension Every {
    // MARK: - Deeds

    /// A change of every kind, of one name, of the most that are named, and of more.
    static let changes: [KeptChange] =
        KeptChange.Kind.allCases.map { KeptChange(kind: $0, names: ["Leek soup"]) }
        + [
            KeptChange(kind: .listed, names: ["leeks", "milk", "salt", "rice"]),
            KeptChange(kind: .listed, names: ["leeks", "milk", "salt", "rice", "peas"]),
            KeptChange(kind: .kept, names: ["A", "B", "C"]),
            KeptChange(kind: .kept, names: ["A", "B", "C", "D"]),
        ]

    static let moreActions: [PerformedAction] =
        changes.flatMap { [.tookBack($0), .didAgain($0)] }
        + [.created, .edited, .deleted, .originRemoved].map {
            .changedCookbook(KeptChange(kind: $0, names: ["Leek soup"]))
        } + [
            .kept(titles: ["A", "B"], already: [], pageMissing: ["A", "B"]),
            .kept(titles: [], already: ["A", "B"], pageMissing: []),
            .kept(titles: [], already: ["A"], pageMissing: ["A"]),
            .removed(titles: ["A", "B", "C"]), .removed(titles: ["A", "B", "C", "D"]),
            .removed(titles: [""]), .importStays(origin: "box.json"),
            .importStays(origin: "my box.json"), .leftGuide(title: "Leek soup", step: 2, of: 5),
            .set(settings[3], isSaved: false), .recorded(file: "supper.rcp", commands: 1),
            .exported(titles: ["A", "B", "C"], files: ["all/A.md", "all/B.md", "all/C.md"]),
            .backedUp(file: "kitchen.sqlite", backup(favorites: 1), without: []),
            .backedUp(
                file: "kitchen.sqlite",
                backup(favorites: 1_240, recipes: 1, pantry: 12, notes: 2, hasSettings: true),
                without: [.keys, .sharedCookbook, .copies]
            ),
            .backedUp(file: "kitchen.sqlite", backup(), without: []),
            .restored(
                file: "kitchen.sqlite",
                RestoreOutcome(contents: backup(favorites: 1, hasSettings: true), changes: true)
            ),
            .restored(
                file: "kitchen.sqlite",
                RestoreOutcome(contents: backup(favorites: 3), changes: false)
            ),
            .restored(
                file: "kitchen.sqlite",
                RestoreOutcome(
                    contents: backup(recipes: 3, damaged: [.favorites, .notes]),
                    changes: true
                )
            ),
            .restored(
                file: "kitchen.sqlite",
                RestoreOutcome(
                    contents: backup(favorites: 3),
                    changes: true,
                    added: backup(favorites: 2, recipes: 4)
                )
            ),
            .restored(
                file: "kitchen.sqlite",
                RestoreOutcome(contents: backup(favorites: 3), changes: false, added: backup())
            ),
            .sent([SentTitle("Leek soup")], to: .mealie),
            .sent([SentTitle("Leek soup", lost: [.picture])], to: .mealie),
            .sent(
                [
                    SentTitle("Bread"), SentTitle("Leek soup", lost: everyLoss),
                    SentTitle("Pie", lost: [.tag("pies")]),
                    SentTitle("Tart", isLeftOut: true),
                ],
                to: .tandoor
            ), .sent([SentTitle("Tart", isLeftOut: true)], to: .mealie),
            .unsent(titles: ["Leek soup"], from: .mealie),
            .unsent(titles: ["A", "B"], from: .tandoor),
        ] + copies

    /// Whole copies of a server: the first, one that was stopped, later ones, and none.
    private static let copies: [PerformedAction] = [
        .copied(.mealie, copy { $0.isFirst = true }),
        .copied(
            .mealie,
            copy {
                $0.isFirst = true
                $0.isStopped = true
                $0.listed = 9_400
            }
        ), .copied(.tandoor, copy { _ in }),
        .copied(
            .tandoor,
            copy { ($0.added, $0.changed, $0.removed, $0.unread) = (2, 1, 1_040, 1) }
        ),
        .copyRemoved(
            .mealie,
            CopyStanding(service: .mealie, recipes: 1, copiedAt: 1_778_749_080)
        ), .copyRemoved(.tandoor, nil),
    ]

    private static func copy(_ change: (inout CopyResult) -> Void) -> CopyResult {
        var result = CopyResult()
        (result.recipes, result.listed) = (1_240, 1_240)
        change(&result)
        return result
    }

    /// Whatever of a recipe can be lost on its way to a server.
    static let everyLoss: [SendLoss] = [
        .title(there: "Leek so"), .tag("quick"), .tag("Sunday lunch"), .author, .video, .rating,
        .picture, .link, .times, .yield(there: "4 servings"), .yield(there: nil),
        .ingredient("0.0004 g saffron", there: "saffron"),
        .ingredient("1 leek", there: nil), .heading("For the sauce"), .headingEnd("Crust"),
        .step(2), .stepIngredients,
        .note("Soak the saffron in warm water for an hour before it goes in."), .nutrition("fibre"),
        .nutrition("salt"), .unchecked,
    ]

    // MARK: - Notes

    static let moreNotes: [Note] =
        serviceFailures.map { .partFailed(.themealdb, $0) }
        + ["milk", "onion", "cream"].compactMap { WiderExclusion(Term($0)) }.map(
            Note.leavesOutMore
        ) + [
            .unknownLeftOut(["blorf"]), .unknownLeftOut(["blorf", "zonk"]),
            planNotes[0], planNotes[1],
            .corrected(
                QueryOffer(
                    query: RecipeQuery([.has(Term("chicken")), .none(Term("garlic"))]),
                    total: 3,
                    corrections: [
                        .init(typed: "chiken", meant: "chicken"),
                        .init(typed: "garlik", meant: "garlic"),
                    ],
                    isTaken: true
                ),
                insteadOf: RecipeQuery([.has(Term("chiken")), .none(Term("garlik"))])
            ),
            .pageSkipped(
                SkippedPage(
                    page: 2,
                    failure: .timedOut(seconds: 10),
                    parts: [
                        PagePart(service: .cookbook),
                        PagePart(service: .feed, failure: .timedOut(seconds: 10)),
                    ]
                )
            ),
            .stillThere(StillThere(count: 1, query: RecipeQuery())),
            .stillThere(StillThere(count: 2, query: Sample.query)),
            .cutShort(shown: 10, total: .exactly(1_090)), .cutShort(shown: 20, total: nil),
            .setAside(SetAsideFile(path: "/home/cook/favorites.sqlite.damaged", carriedOver: 1)),
            .setAside(
                SetAsideFile(
                    path: "/home/cook/cookbook-1.damaged",
                    carriedOver: 2,
                    lost: 1,
                    others: 4
                )
            ), .badVariable(name: "RECIPE_TIMEOUT", wanted: .form("500ms-5m")),
            .keptAnswer(age: 59), .keptAnswer(age: 3_600),
        ]

    // MARK: - Imports

    static let importFaults: [ImportEntryError] =
        ImportFormat.allCases.enumerated().map { place, format in
            ImportEntryError(
                place: EntryPlace(file: "box.json", line: place + 1),
                fault: .malformed(format)
            )
        }
        + [EntryError.tooLong, .noTitle, .empty, .unknownFormat, .unreadable(code: 13)].map {
            ImportEntryError(place: EntryPlace(file: "box.zip", entry: "soup.json"), fault: $0)
        }

    private static func progress(_ change: (inout ImportProgress) -> Void) -> ImportProgress {
        var progress = ImportProgress()
        change(&progress)
        return progress
    }

    static let nothingRead = progress { $0.faults = 13 }

    private static func report(
        added: Int,
        doubles: Int = 0,
        faults: [ImportEntryError] = [],
        more: Int = 0,
        stopped: Bool = false,
        rehearsal: Bool = false,
        favorites: Bool = false,
        file: String? = nil,
        shortened: [EntryPlace] = []
    ) -> CookbookAnswer {
        let counts = progress {
            $0.added = added
            $0.doubles = doubles
            $0.faults = faults.count + more
            $0.shortened = shortened.count
            $0.milliseconds = 250
        }
        let result = ImportResult(
            progress: counts,
            faults: faults,
            shortened: shortened,
            isStopped: stopped
        )
        return .imported(
            ImportReport(
                result: result,
                file: "box.json",
                origin: "box.json",
                isRehearsal: rehearsal,
                keepsAsFavorites: favorites,
                report: file
            )
        )
    }

    private static func copy(
        added: Int,
        doubles: Int = 0,
        stopped: Bool = false,
        to target: ServiceAddress
    ) -> CookbookAnswer {
        let counts = progress {
            $0.added = added
            $0.doubles = doubles
        }
        let result = ImportResult(progress: counts, faults: [], isStopped: stopped)
        return .copied(result, to: target)
    }

    static let cookbookAnswers: [CookbookAnswer] =
        [
            .origins([], starters: 257),
            .origins(
                [
                    CookbookOrigin(name: "own", count: 1, bytes: 999, addedAt: Sample.savedAt),
                    CookbookOrigin(
                        name: "box.json",
                        count: 1_240,
                        bytes: 5_242_880,
                        addedAt: Sample.savedAt
                    ),
                ],
                starters: 1
            ), report(added: 1), report(added: 1_240, doubles: 1, favorites: true),
            report(added: 3, doubles: 2, rehearsal: true),
            report(added: 1, stopped: true), report(added: 2, stopped: true, favorites: true),
            report(added: 2, stopped: true, rehearsal: true),
            report(added: 3, faults: Array(importFaults.prefix(1))),
            report(added: 3, faults: Array(importFaults.prefix(5))),
            report(added: 3, faults: Array(importFaults.prefix(6))),
            report(added: 3, faults: importFaults, more: 1_000, file: "left-out.txt"),
            report(
                added: 2,
                shortened: [
                    EntryPlace(file: "box.json", line: 3),
                    EntryPlace(file: "box.zip", entry: "soup.json"),
                ]
            ),
            copy(added: 1, to: .none), copy(added: 2, doubles: 1, stopped: true, to: .none),
        ]
        + (DatabaseAddress("postgresql://cook@kitchen.local/recipes").map {
            [copy(added: 257, doubles: 2, to: .database($0))]
        } ?? [])

    static let moreProgress: [Progress] =
        progressOfImports.map(Progress.importing) + [
            .pages(1, of: Sample.query), .names(.cuisines, .feed),
            .page(number: 1, of: RecipeQuery()),
        ]

    private static let progressOfImports: [ImportProgress] = [
        progress { $0.added = 12 },
        progress {
            ($0.added, $0.doubles, $0.milliseconds) = (900, 100, 999)
        },
        progress {
            ($0.added, $0.doubles, $0.milliseconds) = (900, 100, 1_000)
        },
        progress {
            ($0.added, $0.milliseconds, $0.bytesDone, $0.bytes) = (2_000, 1_000, 10, 900)
        },
        progress {
            ($0.added, $0.milliseconds, $0.bytesDone, $0.bytes) = (2_000, 1_000, 10, 910)
        },
        progress {
            ($0.added, $0.milliseconds, $0.bytesDone, $0.bytes) = (2_000, 1_000, 10, 1_210)
        },
        progress {
            ($0.added, $0.milliseconds, $0.bytesDone, $0.bytes) = (2_000, 1_000, 10, 1_220)
        },
        progress {
            ($0.added, $0.milliseconds, $0.bytesDone, $0.bytes) = (2_000, 1_000, 900, 900)
        },
        progress { $0.settled = 0.999 }, progress { $0.settled = 1 },
    ]

    // MARK: - Status

    private static func status(_ change: (inout StatusAnswer) -> Void) -> StatusAnswer {
        var answer = StatusAnswer(
            service: ServiceRow(name: .cookbook, address: nil, isCurrent: true, need: nil)
        )
        change(&answer)
        return answer
    }

    /// A busy one, a fresh one, then fresh ones with one thing changed.
    static let statuses: [StatusAnswer] = {
        var statuses = [Every.status, status { _ in }]
        statuses.append(
            status {
                $0.query = RecipeQuery()
                $0.isOffline = true
                $0.copies = [
                    CopyStanding(service: .mealie, recipes: 1_240, copiedAt: 1_778_749_080)
                ]
                $0.favorites = 1
            }
        )
        statuses.append(
            status {
                $0.query = Sample.query
                $0.pages = [1]
                $0.loaded = 1
                $0.requests = 1
                $0.answersKept = 2
                $0.cacheBytes = 0
                $0.cacheLimit = 1_000_000
                $0.skippedPages = [
                    SkippedPage(page: 2, failure: nil),
                    SkippedPage(page: 4, failure: .timedOut(seconds: 10)),
                ]
            }
        )
        for state in [PrefetchState.fetching(page: 2), .failed(page: 2)] {
            statuses.append(status { $0.prefetch = state })
        }
        for means in [PictureMeans.kitty, .sixel, .blocks, .notInstalled] {
            statuses.append(status { $0.pictures = means })
        }
        let quotas = [
            StatusAnswer.Quota(), .init(used: "3"), .init(left: "4"),
            .init(opensAt: 1_778_803_200),
        ]
        for quota in quotas { statuses.append(status { $0.quota = quota }) }
        for access in [CookbookStanding.Access.writable, .noRight, .readOnly, .noPrimary, .split] {
            let standing = CookbookStanding(server: "kitchen.local", recipes: 1, access: access)
            statuses.append(status { $0.cookbook = .standing(standing) })
        }
        for standbys in [CookbookStanding.Standbys.alone, .asynchronous, .synchronous] {
            let standing = CookbookStanding(
                server: "kitchen.local",
                recipes: 1,
                access: .writable,
                standbys: standbys
            )
            statuses.append(status { $0.cookbook = .standing(standing) })
        }
        return statuses
    }()

    /// Every failure of a shared cookbook and of the last request.
    static let failing: [StatusAnswer] = serviceFailures.map { failure in
        status {
            $0.cookbook = .failed(failure)
            $0.lastFailure = .init(service: .web, reason: failure, at: 1_778_749_141)
        }
    }
}

/// What a backup may hold.
func backup(
    favorites: Int = 0,
    recipes: Int = 0,
    pantry: Int = 0,
    notes: Int = 0,
    hasSettings: Bool = false,
    damaged: Set<BackupPart> = [],
    isUnproven: Bool = false
) -> BackupContents {
    var contents = BackupContents()
    (contents.favorites, contents.recipes) = (favorites, recipes)
    (contents.pantry, contents.notes) = (pantry, notes)
    contents.hasSettings = hasSettings
    (contents.damaged, contents.isUnproven) = (damaged, isUnproven)
    return contents
}
