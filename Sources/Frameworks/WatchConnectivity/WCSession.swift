import FrameworkAbsence
import Foundation

/// - Linux: refuses
///
/// There is no watch: the session is not supported, and requests end with ``WCError/sessionNotSupported`` on a queue of
/// the framework.
open class WCSession: NSObject {
    // Sound: its only state is the delegate, which a program sets before it activates the session.
    private nonisolated(unsafe) static let shared = WCSession()
    private static let queue = DispatchQueue(label: "WCSession")

    open weak var delegate: (any WCSessionDelegate)?

    override init() {}

    open class func isSupported() -> Bool { false }
    open class var `default`: WCSession { shared }

    open func activate() {
        tell { $1.session($0, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported)) }
    }

    open var activationState: WCSessionActivationState { .notActivated }
    open var hasContentPending: Bool { false }
    open var isPaired: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open var isComplicationEnabled: Bool { false }
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    open var watchDirectoryURL: URL? { nil }
    open var isReachable: Bool { false }
    open var applicationContext: [String: Any] { [:] }
    open var receivedApplicationContext: [String: Any] { [:] }
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        refuse(errorHandler)
    }

    open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        refuse(errorHandler)
    }

    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        report()
        throw WCError(.sessionNotSupported)
    }

    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        transfer(userInfo, isComplication: false)
    }

    @discardableResult
    open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        transfer(userInfo, isComplication: true)
    }

    private func transfer(_ userInfo: [String: Any], isComplication: Bool) -> WCSessionUserInfoTransfer {
        let transfer = WCSessionUserInfoTransfer(userInfo: userInfo, isCurrentComplicationInfo: isComplication)
        tell { $1.session($0, didFinish: transfer, error: WCError(.sessionNotSupported)) }
        return transfer
    }

    @discardableResult
    open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        let transfer = WCSessionFileTransfer(file: WCSessionFile(fileURL: file, metadata: metadata))
        tell { $1.session($0, didFinish: transfer, error: WCError(.sessionNotSupported)) }
        return transfer
    }

    private func report() {
        Absence.report("WatchConnectivity", "WCSession", "there is no watch")
    }

    private func refuse(_ handler: ((any Error) -> Void)?) {
        report()
        // Sound: the handler is called once, on another queue, as the framework documents.
        nonisolated(unsafe) let handler = handler
        Self.queue.async { handler?(WCError(.sessionNotSupported)) }
    }

    private func tell(_ call: @escaping (WCSession, any WCSessionDelegate) -> Void) {
        report()
        // Sound: the delegate is called on another queue, as the framework documents.
        nonisolated(unsafe) let call = call
        nonisolated(unsafe) let session = self  // Sound: as the line above.
        Self.queue.async {
            if let delegate = session.delegate { call(session, delegate) }
        }
    }
}
