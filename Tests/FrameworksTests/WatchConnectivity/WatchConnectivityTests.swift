import Testing
import WatchConnectivity

@Suite(.serialized)
struct WatchConnectivityTests {
    // Sound: the delegate is used on the session's queue, and by the test after a call on that queue.
    private final class Delegate: NSObject, WCSessionDelegate, @unchecked Sendable {
        let activation: (WCSessionActivationState, (any Error)?) -> Void

        init(activation: @escaping (WCSessionActivationState, (any Error)?) -> Void) {
            self.activation = activation
        }

        func session(
            _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
            error: (any Error)?
        ) {
            activation(activationState, error)
        }

        func sessionDidBecomeInactive(_ session: WCSession) {}

        func sessionDidDeactivate(_ session: WCSession) {}
    }

    @Test func sessionsAreNotSupported() {
        #expect(!WCSession.isSupported() && !WCSession.default.isPaired && !WCSession.default.isReachable)
        #expect(throws: WCError(.sessionNotSupported)) { try WCSession.default.updateApplicationContext([:]) }
    }

    @Test func activationFails() async {
        var delegate: Delegate?
        let code = await withCheckedContinuation { done in
            delegate = Delegate { state, error in
                done.resume(returning: state == .notActivated ? (error as? WCError)?.code : nil)
            }
            WCSession.default.delegate = delegate
            WCSession.default.activate()
        }
        #expect(code == .sessionNotSupported && delegate != nil)
    }

    @Test func messagesFail() async {
        let code = await withCheckedContinuation { done in
            WCSession.default.sendMessage(["a": 1], replyHandler: nil) { error in
                done.resume(returning: (error as? WCError)?.code)
            }
        }
        #expect(code == .sessionNotSupported)
    }
}
