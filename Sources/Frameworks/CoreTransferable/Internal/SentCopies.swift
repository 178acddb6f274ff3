import Foundation

/// Copies of files that a representation lets receivers open in their places, but whose sender does not. They are removed
/// with the item provider.
final class SentCopies: Sendable {
    private static let prefix = "trestle-sent-"

    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(prefix)\(UUID().uuidString)")

    /// Returns whether a file that an item provider gives as that of its sender is such a copy.
    static func contain(_ file: URL) -> Bool { file.pathComponents.contains { $0.hasPrefix(prefix) } }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func copy(of file: URL) throws -> URL {
        let place = folder.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let copy = place.appendingPathComponent(file.lastPathComponent)
        try FileManager.default.copyItem(at: file, to: copy)
        return copy
    }
}
