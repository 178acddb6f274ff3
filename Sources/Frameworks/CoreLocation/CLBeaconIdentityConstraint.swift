import Foundation

/// - Linux: works
///
/// Describes the beacons that the application looks for.
// Sound: the properties never change.
open class CLBeaconIdentityConstraint: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let own: UUID
    public let major: UInt16?
    public let minor: UInt16?

    public convenience init(uuid: UUID) {
        self.init(own: uuid, major: nil, minor: nil)
    }

    public convenience init(uuid: UUID, major: CLBeaconMajorValue) {
        self.init(own: uuid, major: major, minor: nil)
    }

    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
        self.init(own: uuid, major: major, minor: minor)
    }

    init(own: UUID, major: UInt16?, minor: UInt16?) {
        self.own = own
        self.major = major
        self.minor = minor
    }

    public required convenience init?(coder: NSCoder) {
        guard let uuid = (coder.decodeObject(of: NSString.self, forKey: "uuid") as String?).flatMap(UUID.init) else {
            return nil
        }
        func value(_ key: String) -> UInt16? {
            coder.containsValue(forKey: key) ? UInt16(clamping: coder.decodeInteger(forKey: key)) : nil
        }
        self.init(own: uuid, major: value("major"), minor: value("minor"))
    }

    open func encode(with coder: NSCoder) {
        coder.encode(own.uuidString as NSString, forKey: "uuid")
        if let major { coder.encode(Int(major), forKey: "major") }
        if let minor { coder.encode(Int(minor), forKey: "minor") }
    }

    open class var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var uuid: UUID { own }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLBeaconIdentityConstraint else { return false }
        return other.uuid == uuid && other.major == major && other.minor == minor
    }

    open override var hash: Int { own.hashValue }
}
