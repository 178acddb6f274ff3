import Foundation

/// - Linux: works
///
/// Says whether the application may use the mobile network.
public enum CTCellularDataRestrictedState: UInt, Sendable {
    case restrictedStateUnknown = 0
    case restricted = 1
    case notRestricted = 2
}

public typealias CellularDataRestrictionDidUpdateNotifier = (CTCellularDataRestrictedState) -> Void

/// - Linux: refuses
///
/// There is no mobile network, so its restriction is not known. The notifier is told so once after it is set, on a
/// queue of the framework.
open class CTCellularData: NSObject {
    public override init() {}

    open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }

    open var cellularDataRestrictionDidUpdateNotifier: CellularDataRestrictionDidUpdateNotifier? {
        didSet {
            // Sound: the notifier is called on another queue, as Core Telephony documents.
            nonisolated(unsafe) let notifier = cellularDataRestrictionDidUpdateNotifier
            DispatchQueue.global().async { notifier?(.restrictedStateUnknown) }
        }
    }
}
