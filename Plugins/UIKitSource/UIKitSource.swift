import Foundation
import PackagePlugin

/// The build-tool plugin that compiles iOS source. It adapts the Swift files in the folder of a target that the target
/// excludes, and has the copies compiled instead. The other files are compiled unchanged; the plugin adds a file that
/// lists their members. Storyboards, nibs, asset catalogs and other resources become the target's resource bundle.
@main
struct UIKitSource: BuildToolPlugin {
    /// The built `adapt-ios-source` that TRESTLE_ADAPTER names, or that of the SDK whose source this is. The package does
    /// not build the program then.
    private static var builtAdapter: URL? {
        if let path = ProcessInfo.processInfo.environment["TRESTLE_ADAPTER"], !path.isEmpty {
            return URL(filePath: path)
        }
        let root = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let adapter = root.appending(path: "bin/adapt-ios-source")
        return FileManager.default.isExecutableFile(atPath: adapter.path) ? adapter : nil
    }

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let others = context.package.targets.filter { $0.id != target.id }.map(\.directoryURL)
        let adapter = try Self.builtAdapter ?? context.tool(named: "adapt-ios-source").url
        let folder = context.pluginWorkDirectoryURL
        return adaptation(of: target, without: others, by: adapter, into: folder.appending(path: "Adapted"))
            + copies(of: target, without: others, by: adapter, into: folder.appending(path: "Resources"))
    }

    private func adaptation(
        of target: any SourceModuleTarget, without others: [URL], by adapter: URL, into output: URL
    ) -> [Command] {
        let files = TargetFolder(target, without: others)
        guard !files.isEmpty else { return [] }
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

    private func copies(
        of target: any SourceModuleTarget, without others: [URL], by adapter: URL, into output: URL
    ) -> [Command] {
        var places: [String: URL] = [:]
        return TargetResources(target, without: others).all.compactMap { resource in
            if let other = places.updateValue(resource.url, forKey: resource.name) {
                places[resource.name] = other
                Diagnostics.warning(
                    "\(resource.url.path) is left out: \(other.path) has the same name in the application.")
                return nil
            }
            let copy = output.appending(path: resource.name)
            return .buildCommand(
                displayName: "Copying \(resource.name) of \(target.name)", executable: adapter,
                arguments: ["copy", resource.url.path, copy.path],
                inputFiles: TargetResources.files(of: resource) + [adapter], outputFiles: [copy])
        }
    }
}
