import ArgumentParser
import Foundation
import ProjectAdaptation

/// The arguments of the commands that build.
struct BuildArguments: ParsableArguments {
    @Option(
        help: "The folder of the package. Default: a folder in the cache, for each project.", completion: .directory)
    var into: String?

    @OptionGroup var library: UIKitArguments

    /// Adapts the project, and prints the report if something is left out or needs a hand.
    func package(
        of project: ProjectArguments, needsApplication: Bool = false, withPictures: Bool = false
    ) throws -> BuiltPackage {
        let start = Date()
        let description = try project.read(needsApplication: needsApplication)
        let folder = into.map { URL(filePath: $0).standardizedFileURL } ?? project.cachedPackage(of: description)
        let report = try project.adapt(description, into: folder, withPictures: withPictures)
        // What has not changed was said before.
        let isFresh = report.targets.contains(where: \.isFresh)
        if isFresh,
            report.openCount > 0 || report.allRemarks.contains(where: { [.leftOut, .adjusted].contains($0.kind) })
        {
            Progress.note(report.text)
        }
        if isFresh { Progress.say("Adapted \(description.name)", since: start) }
        return BuiltPackage(folder: folder, report: report)
    }

    func uikit() throws -> UIKitLibrary { try library.uikit() }
}
