// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The language features that every target of ours is compiled with, beside Swift 6 mode itself.
var strict: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// The checks make a warning an error; who only builds the program is not stopped by one.
if Context.environment["RECIPE_WARNINGS"] == "error" {
    strict.append(.treatAllWarnings(as: .error))
}

// `Scripts/score --rules` switches the rules of the page reader off, one by one; no program can.
if Context.environment["RECIPE_RULES"] == "1" {
    strict.append(.define("PAGE_RULES"))
}

/// A library of the system, with the name that pkg-config knows it by where its header is not in a
/// place that the compiler searches.
///
/// They do better without pkg-config where they can. libcurl is loaded at the first request, and
/// being linked would cost each start 4 ms; utf8proc's flags are such that SwiftPM warns about them;
/// and the folders in the flags of the others would come before that of `staticLibraries`.
func systemLibrary(
    _ name: String,
    _ pkgConfig: String,
    _ header: String,
    apt: String? = nil,
    brew: String? = nil
) -> Target {
    let folders = [
        "/usr/include", "/usr/include/x86_64-linux-gnu", "/usr/include/aarch64-linux-gnu",
    ]
    let isInPlace = folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(header)") }
    return .systemLibrary(
        name: name,
        path: "Sources/System/\(name)",
        pkgConfig: isInPlace ? nil : pkgConfig,
        providers: [.apt([apt ?? "\(pkgConfig)-dev"]), .brew([brew ?? pkgConfig])]
    )
}

/// What links the C libraries, libstdc++ and libgcc into the program, so that it needs no library but
/// glibc and the start need not load them. `Scripts/build` asks for it.
///
/// Flags for single archives would come after those for the shared libraries. The linker scripts of
/// the folder have the shared libraries' names, are found first and name the archives instead.
let staticLibraries: [LinkerSetting] =
    Context.environment["RECIPE_STATIC"] != "1"
    ? []
    : [
        .unsafeFlags([
            "-L\(Context.packageDirectory)/Sources/StaticLibraries", "-use-ld=lld",
            "-Xclang-linker", "-static-libgcc", "-Xlinker", "--no-export-dynamic",
        ])
    ]

