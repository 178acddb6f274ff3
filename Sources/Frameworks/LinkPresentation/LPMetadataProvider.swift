import Foundation
import FoundationNetworking
import FrameworkAbsence

/// Fetches nothing: each request ends with ``LPError/metadataFetchFailed``.
///
/// - Linux: refuses
// Sound: what changes is changed under the lock only.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var isCanceled = false
    private var fetchesSubresources = true
    private var seconds: TimeInterval = 30

    public override init() { super.init() }

    /// Calls the handler on a background queue.
    open func startFetchingMetadata(
        for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        fail(completionHandler)
    }

    /// Calls the handler on a background queue.
    open func startFetchingMetadata(
        for request: URLRequest, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        fail(completionHandler)
    }

    nonisolated(nonsending) open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
        throw await failure()
    }

    nonisolated(nonsending) open func startFetchingMetadata(
        for request: URLRequest
    ) async throws -> LPLinkMetadata {
        throw await failure()
    }

    private func fail(_ completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {
        Absence.report("LinkPresentation", "LPMetadataProvider", "the metadata of links are not fetched")
        DispatchQueue.global().async { [self] in completionHandler(nil, error) }
    }

    private nonisolated(nonsending) func failure() async -> LPError {
        await withCheckedContinuation { ended in
            fail { _, error in ended.resume(returning: error as? LPError ?? LPError(.unknown)) }
        }
    }

    private var error: LPError {
        LPError(lock.withLock { isCanceled } ? .metadataFetchCancelled : .metadataFetchFailed)
    }

    /// Lets a request that is waiting end with ``LPError/metadataFetchCancelled``.
    open func cancel() { lock.withLock { isCanceled = true } }

    /// - Linux: no effect
    open var shouldFetchSubresources: Bool {
        get { lock.withLock { fetchesSubresources } }
        set { lock.withLock { fetchesSubresources = newValue } }
    }

    /// - Linux: no effect
    open var timeout: TimeInterval {
        get { lock.withLock { seconds } }
        set { lock.withLock { seconds = newValue } }
    }
}
