import Foundation
import XcodeProject

/// A project by its manifest `Project.swift`.
struct TuistProject {
    private let folder: URL
    /// The files of the folder, without those of projects in folders below.
    private let entries: [(path: String, url: URL)]
    private let calls: [SwiftCall]
    private let name: String
    /// Whether the manifest declares all targets literally.
    let isLiteral: Bool
    private(set) var targets: [TargetDescription] = []
    private(set) var remarks: [Remark] = []

    /// - Parameter manifests: those of all projects.
    init(_ manifest: URL, besides manifests: [URL]) {
        let folder = manifest.deletingLastPathComponent().standardizedFileURL
        self.folder = folder
        let others = manifests.map { $0.deletingLastPathComponent() }.filter { RelativePath.inside($0, folder) != nil }
        entries = FolderListing(folder).entries.filter { entry in
            entry.url.lastPathComponent != "Project.swift"
                && !others.contains { RelativePath.inside(entry.url, $0) != nil }
        }
        let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
        let declared = SwiftCall.all(of: ["Target", "target"], in: text).filter { $0["product"] != nil }
        calls = declared
        isLiteral =
            !declared.isEmpty
            && declared.allSatisfy {
                $0["name"]?.literal != nil && ($0["sources"] ?? $0["buildableFolders"])?.literals != []
            }
        let named = text.firstMatch(of: /\bProject(?:\.\w+)?\(\s*name:\s*"([^"\\]+)"/)
        name = named.map { String($0.1) } ?? folder.lastPathComponent
        if isLiteral {
            addDeclaredTargets()
        } else {
            targets = TuistFolders(named: name, names: Self.names(in: text)).targets(of: entries)
        }
    }

    /// The names of modules by their folders, where the manifest says them side by side.
    private static func names(in text: String) -> [String: String] {
        text.matches(of: /name:\s*"([^"\\]+)",\s*path:\s*"([^"\\]+)"/).reduce(into: [:]) {
            $0[String($1.2)] = String($1.1)
        }
    }

    private mutating func addDeclaredTargets() {
        for call in calls {
            let name = call["name"]?.literal ?? name
            guard let kind = kind(of: call) else { continue }
            let module = ModuleName.make(call["productName"]?.literal ?? name)
            var target = TargetDescription(name: name, module: module, kind: kind)
            let folders = (call["buildableFolders"]?.literals ?? []).map { $0 + "/**" }
            add(call["sources"], call["resources"], folders, to: &target)
            target.bundleIdentifier = call["bundleId"]?.literal
            if kind == .application { target.informationList = informationList(of: call, named: name, module) }
            if !target.sources.isEmpty { targets.append(target) }
        }
    }

    /// The `Info.plist` by a file, or by values that the manifest writes literally.
    private func informationList(of call: SwiftCall, named name: String, _ module: String) -> Data? {
        guard let argument = call["infoPlist"] else { return nil }
        if let file = argument.literal {
            return InformationList(folder.appending(path: file), ofApplication: name, module: module).data
        }
        guard let start = argument.text.firstIndex(of: "[") else { return nil }
        let values = SwiftLiteral.dictionary(String(argument.text[start...]))
        return InformationList(values, ofApplication: name, module: module).data
    }

    /// What a target is built as; nil for those without a counterpart, of which it is said.
    private mutating func kind(of call: SwiftCall) -> TargetDescription.Kind? {
        let name = call["name"]?.literal ?? name
        let system = (call["platform"] ?? call["destinations"])?.text ?? "iOS"
        guard ["iOS", "iPhone", "iPad"].contains(where: system.contains) || !system.hasPrefix(".") else {
            remarks.append(Remark(.leftOut, "target \"\(name)\"", "it is not for iOS"))
            return nil
        }
        switch call["product"]?.text {
        case ".app": return .application
        case ".framework", ".staticFramework", ".staticLibrary", ".dynamicLibrary": return .library
        case ".unitTests": return .tests
        case let product:
            let kind = product?.drop { $0 == "." } ?? "unknown"
            remarks.append(
                Remark(.leftOut, "target \"\(name)\"", "there is no counterpart of its kind (\(kind))"))
            return nil
        }
    }

    private func add(
        _ sources: SwiftCall.Argument?, _ resources: SwiftCall.Argument?, _ folders: [String],
        to target: inout TargetDescription
    ) {
        // What is excluded is named after the patterns that it is excluded from.
        func matches(_ path: String, _ argument: SwiftCall.Argument?) -> Bool {
            let parts = (argument?.text ?? "").split(separator: "excluding:").map {
                SwiftCall.Argument(label: "", text: String($0)).literals.map(PathPattern.init)
            }
            let excluded = parts.dropFirst().joined()
            return (parts.first ?? []).contains { $0.matches(path) } && !excluded.contains { $0.matches(path) }
        }
        let folders = folders.map(PathPattern.init)
        for (path, file) in entries {
            let isOfFolder = folders.contains { $0.matches(path) }
            let phase = FolderListing.phase(of: file)
            if phase == "sources", isOfFolder || matches(path, sources) {
                target.add(source: file)
            } else if phase == "resources", file.lastPathComponent != "Info.plist" {
                if isOfFolder || matches(path, resources) { target.resources.append(file) }
            }
        }
    }
}
