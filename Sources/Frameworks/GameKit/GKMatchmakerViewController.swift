import FrameworkAbsence
import UIKit

/// - Linux: works
public enum GKMatchmakingMode: Int, Sendable {
    case `default` = 0
    case nearbyOnly = 1
    case automatchOnly = 2
    case inviteOnly = 3
}

/// - Linux: works
///
/// Told when the user cancels.
public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)

    /// - Linux: no effect
    func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, didFailWithError error: any Error)

    /// - Linux: no effect
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)

    /// - Linux: no effect
    func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer])
}

extension GKMatchmakerViewControllerDelegate {
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}

    public func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer]
    ) {}
}

/// - Linux: refuses
///
/// A panel that says that there is no Game Center.
open class GKMatchmakerViewController: UINavigationController {
    open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
    open private(set) var matchRequest = GKMatchRequest()
    open var isHosted = false
    open var matchmakingMode = GKMatchmakingMode.default
    open var canStartWithMinimumPlayers = false

    public convenience init?(matchRequest request: GKMatchRequest) {
        self.init()
        matchRequest = request
    }

    public convenience init?(invite: GKInvite) {
        self.init()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let content = AbsenceViewController(panel: GameAbsence.makePanel(), title: nil) { [weak self] in self?.end() }
        setViewControllers([content], animated: false)
    }

    private func end() {
        if let matchmakerDelegate {
            matchmakerDelegate.matchmakerViewControllerWasCancelled(self)
        } else {
            dismiss(animated: true)
        }
    }
}
