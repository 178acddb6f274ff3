/// The title of a navigation bar that opens a menu: its text with a chevron that points down.
@MainActor
final class TitleMenuButton: UIControl {
    let label: UILabel
    private let chevron = UIImageView(image: UIImage(systemName: "chevron.down"))
    private let provider: () -> UIMenu?

    init(_ label: UILabel, provider: @escaping () -> UIMenu?) {
        self.label = label
        self.provider = provider
        super.init(frame: .zero)
        chevron.tintColor = .secondaryLabel
        chevron.sizeToFit()
        addSubview(label)
        addSubview(chevron)
        showsMenuAsPrimaryAction = true
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = label.text
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var menuContent: ControlMenuContent? { provider().map { ControlMenuContent(menu: $0, sender: self) } }

    private var gap: CGFloat { SystemMetrics.current.bars.buttonSpacing }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(size)
        return CGSize(
            width: text.width + gap + chevron.bounds.width, height: max(text.height, chevron.bounds.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let mark = chevron.bounds.size
        let text = label.sizeThatFits(bounds.size)
        let width = min(text.width, max(bounds.width - gap - mark.width, 0))
        label.frame = CGRect(
            x: isRightToLeft ? bounds.width - width : 0, y: (bounds.height - text.height) / 2, width: width,
            height: text.height)
        chevron.center = CGPoint(
            x: isRightToLeft ? mark.width / 2 : width + gap + mark.width / 2, y: bounds.midY)
    }

    override func stateAppearanceDidChange() { alpha = isHighlighted ? 0.2 : 1 }
}
