import Foundation

/// - Linux: works
///
/// A request for work in the background, which the scheduler refuses.
open class BGTaskRequest: NSObject, NSCopying {
    public let identifier: String
    open var earliestBeginDate: Date?

    init(identifier: String) {
        self.identifier = identifier
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = BGTaskRequest(identifier: identifier)
        copy.earliestBeginDate = earliestBeginDate
        return copy
    }
}

/// - Linux: works
open class BGAppRefreshTaskRequest: BGTaskRequest {
    public override init(identifier: String) {
        super.init(identifier: identifier)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = BGAppRefreshTaskRequest(identifier: identifier)
        copy.earliestBeginDate = earliestBeginDate
        return copy
    }
}

/// - Linux: works
open class BGProcessingTaskRequest: BGTaskRequest {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false

    public override init(identifier: String) {
        super.init(identifier: identifier)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = BGProcessingTaskRequest(identifier: identifier)
        copy.earliestBeginDate = earliestBeginDate
        copy.requiresNetworkConnectivity = requiresNetworkConnectivity
        copy.requiresExternalPower = requiresExternalPower
        return copy
    }
}