let package = Package(
    name: "recipe",
    platforms: [.macOS(.v14)],
    products: [.executable(name: "recipe", targets: ["recipe"])],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0")
    ],
    targets: [
        systemLibrary("CLibEdit", "libedit", "histedit.h"),
        systemLibrary(
            "CLibCurl",
            "libcurl",
            "curl/curl.h",
            apt: "libcurl4-openssl-dev",
            brew: "curl"
        ),
        systemLibrary("CGumbo", "gumbo", "gumbo.h", apt: "libgumbo-dev", brew: "gumbo-parser"),
        systemLibrary("CUTF8Proc", "libutf8proc", "utf8proc.h", brew: "utf8proc"),
        systemLibrary("CZLib", "zlib", "zlib.h", apt: "zlib1g-dev"),

        // One C target for each C library that needs more than its own header.
        .target(
            name: "CEditLine",
            dependencies: ["CLibEdit"],
            linkerSettings: [.linkedLibrary("edit")]
        ),
        .target(name: "CTransfer", dependencies: ["CLibCurl", "CZLib"]),
        // libpq is loaded by name, when a shared cookbook is first asked.
        .target(name: "CPostgres"),
        // libcrypto is loaded by name, when a pass phrase is first set or tried.
        .target(name: "CCrypto"),
        .target(name: "CBuild"),
        // Its libraries are loaded by name, and only by a child process that draws pictures.
        .target(name: "CPicture"),

        // The rooms, from the lowest up.
        .target(name: "KitchenLanguage"),
        .target(name: "RecipeModel", dependencies: ["KitchenLanguage"]),
        .target(name: "RecipeSearch", dependencies: ["KitchenLanguage", "RecipeModel"]),
        .target(name: "RecipeCooking", dependencies: ["KitchenLanguage", "RecipeModel"]),
        .target(name: "LineEditor", dependencies: ["CEditLine"]),
        .target(
            name: "MealPlan",
            dependencies: [
                "KitchenLanguage", "RecipeModel", "RecipeSearch", "RecipeCooking", "Documents",
            ]
        ),
        .target(
            name: "RecipeServices",
            dependencies: [
                "KitchenLanguage", "RecipeModel", "RecipeSearch", "RecipeCooking", "MealPlan",
                "CTransfer",
            ]
        ),
        .target(
            name: "PageReader",
            dependencies: ["KitchenLanguage", "RecipeModel", "CGumbo"],
            linkerSettings: [.linkedLibrary("gumbo")]
        ),
        .target(
            name: "Documents",
            dependencies: ["KitchenLanguage", "RecipeModel", "RecipeSearch"]
        ),
        .target(
            name: "RecipeFormats",
            dependencies: ["KitchenLanguage", "RecipeModel", "Documents", "PageReader", "CZLib"],
            linkerSettings: [.linkedLibrary("z")]
        ),
        .target(
            name: "RecipeStore",
            dependencies: [
                "KitchenLanguage", "RecipeModel", "RecipeSearch", "MealPlan", "CPostgres", "CZLib",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            linkerSettings: [.linkedLibrary("z")]
        ),
        .target(name: "Pictures", dependencies: ["RecipeModel", "CPicture"]),
        .target(
            name: "RecipeQuestions",
            dependencies: ["KitchenLanguage", "RecipeModel", "RecipeSearch", "RecipeCooking"]
        ),
        .target(
            name: "Conversation",
            dependencies: [
                "KitchenLanguage", "RecipeModel", "RecipeSearch", "RecipeQuestions", "MealPlan",
            ]
        ),
        .target(
            name: "ShellAnswers",
            dependencies: [
                "KitchenLanguage", "RecipeModel", "RecipeSearch", "RecipeCooking",
                "RecipeQuestions", "MealPlan", "Conversation",
            ]
        ),
        .target(
            name: "ShellSession",
            dependencies: ["KitchenLanguage", "RecipeModel", "RecipeSearch"]
        ),
        .target(
            name: "ShellCommands",
            dependencies: [
                "KitchenLanguage", "RecipeModel", "RecipeSearch", "RecipeCooking",
                "RecipeQuestions", "MealPlan", "Conversation", "ShellAnswers", "ShellSession",
            ]
        ),
        .target(
            name: "Display",
            dependencies: [
                "KitchenLanguage", "RecipeModel", "RecipeSearch", "RecipeCooking",
                "RecipeQuestions", "MealPlan", "Documents", "Conversation", "ShellAnswers",
                "CUTF8Proc",
            ]
        ),
        .target(
            name: "ProgramManual",
            dependencies: [
                "RecipeModel", "Conversation", "ShellAnswers", "ShellSession", "ShellCommands",
            ]
        ),
        .target(
            name: "CookbookServer",
            dependencies: [
                "KitchenLanguage", "RecipeModel", "RecipeSearch", "RecipeCooking", "MealPlan",
                "Documents", "RecipeFormats", "CCrypto",
            ]
        ),
        .target(
            name: "ProgramCore",
            dependencies: [
                "CookbookServer", "KitchenLanguage", "RecipeModel", "RecipeSearch",
                "RecipeServices", "PageReader", "RecipeFormats", "RecipeStore", "MealPlan",
                "Conversation", "ShellAnswers", "ShellSession", "ShellCommands", "CBuild",
            ]
        ),
        .target(
            name: "AssistantServer",
            dependencies: ["KitchenLanguage", "RecipeModel", "Conversation", "ShellCommands"]
        ),
        .executableTarget(
            name: "recipe",
            dependencies: [
                "AssistantServer", "CookbookServer", "ProgramCore", "KitchenLanguage",
                "RecipeModel", "MealPlan",
                "LineEditor", "RecipeServices", "RecipeFormats", "RecipeStore", "Conversation",
                "ShellAnswers", "ShellSession", "ShellCommands", "Display", "Pictures",
                "ProgramManual",
            ],
            linkerSettings: staticLibraries
        ),

        // Checks the tables of the dictionary and makes the source that carries them.
        .target(name: "Dictionary", path: "Sources/Dictionary/Reading"),
        // Reads the starter recipes and makes the source that carries them and their index.
        .target(
            name: "Starters",
            dependencies: ["RecipeModel", "RecipeSearch"],
            path: "Sources/Starters/Reading"
        ),

        // Tests, next to their modules.
        .testTarget(name: "DictionaryTests", dependencies: ["Dictionary", "RecipeTestSupport"]),
        .target(
            name: "RecipeTestSupport",
            dependencies: ["KitchenLanguage", "RecipeModel", "CPseudoTerminal"],
            path: "Tests/RecipeTestSupport"
        ),
        .testTarget(
            name: "KitchenLanguageTests",
            dependencies: ["KitchenLanguage", "RecipeTestSupport"],
            exclude: ["Tables/Kept"]
        ),
        .testTarget(
            name: "RecipeSearchTests",
            dependencies: ["KitchenLanguage", "RecipeModel", "RecipeSearch", "RecipeTestSupport"],
            exclude: ["Golden/Kept", "Tables/Kept"]
        ),
        .testTarget(
            name: "RecipeCookingTests",
            dependencies: ["KitchenLanguage", "RecipeModel", "RecipeCooking", "RecipeTestSupport"],
            exclude: ["Tables/Kept"]
        ),
        .testTarget(
            name: "RecipeModelTests",
            dependencies: ["KitchenLanguage", "RecipeModel", "RecipeTestSupport"],
            exclude: ["Tables/Kept"]
        ),
        .testTarget(
            name: "RecipeQuestionsTests",
            dependencies: [
                "RecipeQuestions", "KitchenLanguage", "RecipeModel", "RecipeSearch",
                "RecipeCooking", "RecipeTestSupport",
            ]
        ),
        .testTarget(
            name: "MealPlanTests",
            dependencies: [
                "MealPlan", "KitchenLanguage", "RecipeModel", "RecipeSearch", "RecipeCooking",
                "RecipeStore", "RecipeTestSupport",
            ],
            exclude: ["Golden"]
        ),
        .testTarget(
            name: "LineEditorTests",
            dependencies: ["LineEditor", "CEditLine", "RecipeTestSupport"],
            exclude: ["Tables/Kept"]
        ),
        .testTarget(
            name: "RecipeServicesTests",
            dependencies: [
                "RecipeServices", "KitchenLanguage", "RecipeModel", "RecipeCooking", "MealPlan",
                "RecipeTestSupport",
            ],
            exclude: ["Recordings", "Tables/Kept"]
        ),
        .testTarget(
            name: "PageReaderTests",
            dependencies: ["PageReader", "RecipeModel", "RecipeTestSupport"]
        ),
        .testTarget(
            name: "DocumentsTests",
            dependencies: ["Documents", "RecipeModel", "RecipeSearch", "RecipeTestSupport"],
            exclude: ["Tables/Kept"]
        ),
        .testTarget(
            name: "RecipeFormatsTests",
            dependencies: [
                "RecipeFormats", "PageReader", "Display", "ShellAnswers", "KitchenLanguage",
                "RecipeModel", "RecipeStore", "RecipeTestSupport",
            ],
            exclude: ["Samples", "Tables/Kept"]
        ),
        .testTarget(
            name: "RecipeStoreTests",
            dependencies: [
                "RecipeStore", "KitchenLanguage", "RecipeModel", "RecipeSearch", "MealPlan",
                .product(name: "GRDB", package: "GRDB.swift"), "RecipeTestSupport",
            ],
            exclude: ["Kept", "Configuration/Kept", "History/Kept"]
        ),
        .testTarget(
            name: "StartersTests",
            dependencies: ["Starters", "RecipeTestSupport"],
            exclude: ["Golden/meanings.txt"]
        ),
        .testTarget(
            name: "PicturesTests",
            dependencies: ["Pictures", "RecipeModel", "RecipeTestSupport", "recipe"]
        ),
        .testTarget(
            name: "ConversationTests",
            dependencies: [
                "Conversation", "MealPlan", "KitchenLanguage", "RecipeModel", "RecipeTestSupport",
            ],
            exclude: ["Readings", "Tables/Kept"]
        ),
        .testTarget(
            name: "ShellSessionTests",
            dependencies: ["ShellSession", "KitchenLanguage", "RecipeModel", "RecipeTestSupport"],
            exclude: ["Walks", "Settings/Kept"]
        ),
        .testTarget(
            name: "ShellCommandsTests",
            dependencies: [
                "ShellCommands", "ShellSession", "ShellAnswers", "MealPlan", "Conversation",
                "RecipeQuestions", "KitchenLanguage", "RecipeModel", "RecipeSearch",
                "RecipeCooking", "Display", "RecipeTestSupport",
            ],
            exclude: ["Stories"]
        ),
        .testTarget(
            name: "DisplayTests",
            dependencies: [
                "Display", "Documents", "ShellAnswers", "MealPlan", "Conversation",
                "RecipeQuestions", "KitchenLanguage", "RecipeModel", "RecipeSearch",
                "RecipeCooking", "RecipeStore", "RecipeTestSupport",
            ],
            exclude: ["Screens", "Questions", "Tables/Kept"]
        ),
        .testTarget(
            name: "ProgramManualTests",
            dependencies: [
                "ProgramManual", "ShellCommands", "ShellSession", "Conversation", "RecipeModel",
            ]
        ),
        .testTarget(
            name: "AssistantServerTests",
            dependencies: ["AssistantServer", "ShellCommands", "Conversation", "RecipeModel"]
        ),
        .testTarget(
            name: "CookbookServerTests",
            dependencies: [
                "CookbookServer", "KitchenLanguage", "RecipeModel", "RecipeSearch", "RecipeCooking",
                "RecipeStore", "MealPlan", "PageReader", "RecipeTestSupport",
            ],
            exclude: ["Kept"]
        ),
        .testTarget(
            name: "ProgramCoreTests",
            dependencies: [
                "ProgramCore", "ShellCommands", "ShellSession", "ShellAnswers", "Conversation",
                "PageReader", "RecipeFormats", "KitchenLanguage", "RecipeModel", "RecipeSearch",
                "RecipeServices", "RecipeStore", "RecipeTestSupport",
            ]
        ),
        // What reads a folder of saved pages, for scores and times.
        .target(
            name: "PageScores",
            dependencies: ["PageReader", "RecipeModel", "ShellAnswers"],
            path: "Tests/PageScores"
        ),
        .testTarget(
            name: "PageScoresTests",
            dependencies: [
                "PageScores", "PageReader", "KitchenLanguage", "RecipeModel", "RecipeSearch",
                "RecipeQuestions", "RecipeTestSupport",
            ],
            exclude: ["Golden/Kept"]
        ),
        // Starts the built program in a terminal of its own.
        .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
        .testTarget(
            name: "RecipeTests",
            dependencies: [
                "recipe", "CPseudoTerminal", "RecipeTestSupport", "RecipeModel", "Display",
                "ShellAnswers",
            ],
            exclude: ["Scripts", "Talks", "Golden/Kept", "CommandLine/Kept"]
        ),
    ]
)

