import Foundation
import XcodeProject

/// Why a package cannot be written.
public enum PackageFolderError: Error, Hashable, CustomStringConvertible {
    case foreign(path: String)
    case leadsOutside(path: String)
    /// The path is that of a file.
    case noFolder(path: String)
    case unwritable(path: String, reason: String)

    public var description: String {
        switch self {
        case .foreign(let path):
            "\(path) is not empty, and was not written by trestle; name an empty or new folder with --into"
        case .leadsOutside(let path): "\(path) leads out of the package's folder, and is not written"
        case .noFolder(let path): "\(path) is a file; name an empty or new folder with --into"
        case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
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

    /// Makes the folder, if it is not there, and a record in it: a run that is interrupted must not lock its own folder.
    ///
    /// - Throws: ``PackageFolderError/foreign(path:)`` for a folder with other contents.
    init(_ url: URL) throws(PackageFolderError) {
        self.url = url.standardizedFileURL
        var isFolder: ObjCBool = false
        if manager.fileExists(atPath: self.url.path, isDirectory: &isFolder), !isFolder.boolValue {
            throw .noFolder(path: url.path)
        }
        let names = (try? manager.contentsOfDirectory(atPath: self.url.path)) ?? []
        let hasRecord = names.contains(Self.recordName)
        guard names.isEmpty || hasRecord else { throw .foreign(path: url.path) }
        do {
            try manager.createDirectory(at: self.url, withIntermediateDirectories: true)
            // In one step, without a file that is renamed then and could stay alone.
            if !hasRecord { try Data("{}\n".utf8).write(to: self.url.appending(path: Self.recordName)) }
        } catch {
            throw .unwritable(path: url.path, reason: FileFailure.reason(error))
        }
    }

    /// Writes a file.
    ///
    /// - Parameter path: relative to the folder.
    func write(_ data: Data, to path: String) throws {
        written.insert(path)
        if try replace(path, by: data) { changes.append(path) }
    }

    /// Writes what the next run has to know. The record is not among the paths and changes.
    func write(_ record: AdaptationRecord) throws { _ = try replace(Self.recordName, by: try record.data) }

    /// - Returns: false if the file has these contents already.
    private func replace(_ path: String, by data: Data) throws -> Bool {
        let file = try place(path)
        if !isLink(file), (try? Data(contentsOf: file)) == data { return false }
        do {
            try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            // A link is replaced, not followed.
            if isLink(file) { try manager.removeItem(at: file) }
            try data.write(to: file, options: .atomic)
        } catch {
            throw PackageFolderError.unwritable(path: file.path, reason: FileFailure.reason(error))
        }
        return true
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
