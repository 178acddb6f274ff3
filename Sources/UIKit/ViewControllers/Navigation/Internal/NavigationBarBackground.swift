/// The fill and hairline behind a navigation bar; invisible while nothing has scrolled under the bar.
@MainActor
final class NavigationBarBackground: UIView {
    private let hairline = UIView()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        let bars = SystemMetrics.current.bars
        backgroundColor = bars.background
        hairline.backgroundColor = bars.hairlineColor
        addSubview(hairline)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let thickness = SystemMetrics.current.bars.hairline(scale: contentScaleFactor)
        hairline.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: thickness)
    }
}
