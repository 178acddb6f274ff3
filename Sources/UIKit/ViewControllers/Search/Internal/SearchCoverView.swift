/// Covers the content while a search is active. It is either clear and lets touches through, dimmed, or below the
/// results.
@MainActor
final class SearchCoverView: UIView {
    private let shade = UIView()
    var wasTouched: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        // The same color as under alerts; unverified.
        shade.backgroundColor = UIColor(white: 0, alpha: 0.2)
        shade.alpha = 0
        addSubview(shade)
        shade.addGestureRecognizer(UITapGestureRecognizer(target: self, action: SearchCoverView.shadeWasTapped))
    }

    required init?(coder: NSCoder) { nil }

    var isDimmed: Bool {
        get { shade.alpha > 0 }
        set { shade.alpha = newValue ? 1 : 0 }
    }

    private func shadeWasTapped() { wasTouched() }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = bounds
    }

    /// Touches that hit no subview reach the content below.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
