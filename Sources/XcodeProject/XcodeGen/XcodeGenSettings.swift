import Foundation

/// The build settings of a manifest of XcodeGen, in the configuration that is built.
struct XcodeGenSettings {
    private let manifest: XcodeGenManifest
    private let groups: YAMLMapping
    private let configurations: [String]
    /// `Debug`, or the first configuration for debugging.
    private let configuration: String

    init(_ manifest: XcodeGenManifest) {
        self.manifest = manifest
        groups = manifest.root["settingGroups"]?.mapping ?? manifest.root["settingPresets"]?.mapping ?? YAMLMapping()
        let all = manifest.root["configs"]?.mapping ?? YAMLMapping()
        configurations = all.keys.isEmpty ? ["Debug", "Release"] : all.keys
        configuration =
            configurations.first { $0 == "Debug" } ?? all.keys.first { all[$0]?.string == "debug" } ?? configurations[0]
    }

    /// - Parameter presets: what XcodeGen sets by the kind of the target.
    func settings(of target: YAMLMapping, named name: String, presets: [String: String]) -> BuildSettings {
        let known = [
            "TARGET_NAME": name, "PROJECT_NAME": manifest.name, "SRCROOT": manifest.folder.path,
            "PROJECT_DIR": manifest.folder.path, "SOURCE_ROOT": manifest.folder.path, "CONFIGURATION": configuration,
            "PLATFORM_NAME": "iphoneos",
        ]
        return BuildSettings(levels: [
            known, file(manifest.root["configFiles"]), values(manifest.root["settings"]),
            presets, file(target["configFiles"]), values(target["settings"]),
        ])
    }

    /// The settings of the `.xcconfig` that is named for the configuration.
    private func file(_ files: YAMLValue?) -> [String: String] {
        guard let path = files?[configuration]?.string else { return [:] }
        return ConfigurationFile.read(manifest.folder.appending(path: path))
    }

    private func values(_ settings: YAMLValue?, open: Set<String> = []) -> [String: String] {
        guard let mapping = settings?.mapping else { return [:] }
        guard ["groups", "base", "configs"].contains(where: { mapping[$0] != nil }) else { return Self.texts(mapping) }
        var result: [String: String] = [:]
        for name in mapping["groups"]?.strings ?? [] where !open.contains(name) {
            result.merge(values(groups[name], open: open.union([name]))) { $1 }
        }
        result.merge(Self.texts(mapping["base"]?.mapping ?? YAMLMapping())) { $1 }
        let own = mapping["configs"]?.mapping ?? YAMLMapping()
        for key in own.keys where applies(key) { result.merge(values(own[key], open: open)) { $1 } }
        return result
    }

    /// Settings are for the configurations whose names contain theirs, unless theirs is that of another one.
    private func applies(_ name: String) -> Bool {
        let isOfAnother = configurations.contains(name) && name != configuration
        return !isOfAnother && configuration.lowercased().contains(name.lowercased())
    }

    private static func texts(_ mapping: YAMLMapping) -> [String: String] {
        mapping.keys.reduce(into: [:]) { texts, key in
            guard let value = mapping[key] else { return }
            texts[key] =
                value.truth.map { $0 ? "YES" : "NO" }
                ?? value.strings.map { $0.contains(" ") && value.string == nil ? "\"\($0)\"" : $0 }
                .joined(separator: " ")
        }
    }
}
