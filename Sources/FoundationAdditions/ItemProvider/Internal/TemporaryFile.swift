import Foundation
import UniformTypeIdentifiers

/// A file with the content of an item: the original, or a copy in a folder of its own.
struct TemporaryFile: Sendable {
    let url: URL
    let isOriginal: Bool

    init(original url: URL) {
        self.url = url
        isOriginal = true
    }

    init(copying original: URL) throws {
        url = try Self.place(named: original.lastPathComponent)
        isOriginal = false
        try FileManager.default.copyItem(at: original, to: url)
    }

    /// - Parameter name: with or without the extension of the type.
    init(_ data: Data, type: String, named name: String?) throws {
        var name = (name ?? "").split(separator: "/").last.map(String.init) ?? ""
        if name.isEmpty { name = type }
        if let ending = TypeCatalog.preferredExtension(of: type), !name.contains(".") || name == type {
            name += "." + ending
        }
        url = try Self.place(named: name)
        isOriginal = false
        try data.write(to: url)
    }

    /// Deletes a copy.
    func delete() {
        if !isOriginal { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    }

    private static func place(named name: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("item-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.appendingPathComponent(name)
    }
}
