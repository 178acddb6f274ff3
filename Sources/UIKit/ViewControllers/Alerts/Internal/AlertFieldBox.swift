import Foundation

/// The text fields of an alert, in a column inside a rounded box.
@MainActor
final class AlertFieldBox: UIView {
    private var fields: [UITextField] = []
    private var dividers: [UIView] = []
    private let metrics = SystemMetrics.current.alerts.self

    var isEmpty: Bool { fields.isEmpty }

    var height: CGFloat { metrics.fieldHeight * CGFloat(fields.count) }

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.cornerRadius = metrics.fieldRadius
        clipsToBounds = true
        outline()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ shown: [UITextField]) {
        guard shown.count != fields.count || !zip(shown, fields).allSatisfy({ $0 === $1 }) else { return }
        for view in fields + dividers { view.removeFromSuperview() }
        fields = shown
        dividers = shown.dropFirst().map { _ in
            let divider = UIView()
            divider.backgroundColor = SystemColor.alertDivider.dynamic
            return divider
        }
        for view in fields + dividers { addSubview(view) }
        setNeedsLayout()
    }

    private func outline() {
        layer.borderWidth = SystemMetrics.current.bars.hairline(scale: contentScaleFactor)
        layer.borderColor = SystemColor.alertDivider.dynamic.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        outline()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(
                x: metrics.fieldTextInset, y: CGFloat(index) * metrics.fieldHeight,
                width: bounds.width - 2 * metrics.fieldTextInset, height: metrics.fieldHeight)
        }
        let thickness = SystemMetrics.current.bars.hairline(scale: contentScaleFactor)
        for (index, divider) in dividers.enumerated() {
            divider.frame = CGRect(
                x: 0, y: CGFloat(index + 1) * metrics.fieldHeight, width: bounds.width, height: thickness)
        }
    }
}
