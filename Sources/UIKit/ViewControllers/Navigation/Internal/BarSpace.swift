/// A fixed or flexible space between items of a bar.
@MainActor
final class BarSpace: UIView {
    let isFlexible: Bool

    /// - Parameter width: nil for a flexible space.
    init(width: CGFloat?) {
        isFlexible = width == nil
        super.init(frame: CGRect(x: 0, y: 0, width: width ?? 0, height: 0))
        isUserInteractionEnabled = false
        isHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
