import Foundation

/// A file that an item provider has given, and its folder if the file is a copy of one's own.
struct ReceivedCopy: Sendable {
    let file: ReceivedTransferredFile
    private let folder: URL?

    /// Takes a copy that the provider removes when it regains control.
    init(moving copy: URL) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("received-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let moved = folder.appendingPathComponent(copy.lastPathComponent)
        try FileManager.default.moveItem(at: copy, to: moved)
        file = ReceivedTransferredFile(file: moved, isOriginalFile: false)
        self.folder = folder
    }

    /// Takes the file of the sender, or a copy in a folder of its own that the provider leaves to its receiver.
    init(_ file: URL, isOriginal: Bool) {
        self.file = ReceivedTransferredFile(file: file, isOriginalFile: isOriginal && !SentCopies.contain(file))
        folder = isOriginal ? nil : file.deletingLastPathComponent()
    }

    func removeCopy() {
        if let folder { try? FileManager.default.removeItem(at: folder) }
    }
}
