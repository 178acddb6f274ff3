import Foundation

/// The file of a recording, to which each line is written at once, so that the lines before a crash are there.
@MainActor
final class RecordingFile {
    private let path: String
    private var handle: FileHandle?

    /// Creates the file, which only the user can read. A file of this name is kept, with `~` behind its name.
    init(path: String) throws {
        self.path = path
        if FileManager.default.fileExists(atPath: path) {
            try? FileManager.default.removeItem(atPath: path + "~")
            try FileManager.default.moveItem(atPath: path, toPath: path + "~")
        }
        handle = try Self.create(path)
    }

    private static func create(_ path: String) throws -> FileHandle {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path]) }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    func write(_ text: String) {
        do { try handle?.write(contentsOf: Data(text.utf8)) } catch { give(up: error) }
    }

    /// Replaces the content. There is a whole file at each time.
    func replace(with text: String) {
        guard handle != nil else { return }
        do {
            let next = try Self.create(path + ".new")
            try next.write(contentsOf: Data(text.utf8))
            guard rename(path + ".new", path) == 0 else { throw CocoaError(.fileWriteUnknown) }
            handle = next
        } catch {
            give(up: error)
        }
    }

    func remove() {
        handle = nil
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The program goes on without a recording, for example when the disk is full.
    private func give(up error: any Error) {
        handle = nil
        FileHandle.standardError.write(Data("\(path): the recording ends here: \(error.localizedDescription)\n".utf8))
    }
}
