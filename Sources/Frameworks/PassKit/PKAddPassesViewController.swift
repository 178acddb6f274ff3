import UIKit

/// - Linux: no effect
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
    public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}

/// - Linux: refuses
///
/// Passes cannot be added, so the initializers return nil.
open class PKAddPassesViewController: UIViewController {
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?

    open class func canAddPasses() -> Bool {
        WalletAbsence.report()
        return false
    }

    public init?(pass: PKPass) { return nil }

    public init?(passes: [PKPass]) { return nil }

    public required init?(coder: NSCoder) { return nil }
}
