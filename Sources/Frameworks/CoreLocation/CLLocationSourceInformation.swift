import Foundation

/// - Linux: works
///
/// Says where a location comes from.
// Sound: the properties never change.
open class CLLocationSourceInformation: NSObject, NSCopying, @unchecked Sendable {
    private let isSoftware: Bool
    private let isAccessory: Bool

    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        self.isSoftware = isSoftware
        self.isAccessory = isAccessory
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var isSimulatedBySoftware: Bool { isSoftware }
    open var isProducedByAccessory: Bool { isAccessory }
}
