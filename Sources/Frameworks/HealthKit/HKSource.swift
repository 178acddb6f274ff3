import Foundation

/// - Linux: works
///
/// The application that saved something; on Linux always this one.
// Sound: the properties never change.
open class HKSource: NSObject, NSCopying, @unchecked Sendable {
    public let name: String
    public let bundleIdentifier: String

    init(name: String, bundleIdentifier: String) {
        self.name = name
        self.bundleIdentifier = bundleIdentifier
    }

    open class func `default`() -> HKSource {
        HKSource(name: ProcessInfo.processInfo.processName, bundleIdentifier: Bundle.main.bundleIdentifier ?? "")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKSource)?.bundleIdentifier == bundleIdentifier
    }

    open override var hash: Int { bundleIdentifier.hashValue }
}

/// - Linux: works
///
/// A version of an application that saved something.
// Sound: the properties never change.
open class HKSourceRevision: NSObject, NSCopying, @unchecked Sendable {
    public let source: HKSource
    public let version: String?
    public let productType: String?
    public let operatingSystemVersion: OperatingSystemVersion

    public init(
        source: HKSource, version: String?, productType: String?, operatingSystemVersion: OperatingSystemVersion
    ) {
        self.source = source
        self.version = version
        self.productType = productType
        self.operatingSystemVersion = operatingSystemVersion
    }

    public convenience init(source: HKSource, version: String?) {
        self.init(
            source: source, version: version, productType: nil,
            operatingSystemVersion: ProcessInfo.processInfo.operatingSystemVersion)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// - Linux: works
///
/// A device that measured something.
// Sound: the properties never change.
open class HKDevice: NSObject, NSCopying, @unchecked Sendable {
    public let name: String?
    public let manufacturer: String?
    public let model: String?
    public let hardwareVersion: String?
    public let firmwareVersion: String?
    public let softwareVersion: String?
    public let localIdentifier: String?
    public let udiDeviceIdentifier: String?

    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
        softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier UDIDeviceIdentifier: String?
    ) {
        self.name = name
        self.manufacturer = manufacturer
        self.model = model
        self.hardwareVersion = hardwareVersion
        self.firmwareVersion = firmwareVersion
        self.softwareVersion = softwareVersion
        self.localIdentifier = localIdentifier
        udiDeviceIdentifier = UDIDeviceIdentifier
    }

    /// This computer.
    open class func local() -> HKDevice {
        HKDevice(
            name: ProcessInfo.processInfo.hostName, manufacturer: nil, model: nil, hardwareVersion: nil,
            firmwareVersion: nil, softwareVersion: ProcessInfo.processInfo.operatingSystemVersionString,
            localIdentifier: nil, udiDeviceIdentifier: nil)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
