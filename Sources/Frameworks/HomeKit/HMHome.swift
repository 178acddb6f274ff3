import Foundation

/// - Linux: works
///
/// Says whether the home can be reached from elsewhere.
public enum HMHomeHubState: UInt, Sendable {
    case notAvailable = 0
    case connected = 1
    case disconnected = 2
}

/// - Linux: refuses
///
/// A home; no object exists.
open class HMHome: NSObject {
    open weak var delegate: (any HMHomeDelegate)?
    public let uniqueIdentifier = UUID()

    override init() {}

    open var name: String { "" }
    open var isPrimary: Bool { false }
    open var accessories: [HMAccessory] { [] }
    open var rooms: [HMRoom] { [] }
    open var zones: [HMZone] { [] }
    open var serviceGroups: [HMServiceGroup] { [] }
    open var actionSets: [HMActionSet] { [] }
    open var triggers: [HMTrigger] { [] }
    open var homeHubState: HMHomeHubState { .notAvailable }
    open var currentUser: HMUser { HMUser() }
    open var users: [HMUser] { [] }
    open func roomForEntireHome() -> HMRoom { HMRoom() }

    @preconcurrency open func updateName(
        _ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func updateName(_ name: String) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func addAccessory(
        _ accessory: HMAccessory, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func addAccessory(_ accessory: HMAccessory) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func removeAccessory(
        _ accessory: HMAccessory, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func removeAccessory(_ accessory: HMAccessory) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func assignAccessory(
        _ accessory: HMAccessory, to room: HMRoom,
        completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func assignAccessory(_ accessory: HMAccessory, to room: HMRoom) async throws { throw HomeRequest.refusal() }

    open func servicesWithTypes(_ serviceTypes: [String]) -> [HMService]? { nil }

    @preconcurrency open func unblockAccessory(
        _ accessory: HMAccessory, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func unblockAccessory(_ accessory: HMAccessory) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func addAndSetupAccessories(
        completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func addAndSetUpAccessories() async throws { throw HomeRequest.refusal() }

    @preconcurrency open func addRoom(
        withName roomName: String, completionHandler completion: @escaping @Sendable (HMRoom?, (any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion(nil, $0) }
    }

    open func addRoom(named roomName: String) async throws -> HMRoom { throw HomeRequest.refusal() }

    @preconcurrency open func removeRoom(
        _ room: HMRoom, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func removeRoom(_ room: HMRoom) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func addZone(
        withName zoneName: String, completionHandler completion: @escaping @Sendable (HMZone?, (any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion(nil, $0) }
    }

    open func addZone(named zoneName: String) async throws -> HMZone { throw HomeRequest.refusal() }

    @preconcurrency open func removeZone(
        _ zone: HMZone, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func removeZone(_ zone: HMZone) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func addServiceGroup(
        withName serviceGroupName: String,
        completionHandler completion: @escaping @Sendable (HMServiceGroup?, (any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion(nil, $0) }
    }

    open func addServiceGroup(named serviceGroupName: String) async throws -> HMServiceGroup {
        throw HomeRequest.refusal()
    }

    @preconcurrency open func removeServiceGroup(
        _ group: HMServiceGroup, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func removeServiceGroup(_ group: HMServiceGroup) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func addActionSet(
        withName actionSetName: String,
        completionHandler completion: @escaping @Sendable (HMActionSet?, (any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion(nil, $0) }
    }

    open func addActionSet(named actionSetName: String) async throws -> HMActionSet { throw HomeRequest.refusal() }

    @preconcurrency open func removeActionSet(
        _ actionSet: HMActionSet, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func removeActionSet(_ actionSet: HMActionSet) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func executeActionSet(
        _ actionSet: HMActionSet, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func executeActionSet(_ actionSet: HMActionSet) async throws { throw HomeRequest.refusal() }

    open func builtinActionSet(ofType actionSetType: String) -> HMActionSet? { nil }

    @preconcurrency open func addTrigger(
        _ trigger: HMTrigger, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func addTrigger(_ trigger: HMTrigger) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func removeTrigger(
        _ trigger: HMTrigger, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func removeTrigger(_ trigger: HMTrigger) async throws { throw HomeRequest.refusal() }
}
