import KitchenLanguage
import RecipeModel
import RecipeSearch
import Testing

/// Names that stand in files, answers and settings, which other programs and older files know.
struct NamesKeptTests {
    @Test func namesOfFormats() {
        #expect(
            OutputFormat.allCases.map(\.rawValue) == [
                "list", "cards", "table", "plain", "json", "ndjson", "csv", "tsv", "md",
            ]
        )
        #expect(OutputFormat.allCases.filter(\.isForMachines) == [.json, .ndjson, .csv, .tsv, .md])
        #expect(
            RecipeFileFormat.allCases.map(\.rawValue) == ["md", "html", "json", "ndjson", "cook"]
        )
        #expect(RecipeFileFormat.allCases.map(\.holdsSeveral) == [true, true, true, true, false])
        #expect(
            ImportFormat.allCases.map(\.rawValue)
                == [
                    "json", "yaml", "md", "text", "csv", "html", "cook", "mealmaster", "paprika",
                    "recipenlg", "mealie", "tandoor",
                ]
        )
    }

    @Test(arguments: [
        ("a.md", RecipeFileFormat.markdown), ("a.HTML", .html), ("a.b.json", .json),
        ("a.cook", .cooklang), ("a", nil), (".md", nil),
        ("a.", nil), ("a.txt", nil), ("md", nil), ("a.md.txt", nil),
    ])
    func aFormatByItsEnding(name: String, format: RecipeFileFormat?) {
        #expect(RecipeFileFormat(endingOf: name) == format)
    }

    @Test func namesOfChangesAndOrigins() {
        #expect(
            KeptChange.Kind.allCases.map(\.rawValue) == [
                "kept", "removed", "refreshed", "stocked", "unstocked", "listed", "unlisted",
                "ticked", "unticked", "noted",
                "unnoted", "tagged", "untagged", "planned", "unplanned", "replanned", "cooked",
                "uncooked", "rated", "household", "synced", "created", "edited", "deleted",
                "origin-removed",
                "restored",
            ]
        )
        #expect(
            SettingOrigin.allCases.map(\.rawValue) == [
                "option", "set", "environment", "config", "default",
            ]
        )
        #expect(UnitSystem.allCases.map(\.rawValue) == ["metric", "us"])
        #expect(NameKind.allCases.map(\.rawValue) == ["categories", "cuisines"])
        let origins: [FieldOrigin] = [.jsonLD, .microdata, .hRecipe, .page, .meta, .text, .service]
        #expect(
            origins.map(\.rawValue) == [
                "json-ld", "microdata", "h-recipe", "page", "meta", "text", "service",
            ]
        )
        let kinds: [PageKind] = [.recipe, .notRecipe, .refused, .paywall, .empty]
        #expect(kinds.map(\.rawValue) == ["recipe", "not-a-recipe", "refused", "paywall", "empty"])
        #expect(CookbookOrigin.own == "own")
    }

    /// Whether trying again may help, and whether nothing was heard at all.
    @Test(
        arguments: [
            (.offline(host: "a"), true, true), (.notKept, true, true),
            (.timedOut(seconds: 1), true, true),
            (.serverFailed(status: 500, tries: 1), true, false),
            (.quotaUsed(opensAt: nil), false, false), (.keyRefused(status: 401), false, false),
            (.loginPage, false, false), (.anotherProgram(), false, false),
            (.malformedReply(.notJSON), true, false), (.tooLarge(limit: 1), false, false),
            (.forbidden(.scheme), false, false), (.unsupported, false, false),
            (.file(.busy(path: "x")), true, true),
            (.file(.newerFormat(path: "x")), false, true),
            (.file(.disk(path: "x", code: 1)), false, true),
            (.file(.cannotWrite(path: "x", code: 1)), false, true),
        ] as [(ServiceError, Bool, Bool)]
    )
    func aFailure(failure: ServiceError, canRetry: Bool, isSilence: Bool) {
        #expect(failure.canRetry == canRetry)
        #expect(failure.isSilence == isSilence)
    }

    @Test(
        arguments: [
            (.noLibrary, false), (.badAddress, false), (.unreachable("x"), true), (.tooLate, true),
            (.noPassword, false), (.wrongPassword, false),
            (.noDatabase, false), (.notAllowed, false), (.readOnly, false), (.noPrimary, true),
            (.split, false), (.busy, true), (.overtaken, false),
            (.lostWhileSaving, false), (.newerTables, false), (.damaged, false), (.full, true),
            (.other("x"), false),
        ] as [(SharedCookbookError.Reason, Bool)]
    )
    func aFaultOfACookbook(reason: SharedCookbookError.Reason, canRetry: Bool) {
        let fault = SharedCookbookError(server: "s", reason: reason)
        #expect(fault.canRetry == canRetry)
        #expect(
            ServiceError.cookbook(fault).canRetry == canRetry
                && ServiceError.cookbook(fault).isSilence
        )
    }

    @Test func whatIsEmptyAndWhatIsAll() {
        #expect(FavoriteSearch().isForAll)
        #expect(!FavoriteSearch([.has(Term("leek"))]).isForAll)
        #expect(!FavoriteSearch(tag: "a").isForAll && !FavoriteSearch(lacksPage: true).isForAll)
        #expect(OwnWords().isEmpty && !OwnWords(tags: ["a"]).isEmpty)
        let note = RecipeNote(id: 1, text: "More leeks", writtenAt: 2)
        #expect(!OwnWords(notes: [note]).isEmpty)
        let words = OwnWords(notes: [note], tags: ["quick"])
        #expect(
            words.has(FoodWords("leek")) && words.has(FoodWords("quick"))
                && !words.has(FoodWords("salt"))
        )
        #expect(FavoritePage.Part.whole == FavoritePage.Part(after: nil, skipping: 0, limit: .max))
        #expect(
            PageContent(kind: .recipe, text: " one two\nthree ").wordCount == 3
                && PageContent(kind: .empty).wordCount == 0
        )
        #expect(
            ServiceAbilities()
                == ServiceAbilities(
                    fields: [.anywhere],
                    tells: [.title, .ingredients],
                    allowsPrefetch: true
                )
        )
    }

    @Test func anOfferTellsWhatWasToBeLeftOut() {
        let query = RecipeQuery([.has(Term("pie")), .none(Term("xyz"))])
        let offer = QueryOffer(query: RecipeQuery(), total: 0, unknown: ["xyz", "pie"])
        #expect(offer.unknownExclusions(of: query) == ["xyz"])
    }
}
