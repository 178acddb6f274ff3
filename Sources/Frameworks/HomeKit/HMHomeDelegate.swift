import Foundation

/// - Linux: no effect
///
/// Told about changes of a home; there are none. Every method is optional.
public protocol HMHomeDelegate: NSObjectProtocol {
    func homeDidUpdateName(_ home: HMHome)
    func homeDidUpdateAccessControl(forCurrentUser home: HMHome)
    func home(_ home: HMHome, didAdd accessory: HMAccessory)
    func home(_ home: HMHome, didRemove accessory: HMAccessory)
    func home(_ home: HMHome, didAdd user: HMUser)
    func home(_ home: HMHome, didRemove user: HMUser)
    func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory)
    func home(_ home: HMHome, didAdd room: HMRoom)
    func home(_ home: HMHome, didRemove room: HMRoom)
    func home(_ home: HMHome, didUpdateNameFor room: HMRoom)
    func home(_ home: HMHome, didAdd zone: HMZone)
    func home(_ home: HMHome, didRemove zone: HMZone)
    func home(_ home: HMHome, didUpdateNameFor zone: HMZone)
    func home(_ home: HMHome, didAdd room: HMRoom, to zone: HMZone)
    func home(_ home: HMHome, didRemove room: HMRoom, from zone: HMZone)
    func home(_ home: HMHome, didAdd group: HMServiceGroup)
    func home(_ home: HMHome, didRemove group: HMServiceGroup)
    func home(_ home: HMHome, didUpdateNameFor group: HMServiceGroup)
    func home(_ home: HMHome, didAdd service: HMService, to group: HMServiceGroup)
    func home(_ home: HMHome, didRemove service: HMService, from group: HMServiceGroup)
    func home(_ home: HMHome, didAdd actionSet: HMActionSet)
    func home(_ home: HMHome, didRemove actionSet: HMActionSet)
    func home(_ home: HMHome, didUpdateNameFor actionSet: HMActionSet)
    func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet)
    func home(_ home: HMHome, didAdd trigger: HMTrigger)
    func home(_ home: HMHome, didRemove trigger: HMTrigger)
    func home(_ home: HMHome, didUpdateNameFor trigger: HMTrigger)
    func home(_ home: HMHome, didUpdate trigger: HMTrigger)
    func home(_ home: HMHome, didUnblockAccessory accessory: HMAccessory)
    func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory)
    func home(_ home: HMHome, didUpdate homeHubState: HMHomeHubState)
    func homeDidUpdateSupportedFeatures(_ home: HMHome)
}

extension HMHomeDelegate {
    public func homeDidUpdateName(_ home: HMHome) {}

    public func homeDidUpdateAccessControl(forCurrentUser home: HMHome) {}

    public func home(_ home: HMHome, didAdd accessory: HMAccessory) {}

    public func home(_ home: HMHome, didRemove accessory: HMAccessory) {}

    public func home(_ home: HMHome, didAdd user: HMUser) {}

    public func home(_ home: HMHome, didRemove user: HMUser) {}

    public func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory) {}

    public func home(_ home: HMHome, didAdd room: HMRoom) {}

    public func home(_ home: HMHome, didRemove room: HMRoom) {}

    public func home(_ home: HMHome, didUpdateNameFor room: HMRoom) {}

    public func home(_ home: HMHome, didAdd zone: HMZone) {}

    public func home(_ home: HMHome, didRemove zone: HMZone) {}

    public func home(_ home: HMHome, didUpdateNameFor zone: HMZone) {}

    public func home(_ home: HMHome, didAdd room: HMRoom, to zone: HMZone) {}

    public func home(_ home: HMHome, didRemove room: HMRoom, from zone: HMZone) {}

    public func home(_ home: HMHome, didAdd group: HMServiceGroup) {}

    public func home(_ home: HMHome, didRemove group: HMServiceGroup) {}

    public func home(_ home: HMHome, didUpdateNameFor group: HMServiceGroup) {}

    public func home(_ home: HMHome, didAdd service: HMService, to group: HMServiceGroup) {}

    public func home(_ home: HMHome, didRemove service: HMService, from group: HMServiceGroup) {}

    public func home(_ home: HMHome, didAdd actionSet: HMActionSet) {}

    public func home(_ home: HMHome, didRemove actionSet: HMActionSet) {}

    public func home(_ home: HMHome, didUpdateNameFor actionSet: HMActionSet) {}

    public func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet) {}

    public func home(_ home: HMHome, didAdd trigger: HMTrigger) {}

    public func home(_ home: HMHome, didRemove trigger: HMTrigger) {}

    public func home(_ home: HMHome, didUpdateNameFor trigger: HMTrigger) {}

    public func home(_ home: HMHome, didUpdate trigger: HMTrigger) {}

    public func home(_ home: HMHome, didUnblockAccessory accessory: HMAccessory) {}

    public func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory) {}

    public func home(_ home: HMHome, didUpdate homeHubState: HMHomeHubState) {}

    public func homeDidUpdateSupportedFeatures(_ home: HMHome) {}
}
