import ArgumentParser
import Foundation
import ProjectAdaptation

struct Pictures: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Photographs the first screens of an iOS application.",
        discussion: """
            EXAMPLES
              trestle pictures Checklist --out shots
              trestle pictures Checklist --screens 6 --dark --size 320x568

            The application runs in memory, without a display. The first picture is what it shows at its start. The \
            others show its tabs, and what a tap on each row of the first screen leads to.
            """)

    @OptionGroup var project: ProjectArguments
    @OptionGroup var building: BuildArguments
    @OptionGroup var tour: ScreenArguments

    @Option(help: "The folder for the pictures. Files of earlier runs are replaced.", completion: .directory)
    var out = "pictures"

    func run() throws {
        try Failure.handled {
            let package = try building.package(of: project, needsApplication: true, withPictures: true)
            guard package.hasPictures else {
                throw Failure("\(project.path) has no application that could be photographed", code: 2)
            }
            let build = try building.build(of: package, withTests: false)
            try build.buildTests(of: package.report.name, onlyPictures: true)
            let folder = URL(filePath: out).standardizedFileURL
            do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
                throw Failure("\(folder.path) cannot be written: \(FileFailure.reason(error))", code: 2)
            }
            let status = try build.tourScreens(
                of: package.report.name,
                environment: tour.environment.merging(["TRESTLE_PICTURES": folder.path]) { $1 })
            guard status == 0 else {
                throw Failure(
                    "the application ended; its messages are above, and pictures until then in \(folder.path)")
            }
            print("The pictures are in \(folder.path).")
        }
    }
}
