import Foundation

/// - Linux: no effect
///
/// Told about changes of an accessory; there are none. Every method is optional.
public protocol HMAccessoryDelegate: NSObjectProtocol {
    func accessoryDidUpdateName(_ accessory: HMAccessory)
    func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService)
    func accessory(_ accessory: HMAccessory, didUpdateAssociatedServiceTypeFor service: HMService)
    func accessoryDidUpdateServices(_ accessory: HMAccessory)
    func accessoryDidUpdateReachability(_ accessory: HMAccessory)
    func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic)
    func accessory(_ accessory: HMAccessory, didUpdateFirmwareVersion firmwareVersion: String)
}

extension HMAccessoryDelegate {
    public func accessoryDidUpdateName(_ accessory: HMAccessory) {}

    public func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService) {}

    public func accessory(_ accessory: HMAccessory, didUpdateAssociatedServiceTypeFor service: HMService) {}

    public func accessoryDidUpdateServices(_ accessory: HMAccessory) {}

    public func accessoryDidUpdateReachability(_ accessory: HMAccessory) {}

    public func accessory(
        _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic
    ) {}

    public func accessory(_ accessory: HMAccessory, didUpdateFirmwareVersion firmwareVersion: String) {}
}
