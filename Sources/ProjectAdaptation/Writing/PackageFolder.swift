import Foundation
import XcodeProject

/// Why a package cannot be written.
public enum PackageFolderError: Error, Hashable, CustomStringConvertible {
    case foreign(path: String)
    case leadsOutside(path: String)

    public var description: String {
        switch self {
        case .foreign(let path):
            "\(path) is not empty, and was not written by trestle; name an empty or new folder with --into"
        case .leadsOutside(let path): "\(path) leads out of the package's folder, and is not written"
        }
    }
}

/// The folder of a package that is written. Files whose contents do not change keep their dates, so that nothing is
/// compiled again because of them, and files of an earlier run that are not written any more are removed.
final class PackageFolder {
    static let recordName = WrittenPackage.recordName

    let url: URL
    private let manager = FileManager.default
    private var written: Set<String> = []
    /// The paths that were changed or added.
    private(set) var changes: [String] = []

    /// - Throws: ``PackageFolderError/foreign(path:)`` for a folder with other contents.
    init(_ url: URL) throws {
        self.url = url.standardizedFileURL
        let names = (try? manager.contentsOfDirectory(atPath: self.url.path)) ?? []
        let hasRecord = names.contains(Self.recordName)
        guard names.isEmpty || hasRecord else { throw PackageFolderError.foreign(path: url.path) }
        try manager.createDirectory(at: self.url, withIntermediateDirectories: true)
    }

    /// Writes a file.
    ///
    /// - Parameter path: relative to the folder.
    func write(_ data: Data, to path: String) throws {
        let file = try place(path)
        written.insert(path)
        if !isLink(file), (try? Data(contentsOf: file)) == data { return }
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // A link is replaced, not followed.
        if isLink(file) { try manager.removeItem(at: file) }
        try data.write(to: file, options: .atomic)
        changes.append(path)
    }

    /// Says that a file of an earlier run stays as it is.
    ///
    /// - Returns: false if it is not there.
    func keep(_ path: String) -> Bool {
        guard let file = try? place(path), !isLink(file), manager.fileExists(atPath: file.path) else { return false }
        written.insert(path)
        return true
    }

    /// The paths that were written or kept, sorted.
    var paths: [String] { written.sorted() }

    /// Removes the files of an earlier run that this one has not written, and the folders that are empty then.
    func removeStale(_ earlier: [String]) {
        for path in Set(earlier).subtracting(written) {
            guard let file = try? place(path) else { continue }
            try? manager.removeItem(at: file)
            var folder = file.deletingLastPathComponent().standardizedFileURL
            while RelativePath.inside(folder, url) != nil,
                (try? manager.contentsOfDirectory(atPath: folder.path))?.isEmpty == true
            {
                try? manager.removeItem(at: folder)
                folder = folder.deletingLastPathComponent().standardizedFileURL
            }
        }
    }

    /// Returns the place of a path.
    ///
    /// - Throws: ``PackageFolderError/leadsOutside(path:)`` if it leads out of the folder, also through a link that is
    ///   there.
    private func place(_ path: String) throws -> URL {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !path.isEmpty, parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0") }) else {
            throw PackageFolderError.leadsOutside(path: path)
        }
        var folder = url
        for part in parts.dropLast() {
            folder.append(path: String(part))
            if isLink(folder) { throw PackageFolderError.leadsOutside(path: path) }
        }
        return folder.appending(path: String(parts[parts.count - 1]))
    }

    private func isLink(_ file: URL) -> Bool {
        (try? manager.attributesOfItem(atPath: file.path))?[.type] as? FileAttributeType == .typeSymbolicLink
    }
}
