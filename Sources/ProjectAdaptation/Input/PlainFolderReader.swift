import Foundation

/// Describes a folder of Swift files without a project. Files in a folder whose name ends in "Tests" are tests; the
/// others are an application if one of them starts the program, else a library.
struct PlainFolderReader {
    private let folder: URL
    private let contents: FolderContents

    init(_ folder: URL, _ contents: FolderContents) {
        self.folder = folder
        self.contents = contents
    }

    func description() throws(InputError) -> ProjectDescription {
        guard !contents.swift.isEmpty || !contents.objectiveC.isEmpty else {
            throw .noProject(path: folder.path)
        }
        let name = ModuleName.make(folder.lastPathComponent)
        let (tests, sources) = (contents.swift.filter(isTest), contents.swift.filter { !isTest($0) })
        var main = TargetDescription(
            name: folder.lastPathComponent, module: name,
            kind: sources.contains(where: ProgramStart.isIn) ? .application : .library)
        main.sources = sources
        let list = contents.resources.first { $0.lastPathComponent == "Info.plist" && !isTest($0) }
        main.resources = contents.resources.filter { !isTest($0) && $0.lastPathComponent != "Info.plist" }
        var remarks: [Remark] = []
        if main.kind == .application, let list {
            main.informationList = informationList(list, of: main, &remarks)
        }
        var targets = [main]
        if !tests.isEmpty {
            var target = TargetDescription(name: name + "Tests", module: name + "Tests", kind: .tests)
            target.sources = tests
            target.resources = contents.resources.filter { isTest($0) && $0.lastPathComponent != "Info.plist" }
            target.dependencies = [name]
            targets.append(target)
        }
        remarks += contents.objectiveC.filter { $0.pathExtension != "h" }.map {
            Remark(.leftOut, RelativePath.of($0, in: folder), ForeignSource.advice($0))
        }
        return ProjectDescription(name: name, folder: folder, targets: targets, remarks: remarks, places: [folder])
    }

    /// The values of an `Info.plist`, unless it is a link that leads out of the folder.
    private func informationList(_ file: URL, of target: TargetDescription, _ remarks: inout [Remark]) -> Data? {
        let path = RelativePath.of(file, in: folder)
        guard RelativePath.isReallyInside(file, folder) else {
            remarks.append(Remark(.leftOut, path, "leads out of the project's folder"))
            return nil
        }
        let list = InformationList(file, ofApplication: target.name, module: target.module)
        if list.data == nil { remarks.append(Remark(.leftOut, path, "is no property list with values")) }
        return list.data
    }

    private func isTest(_ file: URL) -> Bool {
        RelativePath.of(file, in: folder).split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
    }
}
