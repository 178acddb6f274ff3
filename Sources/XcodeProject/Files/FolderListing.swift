import Foundation

/// The files of a folder as Xcode 16 and XcodeGen take them: folders with contents of their own kind are one file.
public struct FolderListing {
    private static let sourceTypes: Set<String> = [
        "swift", "m", "mm", "c", "cc", "cpp", "s", "metal", "xcdatamodeld", "xcdatamodel",
    ]
    /// What belongs to a target without being in its product.
    private static let otherTypes: Set<String> = [
        "h", "hpp", "hh", "pch", "entitlements", "xcconfig", "md", "modulemap", "gpx", "xctestplan", "xcfilelist",
        "apns",
        "a", "dylib", "tbd", "framework", "xcframework",
    ]
    /// Folders that are one resource.
    private static let bundleTypes: Set<String> = [
        "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "xcstickers", "icon", "scnassets", "xcmappingmodel",
    ]
    private static let foreignTypes: Set<String> = [
        "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "docc",
    ]

    /// The files with their paths in the folder, sorted by path. Hidden files are none of them.
    public let entries: [(path: String, url: URL)]

    /// - Parameter explicitFolders: paths of further folders that are one file.
    public init(_ folder: URL, explicitFolders: Set<String> = []) {
        var found: [(String, URL)] = []
        let prefix = folder.standardizedFileURL.path + "/"
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
        while let file = (files?.nextObject() as? URL)?.standardizedFileURL {
            let path = String(file.path.dropFirst(prefix.count))
            let type = file.pathExtension.lowercased()
            if Self.foreignTypes.contains(type) || WrittenPackage.isAt(file) {
                files?.skipDescendants()
            } else if Self.bundleTypes.contains(type) || explicitFolders.contains(path) {
                files?.skipDescendants()
                found.append((path, file))
            } else if (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory != true {
                found.append((path, file))
            }
        }
        entries = found.sorted { $0.0 < $1.0 }
    }

    /// Whether a place is a file, or a folder that counts as one.
    static func isOneFile(_ place: URL) -> Bool {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
        return exists && (!isFolder.boolValue || bundleTypes.contains(place.pathExtension.lowercased()))
    }

    /// The build phase of a file by its type: `sources` or `resources`; nil for files that are not in a product.
    public static func phase(of file: URL) -> String? {
        let type = file.pathExtension.lowercased()
        if sourceTypes.contains(type) { return "sources" }
        return otherTypes.contains(type) ? nil : "resources"
    }
}
