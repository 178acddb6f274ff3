extension UIViewController: ViewOwner {}

extension UIAlertController: PressClaimant {
    var claimsPresses: Bool { !becomesFirstResponder }
}
