import Foundation

// Sound: Data is a value, and a file wrapper is handed from one thread to the other.
/// The contents of a document's file, Data or a FileWrapper.
struct DocumentContents: @unchecked Sendable {
    let value: Any

    init(_ value: Any) throws {
        guard value is Data || value is FileWrapper || value is NSData else { throw CocoaError(.fileWriteUnknown) }
        self.value = value
    }

    init(readingFrom url: URL) throws {
        let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
        value = isFolder ? try FileWrapper(url: url) : try Data(contentsOf: url)
    }

    func write(to url: URL) throws {
        switch value {
        case let wrapper as FileWrapper: try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
        case let data as Data: try data.write(to: url, options: .atomic)
        case let data as NSData: try data.write(to: url, options: .atomic)
        default: break
        }
    }

    /// Does something with files on another thread, then continues on the main thread.
    @MainActor
    static func work<Value: Sendable>(
        _ work: @escaping @Sendable () throws -> Value,
        then completion: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) {
        DispatchQueue.global(qos: .userInitiated).async {
            let result = Result { try work() }
            DispatchQueue.main.async { MainActor.assumeIsolated { completion(result) } }
        }
    }
}
