import Foundation

/// Takes the place of a view, a controller or a registered object in the archive of another object's state.
final class SavedReference: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    /// The key of the object's record; empty for an object that is not saved, since the archiver cannot put nil in the
    /// place of an object.
    let key: String

    init(_ key: String?) {
        self.key = key ?? ""
    }

    init?(coder: NSCoder) {
        guard let key = coder.decodeObject(forKey: "key") as? String else { return nil }
        self.key = key
    }

    func encode(with coder: NSCoder) { coder.encode(NSString(string: key), forKey: "key") }
}

/// Takes the place of an index path, which Foundation on Linux does not archive.
final class SavedIndexPath: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    let indexPath: IndexPath

    init(_ indexPath: IndexPath) {
        self.indexPath = indexPath
    }

    init?(coder: NSCoder) {
        guard let text = coder.decodeObject(forKey: "indexes") as? String else { return nil }
        indexPath = IndexPath(indexes: text.split(separator: " ").compactMap { Int($0) })
    }

    func encode(with coder: NSCoder) {
        coder.encode(NSString(string: indexPath.map(String.init).joined(separator: " ")), forKey: "indexes")
    }
}

/// Takes the place of a storyboard.
final class SavedStoryboard: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    let name: String
    let bundlePath: String?

    @MainActor init(_ storyboard: UIStoryboard) {
        name = storyboard.name
        bundlePath = storyboard.bundle?.bundlePath
    }

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(forKey: "name") as? String else { return nil }
        self.name = name
        bundlePath = coder.containsValue(forKey: "bundle") ? coder.decodeObject(forKey: "bundle") as? String : nil
    }

    func encode(with coder: NSCoder) {
        coder.encode(NSString(string: name), forKey: "name")
        if let bundlePath { coder.encode(NSString(string: bundlePath), forKey: "bundle") }
    }

    /// Nil if the file is no longer there.
    @MainActor var storyboard: UIStoryboard? {
        let file = try? NibFile.named(name, extension: "storyboard", in: bundlePath.flatMap(Bundle.init(path:)))
        return file.map { UIStoryboard($0, name: name) }
    }
}
