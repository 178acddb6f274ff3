import ArgumentParser
import Foundation
import ProjectAdaptation
import XcodeProject

struct Survey: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Adapts and type-checks all projects of a folder, and ranks what they lack.",
        discussion: """
            EXAMPLES
              trestle survey Checkouts
              trestle survey Checkouts --only Checklist --errors

            Nothing is downloaded without --download. Prints a line for each folder in the folder: files, files that are incomplete on Linux, \
            parts of them that are left out, errors and their most frequent causes. Then it prints the causes of errors \
            with the number of projects that have them.
            """)

    @Argument(help: "A folder of checkouts, one project in each.", completion: .directory)
    var folder: String

    @Option(
        parsing: .singleValue,
        help: "Only projects whose folder's name contains this text. May be given several times.")
    var only: [String] = []

    @Option(
        parsing: .singleValue,
        help: "The folder of a library that projects import, such as a pod. May be given several times.",
        completion: .directory)
    var library: [String] = []

    @Flag(help: "Download packages and pods that a project names and does not contain, as the other commands do.")
    var download = false

    @Flag(help: "Print every error too.")
    var errors = false

    @Flag(help: "Leave nothing out: only look which projects compile as they are, which is faster.")
    var asTheyAre = false

    @OptionGroup var building: UIKitArguments

    func run() throws {
        try Failure.handled {
            // A wrong folder is said at once: UIKit may take minutes.
            let names = try projectNames()
            try building.check()
            let uikit = try building.uikit(with: ["all"])
            let results = SurveyResults(count: names.count)
            DispatchQueue.concurrentPerform(iterations: names.count) { index in
                let project = survey(names[index], uikit)
                results.set(index, project)
                Progress.say("\(project.name): \(project.failure ?? "\(project.errors.count) errors")")
            }
            if errors { results.all.forEach(list) }
            print(SurveyReport(results.all).text, terminator: "")
        }
    }

    private func projectNames() throws -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder).filter { name in
            var isFolder: ObjCBool = false
            let place = URL(filePath: folder).appending(path: name)
            return FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) && isFolder.boolValue
                && !name.hasPrefix(".") && !WrittenPackage.isAt(place)
                && (only.isEmpty || only.contains { name.contains($0) })
        }
        guard let names else { throw Failure("\(folder) is no folder that can be read", code: 2) }
        guard !names.isEmpty else { throw Failure("\(folder) has no folders to survey", code: 2) }
        return names.sorted()
    }

    private func survey(_ name: String, _ uikit: UIKitLibrary) -> SurveyedProject {
        var result = SurveyedProject(name: name)
        let path = URL(filePath: folder).appending(path: name).standardizedFileURL
        do {
            var project = try ProjectReader.read(path.path)
            for folder in library { try LibrarySearch.add(folder, to: &project) }
            LibrarySearch.addCopies(
                to: &project, downloads: download ? .inCache { _ in } : nil)
            let package = Cache.folder.appending(path: "survey/\(name)-\(Cache.key(of: path.path))")
            let adapter = ProjectAdapter(
                project, trestle: TrestleFolder.url, version: TrestleFolder.adapterVersion,
                leavingOut: .parts)
            let report = try adapter.adapt(into: package)
            result.sourceCount = report.targets.reduce(0) { $0 + $1.sourceCount }
            result.missingCount = report.leftOutFiles.count
            let check = TypeCheck(package: package, targets: project.targets, library: uikit)
            _ = try LibrariesMadeForLinux(check: check).restore()
            result.errors = try check.errors()
            result.hasErrors = !result.errors.isEmpty
            if asTheyAre { return result }
            let places = result.errors.isEmpty ? [] : try PartsThatDoNotCompile(check: check).leaveOut()
            result.leftOutCount = places.count
            result.incompleteCount = Set(places.map(\.file)).count
            if errors { places.forEach { Progress.note("\(name): left out: \($0.text(in: path))") } }
            if !result.errors.isEmpty { result.hasErrors = try !check.errors().isEmpty }
            let leftOut = LeftOutTests(
                of: project.targets, in: check.folder, because: places.map { ($0.file, $0.part) })
            result.hasLostAllTests = leftOut.isAll
        } catch {
            result.failure = "\(error)".split(separator: "\n").first.map(String.init) ?? "cannot be read"
        }
        return result
    }

    private func list(_ project: SurveyedProject) {
        for error in project.errors {
            print("\(project.name): \(error.file.map { "\($0):\(error.line): " } ?? "")\(error.message)")
        }
    }
}

/// What the threads of a survey have found.
// Sound: the projects are used under the lock only.
private final class SurveyResults: @unchecked Sendable {
    private var projects: [SurveyedProject?]
    private let lock = NSLock()

    init(count: Int) { projects = Array(repeating: nil, count: count) }

    func set(_ index: Int, _ project: SurveyedProject) { lock.withLock { projects[index] = project } }

    var all: [SurveyedProject] { lock.withLock { projects.compactMap { $0 } } }
}
