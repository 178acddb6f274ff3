/// A column of a split view: contains the view of its controller, and casts the shadow of a column that is over others.
@MainActor
final class SplitColumnView: UIView {
    /// Contains the controller's view. Nothing of it is seen beside the column.
    let content = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.clipsToBounds = true
        content.backgroundColor = .systemBackground
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        let splits = SystemMetrics.current.splits
        layer.shadowRadius = splits.shadowRadius
        layer.shadowOffset = .zero
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        return nil
    }

    /// - Parameter strength: 0 without a shadow, 1 while the column is over others.
    func showShadow(_ strength: CGFloat) {
        layer.shadowOpacity = SystemMetrics.current.splits.shadowOpacity * Float(strength)
    }
}
