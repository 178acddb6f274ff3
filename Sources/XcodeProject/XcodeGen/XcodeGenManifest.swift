import Foundation

/// A manifest of XcodeGen, from which people who have it generate their project: `project.yml`. What it includes is merged
/// into it, and its targets have what their templates say.
///
/// Source: XcodeGen's document ProjectSpec.md.
struct XcodeGenManifest {
    static let fileNames = ["project.yml", "project.yaml"]
    private static let greatestDepth = 20

    let root: YAMLMapping
    /// The folder to which its paths are relative.
    let folder: URL

    init(at file: URL) throws(ProjectError) {
        folder = file.standardizedFileURL.deletingLastPathComponent()
        root = try Self.read(file, depth: 0, paths: PathPrefix("")).mapping ?? YAMLMapping()
    }

    /// Returns the manifest in a folder; nil if there is none, or if the file of that name is one of another tool.
    static func file(in folder: URL) -> URL? {
        fileNames.map { folder.appending(path: $0) }.first { file in
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
            return text.contains(/(?m)^(targets|include|"targets")\s*:/)
        }
    }

    var name: String { root["name"]?.string ?? folder.lastPathComponent }

    /// The targets with what their templates say.
    var targets: [(name: String, target: YAMLMapping)] {
        let all = root["targets"]?.mapping ?? YAMLMapping()
        return all.keys.map { key in
            let whole = XcodeGenTemplates(root["targetTemplates"]?.mapping ?? YAMLMapping())
                .applied(to: all[key]?.mapping ?? YAMLMapping(), named: key)
            return (whole["name"]?.string ?? key, whole)
        }
    }

    private static func read(_ file: URL, depth: Int, paths: PathPrefix) throws(ProjectError) -> YAMLValue {
        let text: String
        do { text = try String(contentsOf: file, encoding: .utf8) } catch {
            throw .unreadable(path: file.path, reason: (error as NSError).localizedDescription)
        }
        let own: YAMLValue
        do { own = try YAMLParser.parse(text) } catch { throw .damagedManifest(path: file.path, error) }
        guard depth < greatestDepth else { return own }
        var merged = YAMLValue.null
        for include in own["include"]?.elements ?? [] {
            guard let path = include.string ?? include["path"]?.string, include["enable"]?.truth != false else {
                continue
            }
            let isRelative = include["relativePaths"]?.truth != false
            let prefix = isRelative ? paths.appending((path as NSString).deletingLastPathComponent) : paths
            let other = file.deletingLastPathComponent().appending(path: path).standardizedFileURL
            merged = merged.merged(with: try read(other, depth: depth + 1, paths: prefix))
        }
        return merged.merged(with: paths.applied(to: own))
    }
}

/// Templates of targets: a target has what those say that it names, and what it says itself on top.
struct XcodeGenTemplates {
    private let templates: YAMLMapping

    init(_ templates: YAMLMapping) { self.templates = templates }

    func applied(to target: YAMLMapping, named name: String) -> YAMLMapping {
        let attributes = target["templateAttributes"]?.mapping ?? YAMLMapping()
        var result = YAMLValue.null
        var used: Set<String> = []
        for template in all(target["templates"]?.strings ?? [], &used) {
            result = result.merged(with: .mapping(template))
        }
        var whole = result.merged(with: .mapping(target))
        whole = whole.replacing("${target_name}", with: name)
        for key in attributes.keys {
            if let text = attributes[key]?.string { whole = whole.replacing("${\(key)}", with: text) }
        }
        return whole.mapping ?? YAMLMapping()
    }

    /// Returns the templates of some names, each after those that it names itself.
    private func all(_ names: [String], _ used: inout Set<String>) -> [YAMLMapping] {
        var result: [YAMLMapping] = []
        for name in names where used.insert(name).inserted {
            guard let template = templates[name]?.mapping else { continue }
            result += all(template["templates"]?.strings ?? [], &used) + [template]
        }
        return result
    }
}
