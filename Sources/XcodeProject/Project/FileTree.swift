import Foundation

/// The groups and files of a project, with the places on disk that they stand for.
struct FileTree {
    private let objects: ProjectObjects
    /// What `SOURCE_ROOT` means.
    private let root: URL
    private var folders: [String: URL] = [:]

    /// Walks the main group once. A group that contains itself is entered once.
    init(_ objects: ProjectObjects, root: URL) {
        self.objects = objects
        self.root = root
        guard let main = objects[objects.root["mainGroup"]] else { return }
        var open = [(main, root)]
        while let (object, parent) = open.popLast() {
            guard folders[object.id] == nil else { continue }
            let place = Self.place(of: object, in: parent, root: root)
            folders[object.id] = place
            // Variants of a localized file and versions of a model have paths relative to the group, too.
            for child in objects.objects("children", of: object) { open.append((child, place ?? parent)) }
        }
    }

    /// Returns the place of a file or group on disk; nil for products and for what belongs to the system's kits.
    func url(of object: ProjectObjects.Object) -> URL? {
        folders[object.id] ?? Self.place(of: object, in: root, root: root)
    }

    /// Returns the files that a build file stands for: the file itself, or the variants of a localized one.
    func files(of object: ProjectObjects.Object) -> [URL] {
        guard object.isa == "PBXVariantGroup" else { return url(of: object).map { [$0] } ?? [] }
        return objects.objects("children", of: object).compactMap(url)
    }

    private static func place(of object: ProjectObjects.Object, in parent: URL, root: URL) -> URL? {
        let path = object["path"]
        switch object["sourceTree"] ?? "<group>" {
        case "<group>":
            // A group without a path is a name in Xcode only.
            return path.map { parent.appending(path: $0).standardizedFileURL } ?? parent
        case "SOURCE_ROOT": return root.appending(path: path ?? "").standardizedFileURL
        case "<absolute>": return path.map { URL(filePath: $0).standardizedFileURL }
        default: return nil
        }
    }
}
