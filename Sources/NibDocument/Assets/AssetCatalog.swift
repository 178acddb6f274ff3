import Foundation

/// The assets of an `.xcassets` folder. Listing the folder reads no `Contents.json` of an asset: each is read when the
/// asset is requested.
package struct AssetCatalog: Sendable {
    package let path: String
    /// The paths of the assets' folders by kind (`imageset`) and name. Folders that provide a namespace are parts of
    /// the names: `Icons/star`.
    package private(set) var assets: [String: [String: String]] = [:]
    /// Assets with a name that another one of the same kind has too; the first one is used.
    package private(set) var problems: [NibDecodingError] = []

    /// - Throws: ``NibDecodingError`` for a folder that cannot be listed, and for a `Contents.json` of a group that
    ///   cannot be read.
    package init(path: String) throws {
        self.path = path
        try add(path, namespace: "", depth: 0)
    }

    package func image(_ name: String) throws -> ImageAsset? {
        try asset("imageset", name).map { try AssetReader(folder: $0, name: name).image() }
    }

    package func color(_ name: String) throws -> ColorAsset? {
        try asset("colorset", name).map { try AssetReader(folder: $0, name: name).color() }
    }

    package func data(_ name: String) throws -> DataAsset? {
        try asset("dataset", name).map { try AssetReader(folder: $0, name: name).data() }
    }

    /// Returns the icon of the application: the one of the name that Xcode gives, else the first; nil if there is none.
    package func applicationIcon() throws -> IconAsset? {
        let icons = assets["appiconset"] ?? [:]
        guard let name = icons["AppIcon"] == nil ? icons.keys.min() : "AppIcon", let folder = icons[name] else {
            return nil
        }
        return try AssetReader(folder: folder, name: name).icon()
    }

    package func names(of kind: String) -> [String] { (assets[kind] ?? [:]).keys.sorted() }

    private func asset(_ kind: String, _ name: String) throws -> String? { assets[kind]?[name] }

    private mutating func add(_ folder: String, namespace: String, depth: Int) throws {
        guard depth < 32 else {
            throw NibDecodingError(NibLocation(file: folder, line: 1), "folders are nested more than 32 deep")
        }
        guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw NibDecodingError(NibLocation(file: folder, line: 1), "the folder cannot be listed")
        }
        for file in files.sorted() {
            let path = folder + "/" + file
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                continue
            }
            let kind = (file as NSString).pathExtension
            if kind.isEmpty {
                let isNamespace = try AssetReader(folder: path, name: file).providesNamespace()
                try add(path, namespace: isNamespace ? namespace + file + "/" : namespace, depth: depth + 1)
            } else {
                enter(path, kind: kind, name: namespace + (file as NSString).deletingPathExtension)
            }
        }
    }

    private mutating func enter(_ path: String, kind: String, name: String) {
        if let first = assets[kind]?[name] {
            problems.append(
                NibDecodingError(
                    NibLocation(file: path, line: 1), "the \(kind) \(name) is also in \(first), which is used"))
        } else {
            assets[kind, default: [:]][name] = path
        }
    }
}
