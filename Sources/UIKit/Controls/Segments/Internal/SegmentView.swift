/// A segment: a centered title or image, over a background image if there is one.
@MainActor
final class SegmentView: UIView {
    private let ground = UIImageView()
    private let label = UILabel()
    private let imageView = UIImageView()

    /// The offset of the content from the center.
    var contentOffset = CGPoint.zero {
        didSet { if contentOffset != oldValue { setNeedsLayout() } }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        label.textAlignment = .center
        label.isAccessibilityElement = false
        imageView.contentMode = .center
        for part in [ground, label, imageView] { addSubview(part) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var accessibilityKind: AccessibilityKind { .segment }

    func show(title: NSAttributedString?, image: UIImage?, ground: UIImage?, isPale: Bool) {
        label.attributedText = title
        label.isHidden = title == nil
        imageView.image = image
        imageView.tintColor = .label
        self.ground.image = ground
        label.alpha = isPale ? 0.3 : 1  // unverified
        imageView.alpha = label.alpha
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        let fitting = label.sizeThatFits(bounds.size)
        let room = max(bounds.width - 2 * SystemMetrics.current.segments.leastTitleMargin, 0)
        let size = CGSize(width: min(fitting.width, room), height: fitting.height)
        label.frame = CGRect(
            x: SystemMetrics.round((bounds.width - size.width) / 2, scale: contentScaleFactor) + contentOffset.x,
            y: ((bounds.height - size.height) / 2 + contentOffset.y).rounded(), width: size.width,
            height: size.height)
        imageView.frame = bounds.offsetBy(dx: contentOffset.x, dy: contentOffset.y)
    }
}
