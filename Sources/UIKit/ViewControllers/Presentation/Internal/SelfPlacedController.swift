/// A presented controller that computes the frame of its own card: an alert.
@MainActor
protocol SelfPlacedController: UIViewController {
    /// Returns the frame of the card in the coordinates of `bounds`, the bounds of the window.
    func cardFrame(in bounds: CGRect, safeArea: UIEdgeInsets, isCompact: Bool) -> CGRect
}
