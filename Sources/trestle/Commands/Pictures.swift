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

    @Option(help: "The folder for the pictures. Files of earlier runs are replaced.", completion: .directory)
    var out = "pictures"

    @Option(help: "The greatest number of pictures.")
    var screens = 4

    @Flag(help: "Dark appearance.")
    var dark = false

    @Flag(help: "From right to left.")
    var rtl = false

    @Option(help: "Width and height of the screen in points.")
    var size = "390x844"

    func validate() throws {
        guard (1...100).contains(screens) else { throw ValidationError("--screens is a number from 1 to 100.") }
        let sides = size.split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2, sides.allSatisfy({ (100...4000).contains($0) }) else {
            throw ValidationError("--size is a width and a height in points, such as 390x844.")
        }
    }

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
            let status = try build.photograph(
                of: package.report.name,
                environment: [
                    "TRESTLE_PICTURES": folder.path, "TRESTLE_SCREENS": "\(screens)", "TRESTLE_SIZE": size,
                    "TRESTLE_APPEARANCE": dark ? "dark" : "light",
                    "TRESTLE_DIRECTION": rtl ? "rtl" : "ltr",
                ])
            guard status == 0 else {
                throw Failure(
                    "the application ended; its messages are above, and pictures until then in \(folder.path)")
            }
            print("The pictures are in \(folder.path).")
        }
    }
}
