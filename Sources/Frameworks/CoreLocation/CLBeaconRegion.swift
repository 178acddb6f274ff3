import Foundation

/// - Linux: works
///
/// The surroundings of beacons; Linux does not range them.
open class CLBeaconRegion: CLRegion {
    private let constraint: CLBeaconIdentityConstraint
    open var notifyEntryStateOnDisplay = false

    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        constraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }

    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }

    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(uuid: proximityUUID, identifier: identifier)
    }

    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
    }

    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }

    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
            identifier: identifier)
    }

    public convenience init(
        proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) {
        self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
    }

    public required init?(coder: NSCoder) {
        guard let constraint = coder.decodeObject(of: CLBeaconIdentityConstraint.self, forKey: "constraint") else {
            return nil
        }
        self.constraint = constraint
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(constraint, forKey: "constraint")
    }

    override func twin() -> CLRegion {
        let region = CLBeaconRegion(beaconIdentityConstraint: constraint, identifier: identifier)
        region.notifyEntryStateOnDisplay = notifyEntryStateOnDisplay
        return region
    }

    open var beaconIdentityConstraint: CLBeaconIdentityConstraint { constraint }
    open var uuid: UUID { constraint.uuid }
    open var proximityUUID: UUID { constraint.uuid }
    open var major: NSNumber? { constraint.major.map { NSNumber(value: $0) } }
    open var minor: NSNumber? { constraint.minor.map { NSNumber(value: $0) } }

    /// What a peripheral manager advertises as this beacon.
    ///
    /// - Parameter measuredPower: the strength at a distance of one meter; nil is that of the device, here -59.
    @discardableResult
    open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
        var data = withUnsafeBytes(of: uuid.uuid) { Data($0) }
        for number in [constraint.major ?? 0, constraint.minor ?? 0] {
            data += [UInt8(number >> 8), UInt8(number & 0xFF)]
        }
        data.append(UInt8(bitPattern: measuredPower?.int8Value ?? -59))
        return NSMutableDictionary(dictionary: ["kCBAdvDataAppleBeaconKey": data])
    }
}
