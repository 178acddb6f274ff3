import Foundation

/// - Linux: works
///
/// Says whether the application may use the homes; on Linux it is restricted.
public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
    public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1)
    public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 2)
    public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 4)

    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// - Linux: refuses
///
/// There are no homes: requests end with ``HMError/homeAccessNotAuthorized`` on the main queue.
open class HMHomeManager: NSObject {
    public override init() {
        super.init()
        tell {
            $1.homeManager($0, didUpdate: $0.authorizationStatus)
            $1.homeManagerDidUpdateHomes($0)
        }
    }

    open weak var delegate: (any HMHomeManagerDelegate)?
    open var authorizationStatus: HMHomeManagerAuthorizationStatus { [.determined, .restricted] }

    private func tell(_ call: @escaping (HMHomeManager, any HMHomeManagerDelegate) -> Void) {
        // Sound: the manager is used on the main thread, where its delegate is called.
        nonisolated(unsafe) let manager = self
        nonisolated(unsafe) let call = call  // Sound: as the line above.
        DispatchQueue.main.async {
            if let delegate = manager.delegate { call(manager, delegate) }
        }
    }

    open var primaryHome: HMHome? { nil }
    open var homes: [HMHome] { [] }

    @preconcurrency open func updatePrimaryHome(
        _ home: HMHome, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func updatePrimaryHome(_ home: HMHome) async throws { throw HomeRequest.refusal() }

    @preconcurrency open func addHome(
        withName homeName: String, completionHandler completion: @escaping @Sendable (HMHome?, (any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion(nil, $0) }
    }

    open func addHome(named homeName: String) async throws -> HMHome { throw HomeRequest.refusal() }

    @preconcurrency open func removeHome(
        _ home: HMHome, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        HomeRequest.refuse { completion($0) }
    }

    open func removeHome(_ home: HMHome) async throws { throw HomeRequest.refusal() }
}
