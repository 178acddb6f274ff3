import Foundation

/// Where tests leave files.
enum ArtifactsFolder {
    /// The folder that `TRESTLE_ARTIFACTS` names, or `build` in the current folder, which for `swift test` is the
    /// package's.
    static var path: String {
        let chosen = ProcessInfo.processInfo.environment["TRESTLE_ARTIFACTS"] ?? ""
        return chosen.isEmpty ? "build" : chosen
    }
}
