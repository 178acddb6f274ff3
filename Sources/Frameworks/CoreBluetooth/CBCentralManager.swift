import Foundation

/// - Linux: refuses
///
/// Finds no peripherals: the delegate is told on the manager's queue that Bluetooth is not supported.
open class CBCentralManager: CBManager {
    /// - Linux: works
    ///
    /// Something that not every device can do.
    public struct Feature: OptionSet, Sendable {
        public static let extendedScanAndConnect = Feature(rawValue: 1)

        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    open weak var delegate: (any CBCentralManagerDelegate)?

    public convenience init() {
        self.init(delegate: nil, queue: nil, options: nil)
    }

    public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
        self.init(delegate: delegate, queue: queue, options: nil)
    }

    public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init(queue: queue)
    }

    override func didUpdateState() {
        delegate?.centralManagerDidUpdateState(self)
    }

    open class func supports(_ features: Feature) -> Bool { false }
    open var isScanning: Bool { false }

    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }

    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }

    /// - Linux: no effect
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}

    /// - Linux: no effect
    open func stopScan() {}

    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {
        onQueue { manager in
            guard let manager = manager as? CBCentralManager else { return }
            manager.delegate?.centralManager(manager, didFailToConnect: peripheral, error: CBError(.connectionFailed))
        }
    }

    /// - Linux: no effect
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}

    /// - Linux: no effect
    open func registerForConnectionEvents(options: [CBConnectionEventMatchingOption: Any]? = nil) {}
}
