import Foundation
import PackagePlugin

/// Has the build make `EmbeddedStarters.swift` from the recipe files.
@main
struct StarterPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = context.package.directoryURL.appending(path: "Sources/Starters/Recipes")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let recipes = (files?.compactMap { $0 as? URL } ?? [])
            .filter { $0.pathExtension == "cook" }
            .sorted { $0.path < $1.path }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedStarters.swift")
        return [
            .buildCommand(
                displayName: "Embedding the starter recipes",
                executable: try context.tool(named: "EmbedStarters").url,
                arguments: [output.path] + recipes.map(\.path),
                inputFiles: recipes,
                outputFiles: [output]
            )
        ]
    }
}
