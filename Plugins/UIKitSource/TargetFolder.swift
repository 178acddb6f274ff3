import Foundation
import PackagePlugin

/// The Swift files in the folder of a target.
struct TargetFolder {
    let root: URL
    /// The files that the target compiles.
    let own: [URL]
    /// The files that the target excludes.
    let excluded: [URL]

    /// Finds the files, except those in hidden folders and in the folders of other targets inside this target's.
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

    /// The files that `adapt-ios-source` writes, relative to its output folder.
    var outputs: [String] {
        let copies = excluded.map { file in
            let path = String(file.path.dropFirst(root.path.count + 1))
            return file.lastPathComponent == "main.swift" ? path : path.dropLast("swift".count) + "adapted.swift"
        }
        return copies + (own.isEmpty ? [] : ["SourceMembers.swift"])
    }
}
