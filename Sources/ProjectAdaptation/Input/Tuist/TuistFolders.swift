import Foundation
import XcodeProject

/// The targets that the folders of a project show, as projects of modules have them: `Sources`, `Tests`, `Interface` and
/// others in the folder of each module, or in that of the project.
struct TuistFolders {
    /// What a folder of a module is.
    private enum Part: Hashable {
        case main
        case tests
        /// A library beside the module, by the end of its name.
        case library(String)
        /// Demonstrations, and tests of the interface.
        case leftOut
    }

    private struct Place: Hashable {
        /// The path of the module's folder.
        let module: String
        let part: Part
    }

    private let project: String
    private let names: [String: String]

    /// - Parameter names: the names of modules by their folders, where they differ.
    init(named project: String, names: [String: String]) {
        self.project = project
        self.names = names
    }

    func targets(of entries: [(path: String, url: URL)]) -> [TargetDescription] {
        var targets: [(place: Place, target: TargetDescription)] = []
        for (path, file) in entries {
            let place = place(of: path)
            guard place.part != .leftOut else { continue }
            if !targets.contains(where: { $0.place == place }) { targets.append((place, target(at: place))) }
            guard let index = targets.firstIndex(where: { $0.place == place }) else { continue }
            switch FolderListing.phase(of: file) {
            case "sources": targets[index].target.add(source: file)
            case "resources" where file.lastPathComponent != "Info.plist":
                targets[index].target.resources.append(file)
            default: break
            }
        }
        return targets.map(\.target).filter { !$0.sources.isEmpty }.map { target in
            var target = target
            let isProgram = target.kind == .library && target.sources.contains(where: ProgramStart.isIn)
            if isProgram { target.kind = .application }
            return target
        }
    }

    private func target(at place: Place) -> TargetDescription {
        let folder = place.module.split(separator: "/").last.map(String.init)
        let module = folder.map { names[$0] ?? $0 } ?? project
        let suffix =
            switch place.part {
            case .tests: "Tests"
            case .library(let suffix): suffix
            case .main, .leftOut: ""
            }
        let name = module + suffix
        return TargetDescription(
            name: name, module: ModuleName.make(name), kind: place.part == .tests ? .tests : .library)
    }

    /// Returns what a file belongs to, by the first folder on its path that is one of a module's.
    private func place(of path: String) -> Place {
        let folders = path.split(separator: "/").dropLast().map(String.init)
        guard let index = folders.firstIndex(where: { Self.part($0) != nil }), let part = Self.part(folders[index])
        else { return Place(module: "", part: .main) }
        let isOfInterface = folders[index...].contains { $0.hasSuffix("UITests") }
        return Place(
            module: folders[..<index].joined(separator: "/"), part: isOfInterface ? .leftOut : part)
    }

    private static func part(_ folder: String) -> Part? {
        switch folder {
        case "Sources", "Source", "Resources": .main
        case "Interface", "API", "Testing", "TestingResources": .library(folder)
        case "Demo", "Example", "ExampleApp", "Derived": .leftOut
        default: folder.hasSuffix("Tests") ? .tests : nil
        }
    }
}

extension TargetDescription {
    mutating func add(source file: URL) {
        switch file.pathExtension {
        case "swift": sources.append(file)
        case _ where FolderContents.isModel(file): resources.append(file)
        default: foreignSources.append(file)
        }
    }
}
