/// Shows a visual effect above the content below it. Add subviews to ``contentView``.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private let content = VibrantView()
    private let fill = MaterialView()

    /// Nil shows only the content. From and to nil, a change inside an animation block is animated as a fade.
    open var effect: UIVisualEffect? {
        didSet { showEffect(insteadOf: oldValue) }
    }

    /// The view above the effect. Subviews belong into it, not into the effect view.
    open var contentView: UIView { content }

    /// Creates a view of size zero.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        self.effect = effect
        prepare()
    }

    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.nib?.decode(self)
    }

    override var archivedSubviews: [UIView] { [] }

    private func prepare() {
        clipsToBounds = true
        fill.isUserInteractionEnabled = false
        (fill.effect, content.effect) = (effect, effect)
        for view in [fill, content] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    private func showEffect(insteadOf former: UIVisualEffect?) {
        content.effect = effect
        // The former effect stays while it fades out.
        guard let effect else { return fill.alpha = 0 }
        if former == nil { UIView.performWithoutAnimation { fill.alpha = 0 } }
        fill.effect = effect
        fill.alpha = 1
    }
}
