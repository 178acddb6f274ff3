import Foundation
import PackagePlugin

/// The Swift files in a target's folder.
struct TargetFolder {
    let root: URL
    /// What the target compiles.
    let own: [URL]
    /// What it excludes.
    let excluded: [URL]

    /// Folders of other targets may lie inside this target's, and hidden ones are nobody's.
    init(_ target: any SourceModuleTarget, without otherFolders: [URL]) {
        let root = target.directoryURL.standardizedFileURL
        let own = target.sourceFiles(withSuffix: "swift").filter { $0.type == .source }.map(\.url.standardizedFileURL)
        let others = otherFolders.map { $0.standardizedFileURL.path + "/" }.filter { $0.hasPrefix(root.path + "/") }
        let contents = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        let paths = Set(own.map(\.path))
        excluded = (contents?.compactMap { ($0 as? URL)?.standardizedFileURL } ?? [])
            .filter { file in
                file.pathExtension == "swift" && !paths.contains(file.path)
                    && !others.contains { file.path.hasPrefix($0) }
            }
            .sorted { $0.path < $1.path }
        self.own = own.sorted { $0.path < $1.path }
        self.root = root
    }

    var isEmpty: Bool { own.isEmpty && excluded.isEmpty }

    /// What `adapt-ios-source` makes of them, below its output folder.
    var outputs: [String] {
        let copies = excluded.map { file in
            let path = String(file.path.dropFirst(root.path.count + 1))
            return file.lastPathComponent == "main.swift" ? path : path.dropLast("swift".count) + "adapted.swift"
        }
        return copies + (own.isEmpty ? [] : ["SourceMembers.swift"])
    }
}
