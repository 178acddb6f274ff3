import Foundation

/// - Linux: no effect
///
/// Told that an accessory is gone; there are none. The method is optional.
public protocol EAAccessoryDelegate: NSObjectProtocol {
    func accessoryDidDisconnect(_ accessory: EAAccessory)
}

extension EAAccessoryDelegate {
    public func accessoryDidDisconnect(_ accessory: EAAccessory) {}
}
