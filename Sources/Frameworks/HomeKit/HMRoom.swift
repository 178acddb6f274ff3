import Foundation

/// - Linux: refuses
///
/// A room; no object exists.
open class HMRoom: NSObject {
    public let uniqueIdentifier = UUID()

    override init() {}

    open var name: String { "" }
    open var accessories: [HMAccessory] { [] }

    @preconcurrency open func updateName(
        _ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func updateName(_ name: String) async throws { throw HomeRequest.refusal() }
}

/// - Linux: refuses
///
/// Several rooms; no object exists.
open class HMZone: NSObject {
    public let uniqueIdentifier = UUID()

    override init() {}

    open var name: String { "" }
    open var rooms: [HMRoom] { [] }

    @preconcurrency open func updateName(
        _ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func updateName(_ name: String) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func addRoom(
        _ room: HMRoom, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func addRoom(_ room: HMRoom) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func removeRoom(
        _ room: HMRoom, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func removeRoom(_ room: HMRoom) async throws { throw HomeRequest.refusal() }
}

/// - Linux: refuses
///
/// A user of a home; no object exists.
open class HMUser: NSObject {
    public let uniqueIdentifier = UUID()

    override init() {}

    open var name: String { "" }
}
