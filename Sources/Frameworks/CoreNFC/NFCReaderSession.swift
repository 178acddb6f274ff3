import FrameworkAbsence
import Foundation

/// - Linux: refuses
///
/// What sessions for tags have in common.
public protocol NFCReaderSessionProtocol: NSObjectProtocol {
    var isReady: Bool { get }
    var alertMessage: String { get set }
    func begin()
    func invalidate()
    func invalidate(errorMessage: String)
}

/// - Linux: refuses
///
/// The base class of sessions. Tags cannot be read: a session that begins ends with
/// ``NFCReaderError/readerErrorUnsupportedFeature`` on its queue.
open class NFCReaderSession: NSObject, NFCReaderSessionProtocol {
    private weak var listener: AnyObject?
    private var isEnded = false
    public let sessionQueue: DispatchQueue
    open var alertMessage = ""

    init(listener: AnyObject, queue: DispatchQueue?) {
        self.listener = listener
        sessionQueue = queue ?? .main
    }

    open class var readingAvailable: Bool { false }
    open var delegate: AnyObject? { listener }
    open var isReady: Bool { false }

    open func begin() {
        end(with: NFCReaderError(.readerErrorUnsupportedFeature))
    }

    open func invalidate() {
        end(with: NFCReaderError(.readerSessionInvalidationErrorUserCanceled))
    }

    open func invalidate(errorMessage: String) {
        invalidate()
    }

    /// Tells the delegate of a subclass that the session has ended.
    func didEnd(with error: NFCReaderError) {}

    private func end(with error: NFCReaderError) {
        Absence.report("CoreNFC", "NFCReaderSession", "sessions end with an NFCReaderError")
        // Sound: the session is used on its queue, as Core NFC documents.
        nonisolated(unsafe) let session = self
        sessionQueue.async {
            guard !session.isEnded else { return }
            session.isEnded = true
            session.didEnd(with: error)
        }
    }
}
