import Foundation

/// - Linux: refuses
///
/// A device in a home; no object exists.
open class HMAccessory: NSObject {
    public let identifier = UUID()
    public let uniqueIdentifier = UUID()
    open weak var delegate: (any HMAccessoryDelegate)?

    public override init() {}

    open var name: String { "" }
    open var isReachable: Bool { false }
    open var isBridged: Bool { false }
    open var identifiersForBridgedAccessories: [UUID]? { nil }
    open var uniqueIdentifiersForBridgedAccessories: [UUID]? { nil }
    open var room: HMRoom? { nil }
    open var services: [HMService] { [] }
    open var isBlocked: Bool { false }
    open var model: String? { nil }
    open var manufacturer: String? { nil }
    open var firmwareVersion: String? { nil }
    open var supportsIdentify: Bool { false }
    open var category: HMAccessoryCategory { HMAccessoryCategory() }

    @preconcurrency open func updateName(
        _ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func updateName(_ name: String) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func identify(completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        HomeRequest.refuse { completion($0) }
    }

    open func identify() async throws { throw HomeRequest.refusal() }
}

/// - Linux: refuses
///
/// The kind of a device; no object exists.
open class HMAccessoryCategory: NSObject {
    public override init() {}

    open var categoryType: String { "" }
    open var localizedDescription: String { "" }
}

/// - Linux: refuses
///
/// Finds no devices.
open class HMAccessoryBrowser: NSObject {
    open weak var delegate: (any HMAccessoryBrowserDelegate)?

    public override init() {}

    open var discoveredAccessories: [HMAccessory] { [] }

    /// - Linux: no effect
    open func startSearchingForNewAccessories() {}

    /// - Linux: no effect
    open func stopSearchingForNewAccessories() {}
}
