import Foundation

/// The contents of a document's file.
struct DocumentContents: Sendable {
    let data: Data

    init(_ value: Any) throws {
        guard let data = value as? Data else { throw CocoaError(.fileWriteUnknown) }
        self.data = data
    }

    init(readingFrom url: URL) throws {
        data = try Data(contentsOf: url)
    }

    func write(to url: URL) throws {
        try data.write(to: url, options: .atomic)
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
