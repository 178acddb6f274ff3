import ArgumentParser
import Foundation

/// The argument that says where UIKit is built.
struct UIKitArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The build folder of Trestle, such as .build in its own folder. Default: a folder in the cache, for each version.",
            visibility: .hidden))
    var uikitBuild: String?

    /// Looks whether UIKit can be used with the compiler on the PATH.
    func check() throws { if uikitBuild == nil { try TrestleFolder.checkCompiler() } }

    /// UIKit with some frameworks: that of the SDK, else built now if it is not.
    func uikit(with frameworks: [String], for purpose: BuildPurpose = .development) throws -> UIKitLibrary {
        if let sdk = TrestleFolder.sdk, uikitBuild == nil { return try .of(sdk, for: purpose) }
        let folder = uikitBuild.map { URL(filePath: $0).standardizedFileURL } ?? Cache.buildFolder
        return try UIKitLibrary.built(in: folder, with: frameworks, for: purpose)
    }
}
