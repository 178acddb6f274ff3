/// Lies over the content while a search is active: clear and not to be touched, dimmed, or under the results.
@MainActor
final class SearchCoverView: UIView {
    private let shade = UIView()
    var wasTouched: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        // As under alerts; unverified.
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

    /// What lies below is touched where nothing is shown.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
