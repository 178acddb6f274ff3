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
    ///
    /// - Parameter withInterfaceTests: whether the package has the user interface tests of the project.
    func package(
        of project: ProjectArguments, needsApplication: Bool = false, withPictures: Bool = false,
        withInterfaceTests: Bool = true
    ) throws -> BuiltPackage {
        let start = Date()
        // Said before a project is adapted in vain.
        try library.check()
        var description = try project.read(needsApplication: needsApplication)
        if !withInterfaceTests { description.targets.removeAll(where: \.drivesApplication) }
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
    ///
    /// - Parameters:
    ///   - withTests: whether the package's tests will be built.
    ///   - purpose: what the program is built for.
    func build(
        of package: BuiltPackage, withTests: Bool = true, for purpose: BuildPurpose = .development
    ) throws -> PackageBuild {
        let library = try self.library.uikit(with: package.report.frameworks, for: purpose)
        let check = TypeCheck(package: package.folder, targets: package.project.targets, library: library)
        if package.isFresh {
            let modules = try Progress.during { try LibrariesMadeForLinux(check: check, activity: $0).restore() }
            for module in modules { Progress.say("\(module) is made for Linux too, and is taken as it is") }
            for tests in [false, true] { LeftOutList(of: package.folder, tests: tests).remove() }
        }
        let report = package.report
        let isLeavingOut =
            leaveOut || !report.leftOutFiles.isEmpty || report.allRemarks.contains(where: { $0.kind != .note })
        if isLeavingOut {
            let list = LeftOutList(of: package.folder)
            let isKnown = list.isThere
            var places = try leaveOutParts(of: package, check.withoutTests, list)
            if withTests {
                let list = LeftOutList(of: package.folder, tests: true)
                // The modules that the tests import may be those of an earlier UIKit.
                if isKnown, !list.isThere { _ = try check.withoutTests.errors() }
                places += try leaveOutParts(of: package, check.ofTests, list)
            }
            note(places, in: package.project.folder)
        }
        return PackageBuild(check, of: package.project.folder, isLeavingOut: isLeavingOut)
    }

    /// The tests of a package that do not run.
    func leftOutTests(of package: BuiltPackage) -> LeftOutTests {
        let places = LeftOutList(of: package.folder, tests: true).read()
        return LeftOutTests(
            of: package.project.targets,
            in: { TypeCheck.folder(of: $0, in: package.folder) }, because: places.map { ($0.file, $0.part) })
    }

    private func leaveOutParts(
        of package: BuiltPackage, _ check: TypeCheck, _ list: LeftOutList
    ) throws -> [LeftOutPlace] {
        if list.isThere { return list.read() }
        guard !check.targets.isEmpty else { return [] }
        let start = Date()
        let places = try Progress.during { try PartsThatDoNotCompile(check: check, activity: $0).leaveOut() }
        try list.write(places)
        try LeftOutTypes(places).write(to: package.project.targets.map(check.folder))
        Progress.say("Looked for what does not compile", since: start)
        return places
    }

    private func note(_ places: [LeftOutPlace], in folder: URL) {
        guard !places.isEmpty else { return }
        let lines = places.prefix(Self.greatestCountOfLines).map { "  " + $0.text(in: folder) }
        let rest = places.count - lines.count
        Progress.note(
            (["Left out, because it does not compile on Linux:"] + lines + (rest > 0 ? ["  and \(rest) others"] : []))
                .joined(separator: "\n"))
    }
}
