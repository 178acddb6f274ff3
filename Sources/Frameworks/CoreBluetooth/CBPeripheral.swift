import Foundation

/// - Linux: refuses
///
/// Another device; Linux finds none, so no object exists.
// Sound: the property never changes.
open class CBPeer: NSObject, NSCopying, @unchecked Sendable {
    public let identifier = UUID()

    override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// - Linux: refuses
///
/// A device that uses services of the application; no object exists.
// Sound: the class adds no state.
open class CBCentral: CBPeer, @unchecked Sendable {
    open var maximumUpdateValueLength: Int { 0 }
}

/// - Linux: refuses
///
/// A device with services; no object exists.
// Sound: the property is used on the queue of the manager, as Core Bluetooth documents.
open class CBPeripheral: CBPeer, @unchecked Sendable {
    open weak var delegate: (any CBPeripheralDelegate)?

    open var name: String? { nil }
    open var rssi: NSNumber? { nil }
    open var state: CBPeripheralState { .disconnected }
    open var services: [CBService]? { nil }
    open var canSendWriteWithoutResponse: Bool { false }
    open var ancsAuthorized: Bool { false }

    /// - Linux: no effect
    open func readRSSI() {}

    /// - Linux: no effect
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}

    /// - Linux: no effect
    open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}

    /// - Linux: no effect
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}

    /// - Linux: no effect
    open func discoverDescriptors(for characteristic: CBCharacteristic) {}

    /// - Linux: no effect
    open func readValue(for characteristic: CBCharacteristic) {}

    /// - Linux: no effect
    open func readValue(for descriptor: CBDescriptor) {}

    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 0 }

    /// - Linux: no effect
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}

    /// - Linux: no effect
    open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}

    /// - Linux: no effect
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}

    /// - Linux: no effect
    open func openL2CAPChannel(_ PSM: CBL2CAPPSM) {}
}

/// - Linux: refuses
///
/// A stream between two devices; no object exists.
open class CBL2CAPChannel: NSObject {
    public override init() {}

    open var peer: CBPeer! { nil }
    open var inputStream: InputStream! { nil }
    open var outputStream: OutputStream! { nil }
    open var psm: CBL2CAPPSM { 0 }
}
