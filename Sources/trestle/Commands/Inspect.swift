import ArgumentParser
import Foundation
import InspectionSocket
import ProjectAdaptation

struct Inspect: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints what an application shows, and why: views, constraints, tables, gestures.",
        discussion: """
            EXAMPLES
              trestle inspect Checklist               run the project without a display, print its first screen
              trestle inspect Checklist --json
              TRESTLE_INSPECT=1 trestle run Checklist & trestle inspect $!
              trestle inspect 4711                    look into the running process 4711
              trestle inspect 4711 --only tables,gestures
              trestle inspect 4711 --find title       the views that match, with their constraints
              trestle inspect 4711 --touch 100,250    where a touch there would go

            A running application answers only if it was started with TRESTLE_INSPECT=1, and only its own user.
            """)

    @OptionGroup var project: ProjectArguments
    @OptionGroup var building: BuildArguments
    @OptionGroup var screen: ScreenArguments
    @OptionGroup var inspection: InspectionArguments

    func run() throws {
        try Failure.handled {
            let request = try inspection.request()
            print(try process.map { try Self.answer(of: $0, to: request) } ?? answerOfProject(to: request))
        }
    }

    /// The process that is meant; nil for a project.
    private var process: Int32? {
        FileManager.default.fileExists(atPath: project.path) ? nil : Int32(project.path)
    }

    private static func answer(of process: Int32, to request: String) throws -> String {
        let path = InspectionSocketPath.path(ofProcess: process, environment: ProcessInfo.processInfo.environment)
        guard FileManager.default.fileExists(atPath: path) else {
            throw Failure(
                kill(process, 0) == 0 || errno == EPERM
                    ? "process \(process) does not listen: start it with TRESTLE_INSPECT=1"
                    : "there is no process \(process)",
                code: 2)
        }
        do {
            return try InspectionClient.ask(path: path, request)
        } catch let error as InspectionSocketError {
            throw Failure("\(error)")
        }
    }

    private func answerOfProject(to request: String) throws -> String {
        let package = try building.package(of: project, needsApplication: true, withPictures: true)
        guard package.hasPictures else {
            throw Failure("\(project.path) has no application that could be inspected", code: 2)
        }
        let build = try building.build(of: package, withTests: false)
        try build.buildTests(of: package.report.name, onlyPictures: true)
        let file = FileManager.default.temporaryDirectory.appending(path: "trestle-inspect-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let variables = ["TRESTLE_INSPECTION": request, "TRESTLE_INSPECTION_FILE": file.path]
        let status = try build.tourScreens(
            of: package.report.name, environment: screen.environment.merging(variables) { $1 })
        guard status == 0, let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw Failure("the application ended before it was inspected; its messages are above")
        }
        return text
    }
}
