import Foundation

/// What `swift package dump-package` prints, as far as it is needed.
struct PackageManifest: Decodable {
    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let exclude: [String]?
        let sources: [String]?
        let resources: [Resource]?
        let dependencies: [Dependency]
        let settings: [PackageSetting]?
        let pluginUsages: [Dependency]?

        /// Whether the plugin of Trestle adapts the target's source.
        var usesPlugin: Bool { pluginUsages?.contains { $0.name == "UIKitSource" } ?? false }
    }

    struct Resource: Decodable { let path: String }

    struct Version: Decodable { let _version: String }

    /// A target or product that another target depends on, or a plugin that it uses: `{"byName": ["Kit", null]}`.
    struct Dependency: Decodable {
        let name: String?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let kinds = try container.decode([String: [Part]].self)
            name = kinds.values.first?.first?.text
        }
    }

    /// A string, or anything else.
    struct Part: Decodable {
        let text: String?

        init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
    }

    let name: String
    let targets: [Target]
    let dependencies: [ManifestPackage]?
    let toolsVersion: Version?
    let swiftLanguageVersions: [String]?

    /// Evaluates the manifest of a package. Nothing is written into its folder.
    static func read(_ folder: URL) throws(InputError) -> PackageManifest {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "trestle-manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let result: ToolResult
        do {
            result = try Tool.run(
                "swift", ["package", "--package-path", folder.path, "--scratch-path", scratch.path, "dump-package"])
        } catch {
            throw .unreadablePackage(path: folder.path + "/Package.swift", reason: "\(error)")
        }
        guard result.status == 0, let manifest = try? JSONDecoder().decode(PackageManifest.self, from: result.output)
        else {
            // A line of the compiler names the place, after one with its whole command.
            let lines = String(decoding: result.errors, as: UTF8.self).split(separator: "\n")
            let reason =
                lines.first { $0.contains(/Package(@swift-[\d.]+)?\.swift:\d+:\d+: error:/) }
                ?? lines.first { $0.contains("error") }
            throw .unreadablePackage(
                path: folder.path + "/Package.swift", reason: reason.map(String.init) ?? "SwiftPM does not accept it")
        }
        return manifest
    }
}
