import Foundation

/// - Linux: works
///
/// Says what can be done with a characteristic.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    public static let broadcast = CBCharacteristicProperties(rawValue: 1 << 0)
    public static let read = CBCharacteristicProperties(rawValue: 1 << 1)
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 1 << 2)
    public static let write = CBCharacteristicProperties(rawValue: 1 << 3)
    public static let notify = CBCharacteristicProperties(rawValue: 1 << 4)
    public static let indicate = CBCharacteristicProperties(rawValue: 1 << 5)
    public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 1 << 6)
    public static let extendedProperties = CBCharacteristicProperties(rawValue: 1 << 7)
    public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 1 << 8)
    public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 1 << 9)

    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// - Linux: works
///
/// Says what a central may do with a characteristic.
public struct CBAttributePermissions: OptionSet, Sendable {
    public static let readable = CBAttributePermissions(rawValue: 1 << 0)
    public static let writeable = CBAttributePermissions(rawValue: 1 << 1)
    public static let readEncryptionRequired = CBAttributePermissions(rawValue: 1 << 2)
    public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 1 << 3)

    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
