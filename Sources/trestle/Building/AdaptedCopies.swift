import Foundation
import ProjectAdaptation
import SourceAdapter

/// The Swift files of a target in an adapted package.
struct AdaptedCopies {
    /// The files by the path of the original.
    let byOriginal: [String: URL]

    /// - Parameter folder: the folder of the target.
    init(in folder: URL) {
        byOriginal = WrittenSources.paths(in: folder).reduce(into: [:]) { copies, path in
            guard let text = try? String(contentsOfFile: path, encoding: .utf8),
                let original = SourceLocationLine.path(in: text)
            else { return }
            copies[original] = URL(filePath: path)
        }
    }
}
