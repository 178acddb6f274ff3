import FrameworkAbsence
import Foundation

/// - Linux: refuses
///
/// The base class of managers. Bluetooth is not supported.
open class CBManager: NSObject {
    private var current = CBManagerState.unknown
    private let queue: DispatchQueue

    init(queue: DispatchQueue?) {
        self.queue = queue ?? .main
        super.init()
        Absence.report("CoreBluetooth", "CBManager", "Bluetooth is not supported")
        onQueue {
            $0.current = .unsupported
            $0.didUpdateState()
        }
    }

    /// Unknown until the delegate is told that Bluetooth is not supported.
    open var state: CBManagerState { current }
    open var authorization: CBManagerAuthorization { .restricted }
    open class var authorization: CBManagerAuthorization { .restricted }

    /// Tells the delegate of a subclass about the state.
    func didUpdateState() {}

    func onQueue(_ call: @escaping (CBManager) -> Void) {
        // Sound: the manager is used on its queue, as Core Bluetooth documents.
        nonisolated(unsafe) let manager = self
        nonisolated(unsafe) let call = call  // Sound: as the line above.
        queue.async { call(manager) }
    }
}
