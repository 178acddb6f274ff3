import ArgumentParser
import Foundation
import ProjectAdaptation

/// The arguments that say which project is meant, and where its package goes.
struct ProjectArguments: ParsableArguments {
    @Argument(help: "The project: an .xcodeproj, an .xcworkspace, or the folder of a project.", completion: .directory)
    var path = "."

    @Option(help: "The only target to adapt, besides those that it needs and its tests.")
    var target: String?

    @Option(
        parsing: .singleValue,
        help: "The folder of a library that the project imports, such as a pod. May be given several times.",
        completion: .directory)
    var library: [String] = []

    @Flag(
        help: """
            Download nothing. Without the option, packages and pods that the project names and does not contain are \
            downloaded. The environment variable TRESTLE_OFFLINE has the same effect.
            """)
    var offline = false

    /// Reads the project, with the application of its example if it has none and needs one.
    func read(needsApplication: Bool = false) throws -> ProjectDescription {
        do {
            var project = try ProjectReader.read(path, target: target, needsApplication: needsApplication)
            for folder in library { try LibrarySearch.add(folder, to: &project) }
            LibrarySearch.addCopies(to: &project, downloads: downloads)
            return project
        } catch {
            throw Failure(FileFailure.reason(error), code: 2)
        }
    }

    private var downloads: LibraryCheckouts? {
        guard !offline, ProcessInfo.processInfo.environment["TRESTLE_OFFLINE"] == nil else { return nil }
        return .inCache { Progress.say("Downloading \($0)") }
    }

    /// Adapts the project into a folder, and shows what is done meanwhile.
    func adapt(
        _ project: ProjectDescription, into folder: URL?, withPictures: Bool = false, leavingOut: LeavingOut = .files
    ) throws -> AdaptationReport {
        let adapter = ProjectAdapter(
            project, trestle: TrestleFolder.url, version: TrestleFolder.adapterVersion, hasPictures: withPictures,
            leavingOut: leavingOut)
        do {
            return try Progress.during { activity in
                try adapter.adapt(into: folder) { target in
                    Progress.say("Adapting \(target)")
                    activity.now("Adapting \(target)")
                }
            }
        } catch {
            throw Failure(FileFailure.reason(error), code: 2)
        }
    }

    /// The folder of the package when no option names one. A library has another one with the application of its
    /// example, so that commands with and without it do not write the package anew by turns.
    func cachedPackage(of project: ProjectDescription) -> URL {
        let place = URL(filePath: path).standardizedFileURL.path
        let suffix = project.hasApplicationOfExample ? "-example" : ""
        return Cache.folder.appending(path: "projects/\(project.name)-\(Cache.key(of: place))\(suffix)")
    }
}

/// Ends the command with a message and an exit code.
struct Failure: Error, CustomStringConvertible {
    let description: String
    let code: Int32

    init(_ description: String, code: Int32 = 1) {
        self.description = description
        self.code = code
    }
}
