import Foundation

/// - Linux: refuses
///
/// A scene; no object exists.
open class HMActionSet: NSObject {
    public let uniqueIdentifier = UUID()

    override init() {}

    open var name: String { "" }
    open var actions: Set<HMAction> { [] }
    open var isExecuting: Bool { false }
    open var actionSetType: String { "" }
    open var lastExecutionDate: Date? { nil }

    @preconcurrency open func updateName(
        _ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func updateName(_ name: String) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func addAction(
        _ action: HMAction, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func addAction(_ action: HMAction) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func removeAction(
        _ action: HMAction, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func removeAction(_ action: HMAction) async throws { throw HomeRequest.refusal() }
}

/// - Linux: works
///
/// Something that a scene does.
open class HMAction: NSObject {
    public let uniqueIdentifier = UUID()

    public override init() {}
}

/// - Linux: works
///
/// Writes a value when a scene is executed.
open class HMCharacteristicWriteAction<TargetValueType: NSCopying>: HMAction {
    public let characteristic: HMCharacteristic
    public let targetValue: TargetValueType

    public init(characteristic: HMCharacteristic, targetValue: TargetValueType) {
        self.characteristic = characteristic
        self.targetValue = targetValue
    }

    @preconcurrency open func updateTargetValue(
        _ targetValue: TargetValueType, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func updateTargetValue(_ targetValue: TargetValueType) async throws { throw HomeRequest.refusal() }
}
