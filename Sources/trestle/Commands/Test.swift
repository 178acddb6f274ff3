import ArgumentParser
import Foundation

struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds an iOS project and runs its unit tests.",
        discussion: """
            EXAMPLES
              trestle test Checklist
              trestle test Checklist --filter 'RowTests.*delete'
            """)

    @OptionGroup var project: ProjectArguments
    @OptionGroup var building: BuildArguments

    @Option(help: "Run only tests whose names match this regular expression.")
    var filter: String?

    func run() throws {
        try Failure.handled {
            let package = try building.package(of: project)
            guard package.hasTests else { throw Failure("\(project.path) has no unit tests", code: 2) }
            let build = try building.build(of: package)
            try build.buildTests(of: package.report.name)
            throw ExitCode(try build.test(filter: filter))
        }
    }
}
