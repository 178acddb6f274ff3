import Foundation

/// - Linux: refuses
///
/// A value of a service; no object exists.
open class HMCharacteristic: NSObject {
    public let uniqueIdentifier = UUID()

    public override init() {}

    open var characteristicType: String { "" }
    open var localizedDescription: String { "" }
    open var service: HMService? { nil }
    open var properties: [String] { [] }
    open var metadata: HMCharacteristicMetadata? { nil }
    open var value: Any? { nil }
    open var isNotificationEnabled: Bool { false }

    @preconcurrency open func writeValue(
        _ value: Any?, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func writeValue(_ value: Any?) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func readValue(completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        HomeRequest.refuse { completion($0) }
    }

    open func readValue() async throws { throw HomeRequest.refusal() }

    @preconcurrency open func enableNotification(
        _ enable: Bool, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func enableNotification(_ enable: Bool) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func updateAuthorizationData(
        _ data: Data?, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func updateAuthorizationData(_ data: Data?) async throws { throw HomeRequest.refusal() }
}

/// - Linux: refuses
///
/// Describes a value; no object exists.
open class HMCharacteristicMetadata: NSObject {
    public override init() {}

    open var minimumValue: NSNumber? { nil }
    open var maximumValue: NSNumber? { nil }
    open var stepValue: NSNumber? { nil }
    open var maxLength: NSNumber? { nil }
    open var format: String? { nil }
    open var units: String? { nil }
    open var manufacturerDescription: String? { nil }
    open var validValues: [NSNumber]? { nil }
}
