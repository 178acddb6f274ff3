import Foundation

/// - Linux: refuses
///
/// A session for messages; it ends as soon as it begins.
open class NFCNDEFReaderSession: NFCReaderSession {
    public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
        super.init(listener: delegate, queue: queue)
    }

    override func didEnd(with error: NFCReaderError) {
        (delegate as? any NFCNDEFReaderSessionDelegate)?.readerSession(self, didInvalidateWithError: error)
    }

    /// - Linux: no effect
    open func restartPolling() {}

    open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping ((any Error)?) -> Void) {
        // Sound: the handler is called once, on the queue of the session, as Core NFC documents.
        nonisolated(unsafe) let handler = completionHandler
        sessionQueue.async { handler(NFCReaderError(.readerErrorUnsupportedFeature)) }
    }

    open func connect(to tag: any NFCNDEFTag) async throws { throw NFCReaderError(.readerErrorUnsupportedFeature) }
}
