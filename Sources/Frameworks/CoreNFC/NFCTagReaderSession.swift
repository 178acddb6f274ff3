import Foundation

/// - Linux: refuses
///
/// A tag of one of four kinds; no tag exists.
public enum NFCTag {
    case feliCa(any NFCFeliCaTag)
    case iso7816(any NFCISO7816Tag)
    case iso15693(any NFCISO15693Tag)
    case miFare(any NFCMiFareTag)

    public var isAvailable: Bool {
        switch self {
        case .feliCa(let tag): tag.isAvailable
        case .iso7816(let tag): tag.isAvailable
        case .iso15693(let tag): tag.isAvailable
        case .miFare(let tag): tag.isAvailable
        }
    }
}

/// - Linux: refuses
///
/// A session for tags; it ends as soon as it begins.
open class NFCTagReaderSession: NFCReaderSession {
    /// - Linux: no effect
    ///
    /// Says which tags are searched for.
    public struct PollingOption: OptionSet, Sendable {
        public static let iso14443 = PollingOption(rawValue: 1)
        public static let iso15693 = PollingOption(rawValue: 2)
        public static let iso18092 = PollingOption(rawValue: 4)
        public static let pace = PollingOption(rawValue: 8)

        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }
    }

    public init?(pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil) {
        super.init(listener: delegate, queue: queue)
    }

    override func didEnd(with error: NFCReaderError) {
        (delegate as? any NFCTagReaderSessionDelegate)?.tagReaderSession(self, didInvalidateWithError: error)
    }

    open var connectedTag: NFCTag? { nil }

    /// - Linux: no effect
    open func restartPolling() {}

    open func connect(to tag: NFCTag, completionHandler: @escaping ((any Error)?) -> Void) {
        // Sound: the handler is called once, on the queue of the session, as Core NFC documents.
        nonisolated(unsafe) let handler = completionHandler
        sessionQueue.async { handler(NFCReaderError(.readerErrorUnsupportedFeature)) }
    }

    open func connect(to tag: NFCTag) async throws { throw NFCReaderError(.readerErrorUnsupportedFeature) }
}
