import Foundation

/// - Linux: works
///
/// The base class of services, characteristics and descriptors.
open class CBAttribute: NSObject {
    public let uuid: CBUUID

    init(uuid: CBUUID) {
        self.uuid = uuid
    }
}

/// - Linux: refuses
///
/// A service of a peripheral; only the application's own services exist.
open class CBService: CBAttribute {
    public let isPrimary: Bool

    init(uuid: CBUUID, isPrimary: Bool) {
        self.isPrimary = isPrimary
        super.init(uuid: uuid)
    }

    open var peripheral: CBPeripheral? { nil }
    open var includedServices: [CBService]? { nil }
    open var characteristics: [CBCharacteristic]? { nil }
}

/// - Linux: works
///
/// A service that the application describes.
open class CBMutableService: CBService {
    private var included: [CBService]?
    private var own: [CBCharacteristic]?

    public init(type UUID: CBUUID, primary isPrimary: Bool) {
        super.init(uuid: UUID, isPrimary: isPrimary)
    }

    open override var includedServices: [CBService]? {
        get { included }
        set { included = newValue }
    }

    open override var characteristics: [CBCharacteristic]? {
        get { own }
        set {
            own = newValue
            for characteristic in newValue ?? [] { characteristic.owner = self }
        }
    }
}
