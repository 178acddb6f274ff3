import Foundation

/// The files that viewers send, in a folder that only this user can read, until the host ends.
final class Uploads {
    private var transfers: [Key: Transfer] = [:]
    private var byteCount = 0
    private var count = 0
    private lazy var folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("trestle-\(AccessToken().text)", isDirectory: true)

    private struct Key: Hashable {
        var viewer: UInt64
        var transfer: UInt32
    }

    private struct Transfer {
        var paths: [String] = []
        var file: FileHandle?
        var missing = 0
    }

    /// A transfer that breaks the rules: it ends the connection.
    struct Refused: Error {}

    /// In bytes, of all files together.
    private static let mostBytes = 1 << 30
    private static let mostFiles = 1000
    private static let mostTransfers = 8

    deinit {
        if count > 0 { try? FileManager.default.removeItem(at: folder) }
    }

    /// Begins the next file of a transfer.
    func begin(_ name: String, byteCount size: Int, _ transfer: UInt32, of viewer: UInt64) throws {
        let key = Key(viewer: viewer, transfer: transfer)
        guard transfers[key] != nil || transfers.count < Self.mostTransfers else { throw Refused() }
        guard transfers[key]?.missing ?? 0 == 0, count < Self.mostFiles, byteCount + size <= Self.mostBytes else {
            throw Refused()
        }
        count += 1
        byteCount += size
        // A folder for each file: two may have the same name.
        let place = folder.appendingPathComponent(String(count), isDirectory: true)
        try FileManager.default.createDirectory(
            at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let path = place.appendingPathComponent(Self.safe(name)).path
        guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]),
            let file = FileHandle(forWritingAtPath: path)
        else { throw Refused() }
        var changed = transfers[key] ?? Transfer()
        (changed.file, changed.missing) = (file, size)
        changed.paths.append(path)
        transfers[key] = changed
    }

    func append(_ bytes: [UInt8], _ transfer: UInt32, of viewer: UInt64) throws {
        let key = Key(viewer: viewer, transfer: transfer)
        guard let file = transfers[key]?.file, let missing = transfers[key]?.missing, bytes.count <= missing else {
            throw Refused()
        }
        try file.write(contentsOf: Data(bytes))
        transfers[key]?.missing = missing - bytes.count
    }

    /// Ends a transfer, and returns the paths of its files.
    func finish(_ transfer: UInt32, of viewer: UInt64) throws -> [String] {
        guard let ended = transfers.removeValue(forKey: Key(viewer: viewer, transfer: transfer)) else { return [] }
        guard ended.missing == 0 else { throw Refused() }
        return ended.paths
    }

    /// Called when a viewer has left.
    func forget(_ viewer: UInt64) {
        transfers = transfers.filter { $0.key.viewer != viewer }
    }

    /// Returns a name that is one component of a path, and no hidden file.
    static func safe(_ name: String) -> String {
        let last = name.split { $0 == "/" || $0 == "\\" || $0 == "\0" }.last.map(String.init) ?? ""
        let visible = String(last.drop { $0 == "." })
        var short = visible
        while short.utf8.count > 200 { short.removeFirst() }
        return short.isEmpty ? "file" : short
    }
}
