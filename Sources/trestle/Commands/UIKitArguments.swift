import ArgumentParser
import Foundation

/// The argument that says where UIKit is built.
struct UIKitArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The build folder of Trestle, such as .build in its own folder. Default: a folder in the cache, for each version.",
            visibility: .hidden))
    var uikitBuild: String?

    /// UIKit with some frameworks, built now if it is not.
    func uikit(with frameworks: [String], for purpose: BuildPurpose = .development) throws -> UIKitLibrary {
        let folder = uikitBuild.map { URL(filePath: $0).standardizedFileURL } ?? Cache.buildFolder
        return try UIKitLibrary.built(in: folder, with: frameworks, for: purpose)
    }
}
