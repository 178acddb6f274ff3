import ArgumentParser
import Foundation

/// The argument that says where UIKit is built.
struct UIKitArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The build folder of Trestle, such as .build in its own folder. Default: a folder in the cache, for each version.",
            visibility: .hidden))
    var uikitBuild: String?

    /// UIKit, built now if it is not.
    func uikit() throws -> UIKitLibrary {
        try UIKitLibrary.built(in: uikitBuild.map { URL(filePath: $0).standardizedFileURL } ?? Cache.buildFolder)
    }
}
