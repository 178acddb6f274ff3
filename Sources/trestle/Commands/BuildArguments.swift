import ArgumentParser
import Foundation
import ProjectAdaptation

/// The arguments of the commands that build.
struct BuildArguments: ParsableArguments {
    @Option(
        help: "The folder of the package. Default: a folder in the cache, for each project.", completion: .directory)
    var into: String?

    @Flag(
        help: """
            Leave out what does not compile, part by part. Without the option this is done only in projects that use \
            modules that Linux lacks.
            """)
    var leaveOut = false

    @OptionGroup var library: UIKitArguments

    /// At most so many parts that are left out are printed one by one.
    private static let greatestCountOfLines = 25

    /// Adapts the project, prints the report if something is left out or needs a hand, and leaves out what the compiler
    /// does not accept.
    func package(
        of project: ProjectArguments, needsApplication: Bool = false, withPictures: Bool = false
    ) throws -> BuiltPackage {
        let start = Date()
        let description = try project.read(needsApplication: needsApplication)
        let folder = into.map { URL(filePath: $0).standardizedFileURL } ?? project.cachedPackage(of: description)
        let report = try project.adapt(description, into: folder, withPictures: withPictures, leavingOut: .parts)
        // What has not changed was said before.
        let isFresh = report.targets.contains(where: \.isFresh)
        if isFresh,
            report.openCount > 0 || report.allRemarks.contains(where: { [.leftOut, .adjusted].contains($0.kind) })
        {
            Progress.note(report.text)
        }
        if isFresh { Progress.say("Adapted \(description.name)", since: start) }
        if isFresh {
            let check = TypeCheck(package: folder, targets: description.targets, library: try uikit())
            for module in try LibrariesMadeForLinux(check: check).restore() {
                Progress.say("\(module) is made for Linux too, and is taken as it is")
            }
        }
        if leaveOut || !report.leftOutFiles.isEmpty || !report.allRemarks.allSatisfy({ $0.kind != .leftOut }) {
            try leaveOutParts(of: description, in: folder, isFresh: isFresh)
        }
        return BuiltPackage(folder: folder, report: report)
    }

    private func leaveOutParts(of project: ProjectDescription, in folder: URL, isFresh: Bool) throws {
        let list = LeftOutList(of: folder)
        var places = list.read()
        if isFresh {
            let start = Date()
            let check = TypeCheck(package: folder, targets: project.targets, library: try uikit())
            places = try PartsThatDoNotCompile(check: check).leaveOut()
            try list.write(places)
            Progress.say("Looked for what does not compile", since: start)
        }
        guard !places.isEmpty else { return }
        let lines = places.prefix(Self.greatestCountOfLines).map { "  " + $0.text(in: project.folder) }
        let rest = places.count - lines.count
        Progress.note(
            (["Left out, because it does not compile on Linux:"] + lines + (rest > 0 ? ["  and \(rest) others"] : []))
                .joined(separator: "\n"))
    }

    func uikit() throws -> UIKitLibrary { try library.uikit() }
}