// A change of one room waits only for the tests that are named: RECIPE_TESTS="ConversationTests".
if let named = Context.environment["RECIPE_TESTS"], !named.isEmpty {
    let names = named.split(separator: " ").map(String.init)
    package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}

// What `Scripts/bench` and `Scripts/score` measure with, and `Scripts/dictionary` and `Scripts/starters`
// write with, is part of no other build.
if Context.environment["RECIPE_BENCH"] == "1" {
    package.targets += [
        .executableTarget(
            name: "write-dictionary",
            dependencies: ["Dictionary"],
            path: "Sources/Dictionary/Writing"
        ),
        .executableTarget(
            name: "write-starters",
            dependencies: ["Starters"],
            path: "Sources/Starters/Writing"
        ),
        .executableTarget(
            name: "CatalogBench",
            dependencies: [
                "RecipeModel", "RecipeSearch", "RecipeStore", "RecipeFormats", "PageReader",
            ],
            path: "Tests/CatalogBench"
        ),
        .executableTarget(
            name: "read-pages",
            dependencies: ["PageScores"],
            path: "Tests/ReadPages"
        ),
    ]
}

for target in package.targets where target.type != .system { target.swiftSettings = strict }

// The tests spend half of their time in these two: what they read words with is made as for a release.
if Context.environment["RECIPE_FAST_WORDS"] == "1" {
    for target in package.targets where ["KitchenLanguage", "RecipeSearch"].contains(target.name) {
        target.swiftSettings?.append(
            .unsafeFlags(["-O", "-whole-module-optimization", "-num-threads", "2"])
        )
    }
}
