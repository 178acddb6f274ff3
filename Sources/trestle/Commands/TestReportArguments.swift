import ArgumentParser
import Foundation
import ProjectAdaptation

/// The arguments that say what continuous integration gets of a run of tests.
struct TestReportArguments: ParsableArguments {
    @Option(
        help: "Write the results of all tests into this file, as JUnit XML.", completion: .file(extensions: ["xml"]))
    var junit: String?

    @Option(
        help: "Collect in this folder what failing tests leave: pictures of failed comparisons, and attachments.",
        completion: .directory)
    var artifacts: String?

    @Flag(
        inversion: .prefixedNo,
        help: "Print failures as annotations of GitHub Actions. Default: whether GITHUB_ACTIONS is set.")
    var github: Bool?

    /// Whether failures are annotated.
    private var isAnnotating: Bool {
        github ?? !["", "false"].contains(ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] ?? "")
    }

    /// Whether more is asked for than what tests print.
    var isReporting: Bool { junit != nil || isAnnotating }

    var folder: URL? { artifacts.map { URL(filePath: $0).standardizedFileURL } }

    /// The folder for the attachments of Swift Testing.
    var attachments: URL? { folder?.appending(path: "attachments") }

    /// Where the tests leave pictures: those of UIKitTestDriver, and those of SnapshotTesting.
    var environment: [String: String] {
        guard let folder else { return [:] }
        return ["TRESTLE_ARTIFACTS": folder.path, "SNAPSHOT_ARTIFACTS": folder.appending(path: "snapshots").path]
    }

    /// Makes the folders, and removes the results of an earlier run: nobody shall take them for those of this one.
    func prepare() throws {
        if let artifacts, let attachments {
            try Self.writing(artifacts) {
                try FileManager.default.createDirectory(at: attachments, withIntermediateDirectories: true)
            }
        }
        guard let junit else { return }
        let file = URL(filePath: junit).standardizedFileURL
        try Self.writing(junit) {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
            try FileManager.default.removeItem(at: file)
        }
    }

    /// Names the place if it cannot be written.
    private static func writing(_ place: String, _ work: () throws -> Void) throws {
        do { try work() } catch {
            throw Failure("\(place) cannot be written: \(FileFailure.reason(error))", code: 2)
        }
    }

    /// Writes the report and prints the annotations.
    ///
    /// - Parameter shard: the part of the tests that ran. What is left out belongs to the first part's report.
    func report(
        _ outcomes: TestOutcomes, of project: ProjectDescription, leftOut: LeftOutTests, shard: TestShard?,
        since start: Date
    ) throws {
        let paths = RepositoryPaths(containing: project.folder)
        if let junit {
            let isFirst = (shard?.index ?? 1) == 1
            let report = JUnitReport(
                outcomes, of: project.name, leftOut: isFirst ? leftOut.tests : [], in: paths, date: start,
                artifacts: folder)
            try Self.writing(junit) { try Data(report.text.utf8).write(to: URL(filePath: junit)) }
        }
        if isAnnotating {
            let lines = GitHubAnnotations(outcomes, leftOut: leftOut, in: paths).lines
            FileHandle.standardOutput.write(Data(lines.map { $0 + "\n" }.joined().utf8))
        }
    }
}

extension TestShard: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
