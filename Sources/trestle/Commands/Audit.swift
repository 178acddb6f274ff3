import ArgumentParser
import Foundation
import ProjectAdaptation

struct Audit: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Looks for accessibility issues on the first screens of an iOS application.",
        discussion: """
            EXAMPLES
              trestle audit Checklist
              trestle audit Checklist --screens 10 --dark

            The application runs in memory, without a display. The screens are those of `trestle pictures`. Each issue is \
            a line: the screen, the element, the kind of issue, and a sentence. The exit code is 1 if there is one.
            """)

    @OptionGroup var project: ProjectArguments
    @OptionGroup var building: BuildArguments
    @OptionGroup var tour: ScreenArguments

    func run() throws {
        try Failure.handled {
            let package = try building.package(of: project, needsApplication: true, withPictures: true)
            guard package.hasPictures else {
                throw Failure("\(project.path) has no application that could be audited", code: 2)
            }
            let build = try building.build(of: package, withTests: false)
            try build.buildTests(of: package.report.name, onlyPictures: true)
            let file = FileManager.default.temporaryDirectory.appending(path: "trestle-audit-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: file) }
            let status = try build.tourScreens(
                of: package.report.name, environment: tour.environment.merging(["TRESTLE_AUDIT": file.path]) { $1 })
            guard status == 0, let text = try? String(contentsOf: file, encoding: .utf8) else {
                throw Failure("the application ended before all screens were audited; its messages are above")
            }
            let lines = text.split(separator: "\n")
            guard !lines.isEmpty else { return print("No accessibility issues.") }
            for line in lines { print(line) }
            print(lines.count == 1 ? "1 accessibility issue." : "\(lines.count) accessibility issues.")
            throw ExitCode(1)
        }
    }
}
