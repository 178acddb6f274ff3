/// Shows a visual effect above the content below it. Add subviews to ``contentView``.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private let content = UIView()
    private let fill = UIView()

    /// Nil shows only the content. A change inside an animation block is animated as a fade.
    open var effect: UIVisualEffect? {
        didSet { fill.backgroundColor = effect?.fill }
    }

    open var contentView: UIView { content }

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
    }

    private func prepare() {
        clipsToBounds = true
        fill.isUserInteractionEnabled = false
        fill.backgroundColor = effect?.fill
        for view in [fill, content] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }
}
