import Foundation

/// The Swift files of a target in a package that was written.
public enum WrittenSources {
    /// The folder of a target's resources, directly in the target's own. No source is in it.
    static let resourceFolder = "Resources"

    /// Returns the paths of a target's Swift files, sorted, without those among its resources.
    ///
    /// - Parameter folder: the folder of the target.
    public static func paths(in folder: URL) -> [String] {
        let resources = folder.appending(path: resourceFolder).standardizedFileURL.path
        let contents = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var paths: [String] = []
        while let file = (contents?.nextObject() as? URL)?.standardizedFileURL {
            if file.path == resources {
                contents?.skipDescendants()
            } else if file.pathExtension == "swift" {
                paths.append(file.path)
            }
        }
        return paths.sorted()
    }

    /// Returns the folders of a source below that of the target. Those that would be among the resources get another name.
    static func folders(_ folders: [String]) -> [String] {
        guard folders.first == resourceFolder else { return folders }
        return ["\(resourceFolder)-Sources"] + folders.dropFirst()
    }
}
