import ArgumentParser
import Foundation

struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds an iOS project and runs its unit tests and user interface tests.",
        discussion: """
            EXAMPLES
              trestle test Checklist
              trestle test Checklist --filter 'RowTests.*delete'
              trestle test Checklist --no-ui

            User interface tests run without a display, in a process of their own, after the unit tests.

            A test that crashes has failed, and the others run in a new process. The last line says how many tests \
            passed, failed and are left out. It is a failure if no test runs.
            """)

    @OptionGroup var project: ProjectArguments
    @OptionGroup var building: BuildArguments

    @Option(help: "Run only tests whose names match this regular expression.")
    var filter: String?

    @Flag(inversion: .prefixedNo, help: "Build and run user interface tests, if there are any.")
    var ui = true

    func validate() throws {
        if let filter, (try? Regex(filter)) == nil { throw ValidationError("--filter is a regular expression.") }
    }

    func run() throws {
        try Failure.handled {
            let package = try building.package(of: project, withInterfaceTests: ui)
            guard package.hasTests else {
                let others = ui ? " and no user interface tests" : ""
                throw Failure("\(project.path) has no unit tests\(others)", code: 2)
            }
            let build = try building.build(of: package)
            try build.buildTests(of: package.report.name)
            let leftOut = building.leftOutTests(of: package)
            let program = build.tests(
                of: package.report.name, filter: filter, emptied: leftOut.emptied, interface: package.interfaceTests)
            let outcomes = try program.run(usesSwiftTesting: package.usesSwiftTesting)
            package.interfaceTests.noteSnapshots()
            for name in outcomes.failed { Progress.say("failed: \(name)") }
            for test in leftOut.tests { Progress.say("left out: \(test.name): \(test.reason)") }
            FileHandle.standardOutput.write(Data((outcomes.summary(leftOut: leftOut) + "\n").utf8))
            if outcomes.count == 0 {
                let filtered = filter.map { " of those that match \($0)" } ?? ""
                let reason = leftOut.tests.isEmpty ? "" : ": \(leftOut.tests.count) are left out, \(leftOut.reasons)"
                throw Failure("no test has run\(filtered)\(reason)")
            }
            if !outcomes.failed.isEmpty { throw ExitCode(1) }
        }
    }
}
