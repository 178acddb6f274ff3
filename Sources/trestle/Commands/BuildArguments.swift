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

    /// Adapts the project, and prints the report if something is left out or needs a hand.
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
        return BuiltPackage(folder: folder, report: report, project: description, isFresh: isFresh)
    }

    /// Builds UIKit with what the package imports, and leaves out of the package what the compiler does not accept.
    func build(of package: BuiltPackage) throws -> PackageBuild {
        let library = try self.library.uikit(with: package.report.frameworks)
        let check = TypeCheck(package: package.folder, targets: package.project.targets, library: library)
        if package.isFresh {
            for module in try LibrariesMadeForLinux(check: check).restore() {
                Progress.say("\(module) is made for Linux too, and is taken as it is")
            }
        }
        let report = package.report
        if leaveOut || !report.leftOutFiles.isEmpty || report.allRemarks.contains(where: { $0.kind != .note }) {
            try leaveOutParts(of: package, check)
        }
        return PackageBuild(package.folder, with: library)
    }

    private func leaveOutParts(of package: BuiltPackage, _ check: TypeCheck) throws {
        let list = LeftOutList(of: package.folder)
        var places = list.read()
        if package.isFresh {
            let start = Date()
            places = try PartsThatDoNotCompile(check: check).leaveOut()
            try list.write(places)
            try LeftOutTypes(places).write(to: package.project.targets.map(check.folder))
            Progress.say("Looked for what does not compile", since: start)
        }
        guard !places.isEmpty else { return }
        let lines = places.prefix(Self.greatestCountOfLines).map { "  " + $0.text(in: package.project.folder) }
        let rest = places.count - lines.count
        Progress.note(
            (["Left out, because it does not compile on Linux:"] + lines + (rest > 0 ? ["  and \(rest) others"] : []))
                .joined(separator: "\n"))
    }
}
