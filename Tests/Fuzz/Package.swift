// swift-tools-version: 6.1
import PackageDescription

/// The fuzz targets are a package of their own, as a fuzzer brings its own `main`. The sources that
/// they try are links to the program's.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
/// `swift build --sanitize=fuzzer` adds the fuzzer; a fuzz target has no code at its top level.
let fuzzed: [SwiftSetting] = strict + [.unsafeFlags(["-parse-as-library"])]

let package = Package(
    name: "recipe-fuzz",
    platforms: [.macOS(.v14)],
    targets: [
        .systemLibrary(name: "CGumbo", path: "Sources/System/CGumbo", pkgConfig: "gumbo"),
        .target(name: "KitchenLanguage", path: "Sources/KitchenLanguage", swiftSettings: strict),
        .target(
            name: "RecipeModel",
            dependencies: ["KitchenLanguage"],
            path: "Sources/RecipeModel",
            swiftSettings: strict
        ),
        .target(
            name: "RecipeSearch",
            dependencies: ["KitchenLanguage", "RecipeModel"],
            path: "Sources/RecipeSearch",
            swiftSettings: strict
        ),
        .target(
            name: "PageReader",
            dependencies: ["KitchenLanguage", "RecipeModel", "CGumbo"],
            path: "Sources/PageReader",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "PageReaderFuzz",
            dependencies: ["PageReader", "RecipeModel"],
            swiftSettings: fuzzed
        ),
        .systemLibrary(name: "CZLib", path: "Sources/System/CZLib", pkgConfig: "zlib"),
        .target(
            name: "Documents",
            dependencies: ["KitchenLanguage", "RecipeModel", "RecipeSearch"],
            path: "Sources/Documents",
            swiftSettings: strict
        ),
        .target(
            name: "RecipeFormats",
            dependencies: ["KitchenLanguage", "RecipeModel", "Documents", "PageReader", "CZLib"],
            path: "Sources/RecipeFormats",
            swiftSettings: strict,
            linkerSettings: [.linkedLibrary("z")]
        ),
        .executableTarget(
            name: "FileReaderFuzz",
            dependencies: ["RecipeFormats", "PageReader", "RecipeModel"],
            swiftSettings: fuzzed
        ),
        .executableTarget(
            name: "LinkedDataFuzz",
            dependencies: ["PageReader", "RecipeModel"],
            swiftSettings: fuzzed
        ),
    ]
)
