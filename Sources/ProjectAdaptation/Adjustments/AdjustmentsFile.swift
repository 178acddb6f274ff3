import Foundation
import XcodeProject

/// Reads the file `trestle.json` of a project: which of its files are left out, and which ones others take the place of.
///
///     {"exclude": ["App/Pay.swift", "Vendor/**"], "replace": {"App/Map.swift": "linux/Map.swift"}}
struct AdjustmentsFile {
    static let name = "trestle.json"
    private static let wildcards: Set<Character> = ["*", "?", "{"]

    private let file: URL
    /// The folder that paths begin at.
    private let folder: URL
    /// The folder that all files of the project are in.
    private let root: URL

    /// - Returns: nil if the folder has no such file.
    static func read(in folder: URL, root: URL) throws(AdjustmentsError) -> ProjectAdjustments? {
        let reader = AdjustmentsFile(
            file: folder.appending(path: name), folder: folder.standardizedFileURL, root: root.standardizedFileURL)
        guard FileManager.default.fileExists(atPath: reader.file.path) else { return nil }
        return try reader.adjustments()
    }

    private func adjustments() throws(AdjustmentsError) -> ProjectAdjustments {
        let values = try values()
        let unknown = values.keys.filter { !["exclude", "replace"].contains($0) }.sorted()
        if let key = unknown.first {
            throw invalid(key, "is no key of this file; there are \"exclude\" and \"replace\"")
        }
        guard let patterns = (values["exclude"] ?? [String]()) as? [String] else {
            throw invalid("exclude", "is no list of paths")
        }
        guard let files = (values["replace"] ?? [String: String]()) as? [String: String] else {
            throw invalid("replace", "does not name a file for each file")
        }
        var adjustments = ProjectAdjustments(file: file, root: root)
        for pattern in patterns { adjustments.exclude(pattern, try self.pattern(pattern)) }
        for (original, replacement) in files.sorted(by: { $0.key < $1.key }) {
            let (path, url) = try pair(original, replacement)
            guard !adjustments.isReplacement(url) else {
                throw invalid("replace", "\"\(replacement)\" takes the place of two files")
            }
            adjustments.replace(path, by: url)
        }
        if let path = adjustments.replacedReplacements.first {
            throw invalid("replace", "\"\(path)\" takes the place of a file, and cannot be replaced itself")
        }
        return adjustments
    }

    private func values() throws(AdjustmentsError) -> [String: Any] {
        guard RelativePath.isReallyInside(file, root) else {
            throw .unreadable(path: file.path, reason: "it leads out of the project's folder")
        }
        let data: Data
        do { data = try Data(contentsOf: file) } catch {
            throw .unreadable(path: file.path, reason: FileFailure.reason(error))
        }
        do {
            guard let values = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
                throw AdjustmentsError.unreadable(path: file.path, reason: "it is no JSON object")
            }
            return values
        } catch let error as AdjustmentsError {
            throw error
        } catch {
            let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
            throw .unreadable(path: file.path, reason: "it is no JSON" + (reason.map { ": \($0)" } ?? ""))
        }
    }

    /// Returns a pattern of `exclude` relative to the root.
    private func pattern(_ text: String) throws(AdjustmentsError) -> PathPattern {
        let path = try path(text, key: "exclude")
        let pattern = PathPattern(path)
        let parts = path.split(separator: "/").prefix { !$0.contains(where: Self.wildcards.contains) }
        let start = parts.reduce(root) { $0.appending(path: String($1)) }
        let isPlain = !path.contains(where: Self.wildcards.contains)
        guard FileManager.default.fileExists(atPath: start.path), isPlain || hasFile(pattern, below: start) else {
            throw invalid("exclude", "\"\(text)\" matches no file")
        }
        return pattern
    }

    private func hasFile(_ pattern: PathPattern, below folder: URL) -> Bool {
        let files = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        while let file = files?.nextObject() as? URL {
            if let path = RelativePath.inside(file, root), pattern.matches(path) { return true }
        }
        return false
    }

    /// Returns the path of a file relative to the root, and the file that takes its place.
    private func pair(_ original: String, _ replacement: String) throws(AdjustmentsError) -> (String, URL) {
        let path = try path(original, key: "replace")
        let other = root.appending(path: try self.path(replacement, key: "replace")).standardizedFileURL
        for (name, url) in [(original, root.appending(path: path)), (replacement, other)] {
            guard FileManager.default.fileExists(atPath: url.path) else {
                throw invalid("replace", "\"\(name)\" does not exist")
            }
            guard RelativePath.isReallyInside(url, root) else {
                throw invalid("replace", "\"\(name)\" leads out of the project's folder")
            }
        }
        let type = (path as NSString).pathExtension
        let wanted = ["m", "mm"].contains(type) ? "swift" : type
        guard other.pathExtension == wanted, isFolder(other) == isFolder(root.appending(path: path)) else {
            throw invalid("replace", "\"\(replacement)\" is not of the kind of \"\(original)\"")
        }
        return (path, other)
    }

    private func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Returns a path of the file relative to the root.
    private func path(_ text: String, key: String) throws(AdjustmentsError) -> String {
        var parts = (RelativePath.inside(folder, root) ?? "").split(separator: "/")
        guard !text.isEmpty, !text.contains("\0") else { throw invalid(key, "\"\(text)\" is no path") }
        let outside = invalid(key, "\"\(text)\" leads out of the project's folder")
        guard !text.hasPrefix("/") else { throw outside }
        for part in text.split(separator: "/") where part != "." {
            guard part == ".." else {
                parts.append(part)
                continue
            }
            guard !parts.isEmpty else { throw outside }
            parts.removeLast()
        }
        guard !parts.isEmpty else { throw invalid(key, "\"\(text)\" is the whole project") }
        return parts.joined(separator: "/")
    }

    private func invalid(_ key: String, _ reason: String) -> AdjustmentsError {
        .invalid(path: file.path, key: key, reason: reason)
    }
}
