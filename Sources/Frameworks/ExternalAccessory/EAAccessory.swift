import Foundation

public let EAConnectionIDNone = 0

/// - Linux: refuses
///
/// A connected device; no object exists.
open class EAAccessory: NSObject {
    open weak var delegate: (any EAAccessoryDelegate)?

    public override init() {}

    open var isConnected: Bool { false }
    open var connectionID: Int { EAConnectionIDNone }
    open var manufacturer: String { "" }
    open var name: String { "" }
    open var modelNumber: String { "" }
    open var serialNumber: String { "" }
    open var firmwareRevision: String { "" }
    open var hardwareRevision: String { "" }
    open var protocolStrings: [String] { [] }
}

/// - Linux: refuses
///
/// A connection with a device, which cannot be made.
open class EASession: NSObject {
    public init?(accessory: EAAccessory, forProtocol protocolString: String) {
        return nil
    }

    open var accessory: EAAccessory? { nil }
    open var protocolString: String? { nil }
    open var inputStream: InputStream? { nil }
    open var outputStream: OutputStream? { nil }
}
