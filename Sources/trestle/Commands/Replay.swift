import ArgumentParser
import Foundation
import ProjectAdaptation

struct Replay: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Replays a recorded session of an iOS application, and makes tests of it.",
        discussion: """
            EXAMPLES
              trestle replay session.trestle Checklist
              trestle replay session.trestle Checklist --test SessionTests.swift
              trestle replay session.trestle Checklist --ui-test SessionUITests.swift --film session.png

            TRESTLE_RECORD=session.trestle trestle run Checklist records a session. The application runs in memory, without a display, and gets the input of the session at the same times. Frames \
            whose pixels are recorded are compared; the exit code is 1 if one differs. docs/RECORDING.md says what is \
            recorded.
            """)

    @Argument(help: "The recording.", completion: .file())
    var recording: String

    @OptionGroup var project: ProjectArguments
    @OptionGroup var building: BuildArguments

    @Option(
        help: ArgumentHelp("Write a test with Swift Testing and UIKitTestDriver.", valueName: "file"),
        completion: .file(extensions: ["swift"]))
    var test: String?

    @Option(
        help: ArgumentHelp("Write a user interface test, which Xcode runs too.", valueName: "file"),
        completion: .file(extensions: ["swift"]))
    var uiTest: String?

    @Option(
        help: ArgumentHelp("Write what the window shows as an animated PNG.", valueName: "file"),
        completion: .file(extensions: ["png"]))
    var film: String?

    func run() throws {
        try Failure.handled {
            let environment = try RecordedEnvironment(file: recording)
            let package = try building.package(of: project, needsApplication: true, withPictures: true)
            guard package.hasPictures else {
                throw Failure("\(project.path) has no application that could be driven", code: 2)
            }
            let build = try building.build(of: package, withTests: false)
            try build.buildTests(of: package.report.name, onlyPictures: true)
            let folder = FileManager.default.temporaryDirectory.appending(path: "trestle-replay-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let status = try build.tourScreens(
                of: package.report.name,
                environment: environment.variables.merging([
                    "TRESTLE_REPLAY": URL(filePath: recording).standardizedFileURL.path,
                    "TRESTLE_REPLAY_RESULTS": folder.path, "TRESTLE_REPLAY_FILM": film == nil ? "0" : "1",
                    "TRESTLE_REPLAY_TESTS": test == nil && uiTest == nil ? "0" : "1",
                ]) { $1 })
            guard status == 0, let summary = try? String(contentsOf: folder.appending(path: "summary"), encoding: .utf8)
            else { throw Failure("the session was not replayed to its end; the messages of the application are above") }
            for (name, file) in [("test", test), ("ui-test", uiTest), ("film", film)] {
                if let file { try keep(folder.appending(path: name), as: file) }
            }
            print(summary, terminator: "")
            if FileManager.default.fileExists(atPath: folder.appending(path: "difference").path) { throw ExitCode(1) }
        }
    }

    /// Moves a result to where it is wanted. A file that is there is replaced when the whole result is.
    private func keep(_ result: URL, as file: String) throws {
        do {
            try Data(contentsOf: result).write(to: URL(filePath: file), options: .atomic)
        } catch {
            throw Failure("\(file) cannot be written: \(FileFailure.reason(error))", code: 2)
        }
    }
}
