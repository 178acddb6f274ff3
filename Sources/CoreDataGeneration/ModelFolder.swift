import Foundation

/// Finds the current version of a model.
enum ModelFolder {
    /// Returns the `contents` file of an `.xcdatamodeld` folder's current version, or of an `.xcdatamodel` folder.
    static func contents(of folder: URL) throws -> URL {
        let file = folder.appendingPathComponent("contents")
        if FileManager.default.fileExists(atPath: file.path) { return file }
        guard let version = currentVersion(in: folder) else {
            throw GeneratorError(message: "\(folder.lastPathComponent) contains no model")
        }
        return version.appendingPathComponent("contents")
    }

    /// Returns the version that `.xccurrentversion` names; without that file the last one by name.
    private static func currentVersion(in folder: URL) -> URL? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        let record = folder.appendingPathComponent(".xccurrentversion")
        if let data = try? Data(contentsOf: record),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let name = list["_XCCurrentVersionName"] as? String, versions.contains(name)
        {
            return folder.appendingPathComponent(name)
        }
        return versions.last.map { folder.appendingPathComponent($0) }
    }
}
