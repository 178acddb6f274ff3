import Foundation

/// - Linux: refuses
///
/// What a device can do; no object exists.
open class HMService: NSObject {
    public let uniqueIdentifier = UUID()

    public override init() {}

    open var accessory: HMAccessory? { nil }
    open var serviceType: String { "" }
    open var localizedDescription: String { "" }
    open var name: String { "" }
    open var associatedServiceType: String? { nil }
    open var characteristics: [HMCharacteristic] { [] }
    open var isUserInteractive: Bool { false }
    open var isPrimaryService: Bool { false }
    open var linkedServices: [HMService]? { nil }

    @preconcurrency open func updateName(
        _ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func updateName(_ name: String) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func updateAssociatedServiceType(
        _ serviceType: String?, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func updateAssociatedServiceType(_ serviceType: String?) async throws { throw HomeRequest.refusal() }
}

/// - Linux: refuses
///
/// Several services; no object exists.
open class HMServiceGroup: NSObject {
    public let uniqueIdentifier = UUID()

    override init() {}

    open var name: String { "" }
    open var services: [HMService] { [] }

    @preconcurrency open func updateName(
        _ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func updateName(_ name: String) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func addService(
        _ service: HMService, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func addService(_ service: HMService) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func removeService(
        _ service: HMService, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func removeService(_ service: HMService) async throws { throw HomeRequest.refusal() }
}
