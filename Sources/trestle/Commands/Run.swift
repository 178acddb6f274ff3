import ArgumentParser
import Foundation
import ProjectAdaptation

struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds an iOS project and starts its application.",
        discussion: """
            EXAMPLES
              trestle run Checklist
              trestle run Shop --target "Shop Demo"
              trestle run --web Checklist
              TRESTLE_HOST=headless trestle run Checklist -- -argument value

            Without an SDK the first run on a machine compiles UIKit, which takes some minutes; later ones, of any \
            project, use it.
            """)

    @OptionGroup var project: ProjectArguments
    @OptionGroup var building: BuildArguments

    @Flag(help: "Show the windows in a browser, at the address that is printed (docs/WEB.md).")
    var web = false

    @Argument(parsing: .postTerminator, help: "Arguments for the application, after --.")
    var arguments: [String] = []

    func run() throws {
        try Failure.handled {
            let package = try building.package(of: project, needsApplication: true)
            let name = try package.application(project.target)
            if web { setenv("TRESTLE_HOST", "web", 1) }
            // A session that is recorded has to go the same way again.
            if getenv("TRESTLE_RECORD") != nil || getenv("TRESTLE_RECORD_CRASH") != nil {
                setenv("SWIFT_DETERMINISTIC_HASHING", "1", 0)
            }
            guard Self.hasDisplay else {
                throw Failure(
                    "no window can appear, because neither DISPLAY nor WAYLAND_DISPLAY is set; `trestle run --web` "
                        + "shows it in a browser, `trestle pictures` photographs the application, and with "
                        + "TRESTLE_HOST=headless it runs without a window")
            }
            let build = try building.build(of: package, withTests: false)
            try build.build(product: name)
            try build.start(name, arguments)
        }
    }

    private static var hasDisplay: Bool {
        let environment = ProcessInfo.processInfo.environment
        return ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "TRESTLE_HOST"].contains {
            environment[$0]?.isEmpty == false
        }
    }
}
