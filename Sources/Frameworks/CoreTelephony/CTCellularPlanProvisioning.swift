import FrameworkAbsence
import Foundation

/// - Linux: works
///
/// Says how adding a plan ended.
public enum CTCellularPlanProvisioningAddPlanResult: UInt, Sendable {
    case unknown = 0
    case fail = 1
    case success = 2
}

/// - Linux: works
///
/// Describes a plan that the application wants to add.
open class CTCellularPlanProvisioningRequest: NSObject {
    open var address = ""
    open var matchingID: String?
    open var oid: String?
    open var confirmationCode: String?
    open var iccid: String?
    open var eid: String?

    public override init() {}
}

/// - Linux: refuses
///
/// There is no SIM: adding a plan fails.
open class CTCellularPlanProvisioning: NSObject {
    public override init() {}

    open var supportsEmbeddedSIM: Bool { false }

    open func supportsCellularPlan() -> Bool { false }

    open func addPlan(
        with request: CTCellularPlanProvisioningRequest,
        completionHandler: @escaping (CTCellularPlanProvisioningAddPlanResult) -> Void
    ) {
        Absence.report("CoreTelephony", "CTCellularPlanProvisioning", "adding a plan fails")
        // Sound: the handler is called once, on the main queue.
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler(.fail) }
    }

    open func addPlan(with request: CTCellularPlanProvisioningRequest) async -> CTCellularPlanProvisioningAddPlanResult
    {
        .fail
    }
}
