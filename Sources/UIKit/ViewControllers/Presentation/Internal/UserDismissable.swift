/// A presented controller that is told when the user has dismissed it by a drag or by a touch beside it.
@MainActor
protocol UserDismissable: UIViewController {
    func userDidDismiss()
}
