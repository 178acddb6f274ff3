import Foundation
import PackagePlugin

/// The build-tool plugin that compiles iOS source. It adapts the Swift files in the folder of a target that the target
/// excludes, and has the copies compiled instead. The other files are compiled unchanged; the plugin adds a file that
/// lists their members.
@main
struct UIKitSource: BuildToolPlugin {
    /// The built `adapt-ios-source` that TRESTLE_ADAPTER names. The package does not build the program then.
    private static var builtAdapter: URL? {
        ProcessInfo.processInfo.environment["TRESTLE_ADAPTER"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
    }

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let others = context.package.targets.filter { $0.id != target.id }.map(\.directoryURL)
        let files = TargetFolder(target, without: others)
        guard !files.isEmpty else { return [] }
        let adapter = try Self.builtAdapter ?? context.tool(named: "adapt-ios-source").url
        let output = context.pluginWorkDirectoryURL.appending(path: "Adapted")
        return [
            .buildCommand(
                displayName: "Adapting the source of \(target.name)",
                executable: adapter,
                arguments: files.excluded.map(\.path) + ["--root", files.root.path, "--output", output.path]
                    + ["--unchanged"] + files.own.map(\.path),
                inputFiles: files.excluded + files.own + [adapter],
                outputFiles: files.outputs.map { output.appending(path: $0) })
        ]
    }
}
