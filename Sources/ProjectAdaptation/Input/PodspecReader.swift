import Foundation
import XcodeProject

/// Describes a library with a `.podspec`. The file is a program in Ruby, of which only assignments of plain values are
/// read.
struct PodspecReader {
    private let folder: URL
    private let text: String
    private let file: URL

    init(_ file: URL) throws(InputError) {
        self.file = file
        folder = file.deletingLastPathComponent().standardizedFileURL
        do { text = try String(contentsOf: file, encoding: .utf8) } catch {
            throw .unreadablePackage(path: file.path, reason: (error as NSError).localizedDescription)
        }
    }

    func description() -> ProjectDescription {
        let name = values("name").first ?? file.deletingPathExtension().lastPathComponent
        let module = ModuleName.make(values("module_name").first ?? name)
        let contents = FolderContents(folder)
        let patterns = values("source_files", "ios.source_files").map(PathPattern.init)
        let excluded = values("exclude_files").map(PathPattern.init)
        func matches(_ file: URL, _ patterns: [PathPattern]) -> Bool {
            let path = RelativePath.of(file, in: folder)
            return patterns.contains { $0.matches(path) }
        }
        var library = TargetDescription(name: name, module: module, kind: .library)
        library.sources = contents.swift.filter { matches($0, patterns) && !matches($0, excluded) }
        let resources = values("resources", "resource", "resource_bundles", "resource_bundle").map(PathPattern.init)
        // Xcode compiles nibs among the source.
        library.resources = contents.resources.filter { file in
            let isNib = ["xib", "storyboard"].contains(file.pathExtension.lowercased())
            return matches(file, resources) || (isNib && matches(file, patterns) && !matches(file, excluded))
        }
        var targets = [library]
        // Files in the folder of a project are that project's.
        let others = contents.projectsBelow.map { $0.deletingLastPathComponent() }
        let tests = contents.swift.filter { file in
            let folders = RelativePath.of(file, in: folder).split(separator: "/").dropLast()
            return folders.contains { $0.hasSuffix("Tests") } && !library.sources.contains(file)
                && !others.contains { RelativePath.inside(file, $0) != nil }
        }
        if !tests.isEmpty {
            var target = TargetDescription(name: module + "Tests", module: module + "Tests", kind: .tests)
            target.sources = tests
            target.dependencies = [module]
            targets.append(target)
        }
        var remarks = contents.objectiveC.filter { matches($0, patterns) && $0.pathExtension != "h" }.map {
            Remark(.leftOut, RelativePath.of($0, in: folder), ForeignSource.advice($0))
        }
        let pods = dependencies(besides: name)
        remarks += pods.map { Remark(.leftOut, "pod \($0.name)", "is not built; add a copy of it with --library") }
        var project = ProjectDescription(
            name: name, folder: ProjectFolder.around(folder), targets: targets, remarks: remarks, places: [folder])
        let known = Set(project.remoteLibraries.map(\.name))
        project.remoteLibraries += pods.compactMap(\.remote).filter { !known.contains($0.name) }
        return project
    }

    /// The pods that the library needs: `s.dependency 'Lists', '~> 1.0'`. Parts of the library itself are none.
    private func dependencies(besides name: String) -> [Podfile.Pod] {
        text.matches(of: /\.dependency\s*\(?\s*['"]([^'"]+)['"]([^\n]*)/).map { match in
            Podfile.Pod(name: String(match.1), options: PodOptions(text: String(match.2)))
        }
        .filter { $0.folderName != name }
    }

    /// The quoted strings that are assigned to attributes: `s.source_files = 'A/**/*.swift', "B/*.swift"`.
    private func values(_ attributes: String...) -> [String] {
        var isOpen = false
        var values: [String] = []
        for line in text.split(separator: "\n") {
            let line = line.trimmingCharacters(in: .whitespaces)
            guard !line.hasPrefix("#") else { continue }
            var rest = Substring(line)
            if let match = line.prefixMatch(of: /[A-Za-z_]+\.([A-Za-z_.]+)\s*=\s*(.*)/) {
                isOpen = attributes.contains(String(match.1))
                rest = match.2
            }
            guard isOpen else { continue }
            values += rest.matches(of: /'([^']*)'|"([^"]*)"/).map { String($0.1 ?? $0.2 ?? "") }
            // A list goes on after a comma or an opening bracket.
            isOpen = [",", "[", "{", "("].contains { rest.hasSuffix($0) }
        }
        return values
    }
}
