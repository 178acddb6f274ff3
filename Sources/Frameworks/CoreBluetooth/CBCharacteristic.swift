import Foundation

/// - Linux: refuses
///
/// A value of a service; only the application's own characteristics exist.
open class CBCharacteristic: CBAttribute {
    weak var owner: CBService?

    open var service: CBService? { owner }
    open var properties: CBCharacteristicProperties { [] }
    open var value: Data? { nil }
    open var descriptors: [CBDescriptor]? { nil }
    open var isBroadcasted: Bool { false }
    open var isNotifying: Bool { false }
}

/// - Linux: works
///
/// A value that the application describes.
open class CBMutableCharacteristic: CBCharacteristic {
    private var parts: (properties: CBCharacteristicProperties, value: Data?, descriptors: [CBDescriptor]?)
    open var permissions: CBAttributePermissions

    public init(
        type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
    ) {
        parts = (properties, value, nil)
        self.permissions = permissions
        super.init(uuid: UUID)
    }

    open var subscribedCentrals: [CBCentral]? { nil }

    open override var properties: CBCharacteristicProperties {
        get { parts.properties }
        set { parts.properties = newValue }
    }

    open override var value: Data? {
        get { parts.value }
        set { parts.value = newValue }
    }

    open override var descriptors: [CBDescriptor]? {
        get { parts.descriptors }
        set {
            parts.descriptors = newValue
            for descriptor in newValue ?? [] { descriptor.owner = self }
        }
    }
}

/// - Linux: refuses
///
/// Describes a value; only the application's own descriptors exist.
open class CBDescriptor: CBAttribute {
    weak var owner: CBCharacteristic?
    private let content: Any?

    init(uuid: CBUUID, value: Any?) {
        content = value
        super.init(uuid: uuid)
    }

    open var characteristic: CBCharacteristic? { owner }
    open var value: Any? { content }
}

/// - Linux: works
///
/// A descriptor that the application makes.
open class CBMutableDescriptor: CBDescriptor {
    public init(type UUID: CBUUID, value: Any?) {
        super.init(uuid: UUID, value: value)
    }
}

/// - Linux: refuses
///
/// A central's request to read or write a value; no object exists.
open class CBATTRequest: NSObject {
    public let central: CBCentral
    public let characteristic: CBCharacteristic
    public let offset: Int
    open var value: Data?

    init(central: CBCentral, characteristic: CBCharacteristic, offset: Int) {
        self.central = central
        self.characteristic = characteristic
        self.offset = offset
    }
}
