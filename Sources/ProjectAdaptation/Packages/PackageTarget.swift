import Foundation
import SourceAdapter

/// A target of the package that is written: where each of its files goes.
struct PackageTarget {
    /// A file, and its place relative to the folder of the target.
    struct Place: Hashable {
        let file: URL
        let path: String
    }

    let description: TargetDescription
    private(set) var sources: [Place] = []
    /// Places relative to the folder `Resources` of the target.
    private(set) var resources: [Place] = []
    /// The classes that Xcode generates for the models among the resources.
    private(set) var modelClasses: [ModelClass] = []
    private(set) var remarks: [Remark] = []
    private let roots: [URL]

    /// The folder of the target in the package.
    var folder: String { (description.kind == .tests ? "Tests/" : "Sources/") + description.module }

    /// - Parameters:
    ///   - root: the folder of the project: files outside of it, and links that lead out of it, are left out.
    ///   - others: folders of libraries, whose files are not outside.
    init(_ description: TargetDescription, in root: URL, and others: [URL] = []) {
        self.description = description
        roots = [root] + others
        let inside = description.sources.filter { isInside($0, root) && !Self.isListOfTests($0, in: description) }
        sources = Self.places(of: inside.map { Self.original(of: $0, in: description) }, inside)
        var names: [String: URL] = [:]
        for file in description.resources where isInside(file, root) {
            let name = Self.bundleName(of: description.originals[file] ?? file)
            guard Self.isOfThisSystem(file) else { continue }
            if let other = names.updateValue(file, forKey: name) {
                names[name] = other
                remarks.append(
                    Remark(
                        .leftOut, RelativePath.of(file, in: root),
                        "\(RelativePath.of(other, in: root)) has the same name in the application"))
            } else {
                resources.append(Place(file: file, path: name))
            }
        }
        modelClasses = ModelClass.all(
            of: resources.map(\.file), beside: sources.map(\.path), in: root, remarks: &remarks)
    }

    /// Whether a file only lists tests, as SwiftPM wanted it for Linux up to version 5.3. Today it finds tests itself.
    private static func isListOfTests(_ file: URL, in description: TargetDescription) -> Bool {
        description.kind == .tests && ["LinuxMain.swift", "XCTestManifests.swift"].contains(file.lastPathComponent)
    }

    /// The names at the top of the resource bundle, sorted: files, catalogs and folders of languages.
    var topResources: [String] {
        let own = resources.compactMap { $0.path.split(separator: "/").first.map(String.init) }
        let list = description.informationList == nil ? [] : [Self.listFolder]
        return Set(own + list).sorted()
    }

    /// The folder of the `Info.plist` in the bundle: SwiftPM does not allow it at the top.
    static let listFolder = "Application"

    /// Compiled resources and others that nothing on Linux reads are not copied.
    private static func isOfThisSystem(_ file: URL) -> Bool {
        !["xcmappingmodel", "nib", "storyboardc", "framework", "swift", "metal", "entitlements"]
            .contains(file.pathExtension.lowercased())
    }

    /// The paths in the package that the target may have files at, before any of them is written.
    var paths: [String] {
        let texts =
            sources.map(\.path) + modelClasses.map(\.path) + [
                "Empty.swift", AssetSymbols.fileName, HostedTests.fileName,
            ]
        let copies = resources.flatMap { resource in
            Self.files(of: resource.file).map { file in
                RelativePath.inside(file, resource.file).map { "\(resource.path)/\($0)" } ?? resource.path
            }
        }
        return (texts + (copies + ["\(Self.listFolder)/Info.plist"]).map { "Resources/" + $0 }).map {
            "\(folder)/\($0)"
        }
    }

    /// The files in a folder, or the file itself.
    static func files(of url: URL) -> [URL] {
        guard let contents = FileManager.default.enumerator(at: url, includingPropertiesForKeys: [.isDirectoryKey])
        else {
            return [url]
        }
        let files = contents.compactMap { ($0 as? URL)?.standardizedFileURL }.filter {
            (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory != true
        }
        return files.isEmpty ? [url] : files.sorted { $0.path < $1.path }
    }

    /// Whether a file, with all links followed, belongs to the project or to a library that was added.
    func contains(_ file: URL) -> Bool { roots.contains { RelativePath.isReallyInside(file, $0) } }

    private mutating func isInside(_ file: URL, _ root: URL) -> Bool {
        if contains(file) { return true }
        remarks.append(Remark(.leftOut, file.path, "is outside of the project's folder \(root.path)"))
        return false
    }

    /// Source keeps its folders below the one that all of it has in common. The compiler wants different names of files:
    /// a second one gets a number.
    ///
    /// - Parameter contents: the files that are written at the places of the others.
    private static func places(of files: [URL], _ contents: [URL]) -> [Place] {
        let folders = files.map { $0.standardizedFileURL.deletingLastPathComponent().pathComponents }
        guard var common = folders.first else { return [] }
        for folder in folders { common = zip(common, folder).prefix { $0 == $1 }.map(\.0) }
        var taken: [String: Int] = [:]
        return zip(files, contents).map { file, content in
            var parts = Array(file.standardizedFileURL.pathComponents.dropFirst(common.count))
            guard let name = parts.popLast() else { return Place(file: content, path: file.lastPathComponent) }
            parts = WrittenSources.folders(parts)
            let number = taken[name.lowercased(), default: 0] + 1
            taken[name.lowercased()] = number
            let other = "\(file.deletingPathExtension().lastPathComponent)-\(number).\(file.pathExtension)"
            return Place(file: content, path: (parts + [number == 1 ? name : other]).joined(separator: "/"))
        }
    }

    /// The file whose place a file takes: it keeps its name, so that no other file moves.
    private static func original(of file: URL, in description: TargetDescription) -> URL {
        guard let original = description.originals[file] else { return file }
        return original.deletingPathExtension().appendingPathExtension(file.pathExtension)
    }

    /// A bundle is flat, but for the folders of languages.
    private static func bundleName(of file: URL) -> String {
        let folder = file.deletingLastPathComponent().lastPathComponent
        return folder.hasSuffix(".lproj") ? "\(folder)/\(file.lastPathComponent)" : file.lastPathComponent
    }
}
