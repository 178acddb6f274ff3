import ArgumentParser
import Foundation
import ProjectAdaptation

struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Begins an application with a table and a test.",
        discussion: """
            EXAMPLES
              trestle new Notes
              trestle run Notes
              trestle test Notes

            The folder is a Swift package, ready for `swift run` and `swift test` too; without an SDK these compile \
            UIKit and swift-syntax in its folder, which takes some minutes. Put source and resources into \
            Sources/NAME/iOS.
            """)

    @Argument(help: "The name of the application, and of its folder in the current one.")
    var name: String

    func run() throws {
        try Failure.handled {
            do {
                try NewProject(name, trestle: TrestleFolder.url).write(to: URL(filePath: name))
            } catch {
                throw Failure(FileFailure.reason(error), code: 2)
            }
            print("\(name) is ready:\n  trestle run \(name)\n  trestle test \(name)")
        }
    }
}
