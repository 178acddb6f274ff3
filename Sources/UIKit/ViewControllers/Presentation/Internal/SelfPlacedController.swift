/// A presented controller that knows where its card stands: an alert.
@MainActor
protocol SelfPlacedController: UIViewController {
    /// In the coordinates of `bounds`, the window's.
    func cardFrame(in bounds: CGRect, safeArea: UIEdgeInsets, isCompact: Bool) -> CGRect
}
