import Foundation
import FoundationAdditions
import Synchronization
import UniformTypeIdentifiers

/// Loads one value from an item provider.
final class TransferLoad: Sendable {
    /// One unit: Foundation's progress on Linux does not bear that the provider's, a child of it, moves on other threads.
    let progress = Progress(totalUnitCount: 1)
    private let provider: NSItemProvider

    init(of provider: NSItemProvider) { self.provider = provider }

    /// - Parameter transfers: the first one that the provider has is imported.
    func start<Item>(
        _ transfers: [Transfer<Item>], _ completionHandler: @escaping @Sendable (Result<Item, any Error>) -> Void
    ) {
        let task = Task {
            do {
                let item = try await load(transfers)
                progress.completedUnitCount = 1
                completionHandler(.success(item))
            } catch {
                completionHandler(.failure(error))
            }
        }
        progress.cancellationHandler = { task.cancel() }
    }

    private func load<Item>(_ transfers: [Transfer<Item>]) async throws -> Item {
        for transfer in transfers where provider.hasItemConformingToTypeIdentifier(transfer.contentType.identifier) {
            switch transfer.importing {
            case .data(let body): return try await body(try await data(transfer.contentType))
            case .file(let body, let openInPlace):
                let received = try await file(transfer.contentType, openInPlace: openInPlace)
                defer { received.removeCopy() }
                return try await body(received.file)
            case nil: continue
            }
        }
        let wanted = transfers.first { $0.importing != nil }?.contentType
        throw ItemProviderError.unavailable(wanted?.identifier ?? "\(Item.self)")
    }

    private func data(_ type: UTType) async throws -> Data {
        try await value(of: type) { completion in
            self.provider.loadDataRepresentation(forTypeIdentifier: type.identifier, completionHandler: completion)
        }
    }

    private func file(_ type: UTType, openInPlace: Bool) async throws -> ReceivedCopy {
        try await value(of: type) { completion in
            guard openInPlace else {
                return self.provider.loadFileRepresentation(forTypeIdentifier: type.identifier) { url, error in
                    guard let url else { return completion(nil, error) }
                    do { completion(try ReceivedCopy(moving: url), nil) } catch { completion(nil, error) }
                }
            }
            return self.provider.loadInPlaceFileRepresentation(forTypeIdentifier: type.identifier) {
                let (url, isOriginal) = ($0, $1)
                completion(url.map { ReceivedCopy($0, isOriginal: isOriginal) }, $2)
            }
        }
    }

    private func value<Value: Sendable>(
        of type: UTType, _ start: (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Progress
    ) async throws -> Value {
        let load = Mutex<Progress?>(nil)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let started = start { continuation.resume(with: ItemProviderError.result($0, $1, type.identifier)) }
                load.withLock { $0 = started }
                // The handler may have been called too early to find the load.
                if Task.isCancelled { started.cancel() }
            }
        } onCancel: {
            load.withLock { $0 }?.cancel()
        }
    }
}
