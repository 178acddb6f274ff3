/// A separator between rows. With an effect, its color is drawn above the effect.
final class TableSeparatorView: UIView {
    /// Nil without an effect.
    private var effectView: UIVisualEffectView?

    init(color: UIColor?, effect: UIVisualEffect?) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        show(color, effect)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// - Parameter color: Nil is the system's color.
    func show(_ color: UIColor?, _ effect: UIVisualEffect?) {
        let color = color ?? .separator
        backgroundColor = effect == nil ? color : nil
        guard let effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        let view = effectView ?? UIVisualEffectView(effect: effect)
        if effectView == nil {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
            effectView = view
        }
        if view.effect !== effect { view.effect = effect }
        view.contentView.backgroundColor = color
    }
}
