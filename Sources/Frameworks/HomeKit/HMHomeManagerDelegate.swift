import Foundation

/// - Linux: works
///
/// Told that the authorization is restricted. Every method is optional.
public protocol HMHomeManagerDelegate: NSObjectProtocol {
    func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
    func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
    func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
    func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
}

extension HMHomeManagerDelegate {
    public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {}

    public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}

    public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}

    public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}

    public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
}
