import FrameworkAbsence
import Foundation

public typealias EABluetoothAccessoryPickerCompletion = ((any Error)?) -> Void

public let EAAccessoryKey = "EAAccessoryKey"
public let EAAccessorySelectedKey = "EAAccessorySelectedKey"

extension NSNotification.Name {
    public static let EAAccessoryDidConnect = NSNotification.Name("EAAccessoryDidConnectNotification")
    public static let EAAccessoryDidDisconnect = NSNotification.Name("EAAccessoryDidDisconnectNotification")
}

/// - Linux: refuses
///
/// No accessories are connected.
// Sound: objects have no state.
open class EAAccessoryManager: NSObject, @unchecked Sendable {
    private static let one = EAAccessoryManager()

    public override init() {}

    open class func shared() -> EAAccessoryManager { one }

    open var connectedAccessories: [EAAccessory] { [] }

    /// Ends on the main queue with ``EABluetoothAccessoryPickerError/resultNotFound``.
    open func showBluetoothAccessoryPicker(
        withNameFilter predicate: NSPredicate?, completion: EABluetoothAccessoryPickerCompletion? = nil
    ) {
        let error = refusal()
        // Sound: the handler is called once, on the main queue.
        nonisolated(unsafe) let completion = completion
        DispatchQueue.main.async { completion?(error) }
    }

    open func showBluetoothAccessoryPicker(withNameFilter predicate: NSPredicate?) async throws { throw refusal() }

    /// - Linux: no effect
    open func registerForLocalNotifications() {}

    /// - Linux: no effect
    open func unregisterForLocalNotifications() {}

    private func refusal() -> EABluetoothAccessoryPickerError {
        Absence.report("ExternalAccessory", "EAAccessoryManager", "no accessories are found")
        return EABluetoothAccessoryPickerError(.resultNotFound)
    }
}
