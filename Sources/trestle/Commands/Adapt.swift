import ArgumentParser
import Foundation
import ProjectAdaptation

struct Adapt: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes a Swift package of an iOS project.",
        discussion: """
            EXAMPLES
              trestle adapt Checklist --into Checklist-linux
              trestle adapt Checklist.xcodeproj --target Checklist --check
              trestle adapt Checklist --library Pods/SnapKit

            The package has the project's applications, libraries and unit tests, with adapted copies of their source \
            and their resources. `swift run` and `swift test` build it. A later run writes only what has changed.
            """)

    @OptionGroup var project: ProjectArguments

    @Option(
        help: "The folder of the package. Default: the project's name with -linux, in the current folder.",
        completion: .directory)
    var into: String?

    @Flag(help: "Write nothing, only report. The exit code is 1 if something needs a hand.")
    var check = false

    func run() throws {
        try Failure.handled {
            let description = try project.read()
            let folder = URL(filePath: into ?? "\(description.name)-linux")
            let report = try project.adapt(description, into: check ? nil : folder)
            print(report.text, terminator: "")
            if check, report.openCount > 0 { throw ExitCode(1) }
        }
    }
}
