import Foundation
import PackagePlugin

/// Compiles iOS source: the Swift files in a target's folder that the target excludes are adapted, and the copies compiled in their place. The
/// target's other files are compiled as they are; the plugin adds a file that says what they declare.
@main
struct UIKitSource: BuildToolPlugin {
    /// The program that the environment names; the package has none of its own then.
    private static var builtAdapter: URL? {
        ProcessInfo.processInfo.environment["TRESTLE_ADAPTER"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
    }

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let others = context.package.targets.filter { $0.id != target.id }.map(\.directoryURL)
        let files = TargetFolder(target, without: others)
        guard !files.isEmpty else { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: "Adapted")
        return [
            .buildCommand(
                displayName: "Adapting the source of \(target.name)",
                executable: try Self.builtAdapter ?? context.tool(named: "adapt-ios-source").url,
                arguments: files.excluded.map(\.path) + ["--root", files.root.path, "--output", output.path]
                    + ["--unchanged"] + files.own.map(\.path),
                inputFiles: files.excluded + files.own,
                outputFiles: files.outputs.map { output.appending(path: $0) })
        ]
    }
}
