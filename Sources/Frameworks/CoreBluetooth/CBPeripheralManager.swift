import Foundation

/// - Linux: refuses
///
/// Offers no services: the delegate is told on the manager's queue that Bluetooth is not supported, and requests end
/// with ``CBError/operationNotSupported``.
open class CBPeripheralManager: CBManager {
    open weak var delegate: (any CBPeripheralManagerDelegate)?

    public convenience init() {
        self.init(delegate: nil, queue: nil, options: nil)
    }

    public convenience init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?) {
        self.init(delegate: delegate, queue: queue, options: nil)
    }

    public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init(queue: queue)
    }

    override func didUpdateState() {
        delegate?.peripheralManagerDidUpdateState(self)
    }

    private func tell(_ call: @escaping (CBPeripheralManager, any CBPeripheralManagerDelegate) -> Void) {
        onQueue { manager in
            if let manager = manager as? CBPeripheralManager, let delegate = manager.delegate {
                call(manager, delegate)
            }
        }
    }

    open class func authorizationStatus() -> CBPeripheralManagerAuthorizationStatus { .restricted }
    open var isAdvertising: Bool { false }

    open func startAdvertising(_ advertisementData: [String: Any]?) {
        tell { $1.peripheralManagerDidStartAdvertising($0, error: CBError(.operationNotSupported)) }
    }

    /// - Linux: no effect
    open func stopAdvertising() {}

    /// - Linux: no effect
    open func setDesiredConnectionLatency(_ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral) {}

    open func add(_ service: CBMutableService) {
        tell { $1.peripheralManager($0, didAdd: service, error: CBError(.operationNotSupported)) }
    }

    /// - Linux: no effect
    open func remove(_ service: CBMutableService) {}

    /// - Linux: no effect
    open func removeAllServices() {}

    /// - Linux: no effect
    open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}

    @discardableResult
    open func updateValue(
        _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
    ) -> Bool {
        false
    }

    open func publishL2CAPChannel(withEncryption encryptionRequired: Bool) {
        tell { $1.peripheralManager($0, didPublishL2CAPChannel: 0, error: CBError(.operationNotSupported)) }
    }

    /// - Linux: no effect
    open func unpublishL2CAPChannel(_ PSM: CBL2CAPPSM) {}
}
