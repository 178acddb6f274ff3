import Foundation
import PackagePlugin

/// Compiles iOS source: the Swift files that a target excludes are adapted, and the copies compiled in their place.
@main
struct UIKitSource: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let folder = target.directoryURL
        let own = Set(target.sourceFiles.map { $0.url.standardizedFileURL.path })
        let contents = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let originals = (contents?.compactMap { $0 as? URL } ?? [])
            .map(\.standardizedFileURL)
            .filter { $0.pathExtension == "swift" && !own.contains($0.path) }
            .sorted { $0.path < $1.path }
        guard !originals.isEmpty else { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: "Adapted")
        let prefix = folder.standardizedFileURL.path + "/"
        return [
            .buildCommand(
                displayName: "Adapting the iOS source of \(target.name)",
                executable: try context.tool(named: "adapt-ios-source").url,
                arguments: originals.map(\.path) + ["--root", folder.path, "--output", output.path],
                inputFiles: originals,
                outputFiles: originals.map { output.appending(path: String($0.path.dropFirst(prefix.count))) })
        ]
    }
}
