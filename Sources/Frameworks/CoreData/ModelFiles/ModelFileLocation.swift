import Foundation

/// Finds the files of models.
///
/// Xcode compiles `Model.xcdatamodeld` to `Model.momd`. On Linux the source folder is copied under that name, or
/// unchanged: both names are found under either address.
enum ModelFileLocation {
    /// Returns the `contents` file of a model, in its current version.
    static func contents(of url: URL) -> URL? {
        for candidate in spellings(of: url) {
            if isFolder(candidate) {
                if let file = contents(ofFolder: candidate) { return file }
            } else if FileManager.default.fileExists(atPath: candidate.path) {
                return candidate
            }
        }
        return nil
    }

    private static func contents(ofFolder folder: URL) -> URL? {
        let file = folder.appendingPathComponent("contents")
        if FileManager.default.fileExists(atPath: file.path) { return file }
        return currentVersion(in: folder).map { $0.appendingPathComponent("contents") }
    }

    private static func spellings(of url: URL) -> [URL] {
        let base = url.deletingPathExtension()
        let parent = url.deletingLastPathComponent()
        switch url.pathExtension {
        case "momd": return [url, base.appendingPathExtension("xcdatamodeld")]
        case "xcdatamodeld": return [url, base.appendingPathExtension("momd")]
        case "mom", "xcdatamodel":
            let name = base.lastPathComponent
            return spellings(of: parent).flatMap { folder in
                ["mom", "xcdatamodel"].map { folder.appendingPathComponent("\(name).\($0)") }
            }
        default: return [url]
        }
    }

    /// Returns the version that `.xccurrentversion` names; without that file the last one by name.
    private static func currentVersion(in folder: URL) -> URL? {
        let versions = versions(ofFolder: folder)
        let record = folder.appendingPathComponent(".xccurrentversion")
        if let data = try? Data(contentsOf: record),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let name = list["_XCCurrentVersionName"] as? String,
            let version = versions.first(where: {
                $0.deletingPathExtension().lastPathComponent == (name as NSString).deletingPathExtension
            })
        {
            return version
        }
        return versions.last
    }

    private static func versions(ofFolder folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { ["xcdatamodel", "mom"].contains(($0 as NSString).pathExtension) }.sorted()
            .map { folder.appendingPathComponent($0) }.filter(isFolder)
    }

    /// Returns the models of the bundles, each once.
    static func models(in bundles: [Bundle]) -> [URL] {
        bundles.flatMap { bundle -> [URL] in
            guard let folder = bundle.resourceURL else { return [] }
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            var known: Set<String> = []
            return names.filter { name in
                let (base, kind) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
                return ["momd", "xcdatamodeld", "mom", "xcdatamodel"].contains(kind) && known.insert(base).inserted
            }.map { folder.appendingPathComponent($0) }
        }
    }

    /// Returns all versions of all models of the bundles.
    static func versions(in bundles: [Bundle]) -> [URL] {
        models(in: bundles).flatMap { model in
            ["momd", "xcdatamodeld"].contains(model.pathExtension) ? versions(ofFolder: model) : [model]
        }
    }

    /// Returns the model with this name in the main bundle, or in another bundle that was loaded.
    static func model(named name: String) -> URL? {
        let bundles = [.main] + Bundle.allBundles
        for bundle in bundles {
            for kind in ["momd", "xcdatamodeld", "mom", "xcdatamodel"] {
                if let url = bundle.url(forResource: name, withExtension: kind) { return url }
                if let url = bundle.resourceURL?.appendingPathComponent("\(name).\(kind)"), isFolder(url) { return url }
            }
        }
        return nil
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
