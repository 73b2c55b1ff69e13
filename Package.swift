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

/// A library's name for pkg-config, where its header is not in a place that the compiler searches.
///
/// They do better without pkg-config where they can. libcurl is loaded at the first request, and
/// being linked would cost each start 4 ms; utf8proc's flags are such that SwiftPM warns about them;
/// and the folders in the flags of the others would come before that of `staticLibraries`.
func pkgConfigName(_ name: String, unlessInPlace header: String) -> String? {
    let folders = [
        "/usr/include", "/usr/include/x86_64-linux-gnu", "/usr/include/aarch64-linux-gnu",
    ]
    let isInPlace = folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(header)") }
    return isInPlace ? nil : name
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
        // System libraries, each with the name that pkg-config knows it by.
        .systemLibrary(
            name: "CLibEdit",
            path: "Sources/System/CLibEdit",
            pkgConfig: pkgConfigName("libedit", unlessInPlace: "histedit.h"),
            providers: [.apt(["libedit-dev"]), .brew(["libedit"])]
        ),
        .systemLibrary(
            name: "CLibCurl",
            path: "Sources/System/CLibCurl",
            pkgConfig: pkgConfigName("libcurl", unlessInPlace: "curl/curl.h"),
            providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]
        ),
        .systemLibrary(
            name: "CGumbo",
            path: "Sources/System/CGumbo",
            pkgConfig: pkgConfigName("gumbo", unlessInPlace: "gumbo.h"),
            providers: [.apt(["libgumbo-dev"]), .brew(["gumbo-parser"])]
        ),
        .systemLibrary(
            name: "CUTF8Proc",
            path: "Sources/System/CUTF8Proc",
            pkgConfig: pkgConfigName("libutf8proc", unlessInPlace: "utf8proc.h"),
            providers: [.apt(["libutf8proc-dev"]), .brew(["utf8proc"])]
        ),
        .systemLibrary(
            name: "CZLib",
            path: "Sources/System/CZLib",
            pkgConfig: pkgConfigName("zlib", unlessInPlace: "zlib.h"),
            providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]
        ),

        // One C target for each C library that needs more than its own header.
        .target(
            name: "CEditLine",
            dependencies: ["CLibEdit"],
            linkerSettings: [.linkedLibrary("edit")]
        ),
        .target(name: "CTransfer", dependencies: ["CLibCurl", "CZLib"]),
        // libpq is loaded by name, when a shared cookbook is first asked.
        .target(name: "CPostgres"),
        // Its libraries are loaded by name, and only by a child process that draws pictures.
        .target(name: "CPicture"),

        // The rooms, from the lowest up.
        .target(name: "KitchenLanguage", swiftSettings: strict),
        .target(name: "RecipeModel", dependencies: ["KitchenLanguage"], swiftSettings: strict),
        .target(
            name: "RecipeSearch",
            dependencies: ["KitchenLanguage", "RecipeModel"],
            swiftSettings: strict
        ),
        .target(
            name: "RecipeCooking",
            dependencies: ["KitchenLanguage", "RecipeModel"],
            swiftSettings: strict
        ),
        .target(name: "LineEditor", dependencies: ["CEditLine"], swiftSettings: strict),
        .target(
            name: "RecipeServices",
            dependencies: [
                "KitchenLanguage", "RecipeModel", "RecipeSearch", "RecipeCooking", "CTransfer",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "PageReader",
            dependencies: ["KitchenLanguage", "RecipeModel", "CGumbo"],
            swiftSettings: strict,
            linkerSettings: [.linkedLibrary("gumbo")]
        ),
        .target(
            name: "MealPlan",
            dependencies: ["KitchenLanguage", "RecipeModel", "RecipeSearch", "RecipeCooking"],
            swiftSettings: strict
        ),
        .target(
            name: "Documents",
            dependencies: ["KitchenLanguage", "RecipeModel", "RecipeSearch"],
            swiftSettings: strict
        ),
        .target(
            name: "RecipeFormats",
            dependencies: ["KitchenLanguage", "RecipeModel", "Documents", "PageReader", "CZLib"],
            swiftSettings: strict,
            linkerSettings: [.linkedLibrary("z")]
        ),
        .target(
            name: "RecipeStore",
            dependencies: [
                "KitchenLanguage", "RecipeModel", "RecipeSearch", "MealPlan", "CPostgres", "CZLib",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: strict,
            linkerSettings: [.linkedLibrary("z")]
        ),
        .target(
            name: "Pictures",
            dependencies: ["RecipeModel", "CPicture"],
            swiftSettings: strict
        ),
        .target(
            name: "RecipeQuestions",
            dependencies: ["KitchenLanguage", "RecipeModel", "RecipeSearch", "RecipeCooking"],
            swiftSettings: strict
        ),
        .target(
            name: "Conversation",
            dependencies: [
                "KitchenLanguage", "RecipeModel", "RecipeSearch", "RecipeQuestions", "MealPlan",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "ShellAnswers",
            dependencies: [
                "KitchenLanguage", "RecipeModel", "RecipeSearch", "RecipeCooking",
                "RecipeQuestions", "MealPlan", "Conversation",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "ShellSession",
            dependencies: ["KitchenLanguage", "RecipeModel", "RecipeSearch"],
            swiftSettings: strict
        ),
        .target(
            name: "ShellCommands",
            dependencies: [
                "KitchenLanguage", "RecipeModel", "RecipeSearch", "RecipeCooking",
                "RecipeQuestions", "MealPlan", "Conversation", "ShellAnswers", "ShellSession",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "Display",
            dependencies: [
                "KitchenLanguage", "RecipeModel", "RecipeSearch", "RecipeCooking",
                "RecipeQuestions", "MealPlan", "Documents", "Conversation", "ShellAnswers",
                "CUTF8Proc",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "ProgramManual",
            dependencies: [
                "RecipeModel", "Conversation", "ShellAnswers", "ShellSession", "ShellCommands",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "CookbookServer",
            dependencies: ["KitchenLanguage", "RecipeModel", "Documents", "RecipeFormats"],
            swiftSettings: strict
        ),
        .target(
            name: "ProgramCore",
            dependencies: [
                "CookbookServer", "KitchenLanguage", "RecipeModel", "RecipeSearch",
                "RecipeServices", "PageReader", "RecipeFormats", "RecipeStore", "MealPlan",
                "Conversation", "ShellAnswers", "ShellSession", "ShellCommands",
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "recipe",
            dependencies: [
                "CookbookServer", "ProgramCore", "KitchenLanguage", "RecipeModel", "MealPlan",
                "LineEditor", "RecipeServices", "RecipeFormats", "RecipeStore", "Conversation",
                "ShellAnswers", "ShellSession", "ShellCommands", "Display", "Pictures",
                "ProgramManual",
            ],
            swiftSettings: strict,
            linkerSettings: staticLibraries
        ),

        // Checks the tables of the dictionary and makes the source that carries them.
        .target(name: "Dictionary", path: "Sources/Dictionary/Reading", swiftSettings: strict),
        // Reads the starter recipes and makes the source that carries them and their index.
        .target(
            name: "Starters",
            dependencies: ["RecipeModel", "RecipeSearch"],
            path: "Sources/Starters/Reading",
            swiftSettings: strict
        ),

        // Tests, next to their modules.
        .testTarget(
            name: "DictionaryTests",
            dependencies: ["Dictionary", "RecipeTestSupport"],
            swiftSettings: strict
        ),
        .target(
            name: "RecipeTestSupport",
            dependencies: ["KitchenLanguage", "RecipeModel", "CPseudoTerminal"],
            path: "Tests/RecipeTestSupport",
            swiftSettings: strict
        ),
        .testTarget(
            name: "KitchenLanguageTests",
            dependencies: ["KitchenLanguage", "RecipeTestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "RecipeSearchTests",
            dependencies: ["KitchenLanguage", "RecipeModel", "RecipeSearch", "RecipeTestSupport"],
            exclude: ["Golden/Kept"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "RecipeCookingTests",
            dependencies: ["KitchenLanguage", "RecipeModel", "RecipeCooking", "RecipeTestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "RecipeModelTests",
            dependencies: ["KitchenLanguage", "RecipeModel", "RecipeTestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "RecipeQuestionsTests",
            dependencies: [
                "RecipeQuestions", "KitchenLanguage", "RecipeModel", "RecipeSearch",
                "RecipeCooking", "RecipeTestSupport",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "MealPlanTests",
            dependencies: [
                "MealPlan", "KitchenLanguage", "RecipeModel", "RecipeSearch", "RecipeCooking",
                "RecipeTestSupport",
            ],
            exclude: ["Golden"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "LineEditorTests",
            dependencies: ["LineEditor", "CEditLine", "RecipeTestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "RecipeServicesTests",
            dependencies: [
                "RecipeServices", "KitchenLanguage", "RecipeModel", "RecipeCooking",
                "RecipeTestSupport",
            ],
            exclude: ["Recordings"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "PageReaderTests",
            dependencies: ["PageReader", "RecipeModel", "RecipeTestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "DocumentsTests",
            dependencies: ["Documents", "RecipeModel", "RecipeTestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "RecipeFormatsTests",
            dependencies: [
                "RecipeFormats", "PageReader", "Display", "ShellAnswers", "KitchenLanguage",
                "RecipeModel", "RecipeStore", "RecipeTestSupport",
            ],
            exclude: ["Samples"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "RecipeStoreTests",
            dependencies: [
                "RecipeStore", "KitchenLanguage", "RecipeModel", "RecipeSearch", "MealPlan",
                .product(name: "GRDB", package: "GRDB.swift"), "RecipeTestSupport",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "StartersTests",
            dependencies: ["Starters", "RecipeTestSupport"],
            exclude: ["Golden/meanings.txt"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "PicturesTests",
            dependencies: ["Pictures", "RecipeModel", "RecipeTestSupport", "recipe"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "ConversationTests",
            dependencies: [
                "Conversation", "MealPlan", "KitchenLanguage", "RecipeModel", "RecipeTestSupport",
            ],
            exclude: ["Readings"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "ShellSessionTests",
            dependencies: ["ShellSession", "KitchenLanguage", "RecipeModel", "RecipeTestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "ShellCommandsTests",
            dependencies: [
                "ShellCommands", "ShellSession", "ShellAnswers", "MealPlan", "Conversation",
                "RecipeQuestions", "KitchenLanguage", "RecipeModel", "RecipeSearch",
                "RecipeCooking", "RecipeTestSupport",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "DisplayTests",
            dependencies: [
                "Display", "Documents", "ShellAnswers", "MealPlan", "Conversation",
                "RecipeQuestions", "KitchenLanguage", "RecipeModel", "RecipeSearch",
                "RecipeCooking", "RecipeStore", "RecipeTestSupport",
            ],
            exclude: ["Screens", "Questions"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "ProgramManualTests",
            dependencies: [
                "ProgramManual", "ShellCommands", "ShellSession", "Conversation", "RecipeModel",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "CookbookServerTests",
            dependencies: [
                "CookbookServer", "KitchenLanguage", "RecipeModel", "RecipeSearch", "RecipeStore",
                "PageReader", "RecipeTestSupport",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "ProgramCoreTests",
            dependencies: [
                "ProgramCore", "ShellCommands", "ShellSession", "ShellAnswers", "Conversation",
                "PageReader", "RecipeFormats", "KitchenLanguage", "RecipeModel", "RecipeSearch",
                "RecipeServices", "RecipeStore", "RecipeTestSupport",
            ],
            swiftSettings: strict
        ),
        // What reads a folder of saved pages, for scores and times.
        .target(
            name: "PageScores",
            dependencies: ["PageReader", "RecipeModel", "ShellAnswers"],
            path: "Tests/PageScores",
            swiftSettings: strict
        ),
        .testTarget(
            name: "PageScoresTests",
            dependencies: [
                "PageScores", "PageReader", "KitchenLanguage", "RecipeModel", "RecipeSearch",
                "RecipeTestSupport",
            ],
            exclude: ["Golden/Kept"],
            swiftSettings: strict
        ),
        // Starts the built program in a terminal of its own.
        .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
        .testTarget(
            name: "RecipeTests",
            dependencies: [
                "recipe", "CPseudoTerminal", "RecipeTestSupport", "RecipeModel", "Display",
                "ShellAnswers",
            ],
            exclude: ["Scripts", "Talks", "Golden/Kept"],
            swiftSettings: strict
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
            path: "Sources/Dictionary/Writing",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "write-starters",
            dependencies: ["Starters"],
            path: "Sources/Starters/Writing",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "CatalogBench",
            dependencies: [
                "RecipeModel", "RecipeSearch", "RecipeStore", "RecipeFormats", "PageReader",
            ],
            path: "Tests/CatalogBench",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "read-pages",
            dependencies: ["PageScores"],
            path: "Tests/ReadPages",
            swiftSettings: strict
        ),
    ]
}
