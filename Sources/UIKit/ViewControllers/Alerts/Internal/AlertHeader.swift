import Foundation

/// The title, message and text fields of an alert or an action sheet. Scrolls if they do not fit.
@MainActor
final class AlertHeader: UIScrollView {
    struct Style {
        var titleFont: UIFont
        var messageFont: UIFont
        var titleColor: UIColor
        var messageColor: UIColor
        var sideInset: CGFloat
        var verticalInset: CGFloat
        var messageGap: CGFloat

        static var alert: Style {
            let metrics = SystemMetrics.current.alerts.self
            return Style(
                titleFont: .scaling(.headline, size: metrics.titleSize, weight: .semibold),
                messageFont: .scaling(.footnote, size: metrics.messageSize), titleColor: .label,
                messageColor: .label,
                sideInset: metrics.sideInset, verticalInset: metrics.verticalInset, messageGap: metrics.messageGap)
        }

        static var actionSheet: Style {
            let metrics = SystemMetrics.current.actionSheets.self
            return Style(
                titleFont: .scaling(.footnote, size: metrics.textSize, weight: .semibold),
                messageFont: .scaling(.footnote, size: metrics.textSize), titleColor: .secondaryLabel,
                messageColor: .secondaryLabel, sideInset: metrics.sideInset, verticalInset: metrics.verticalInset,
                messageGap: metrics.messageGap)
        }
    }

    private let style: Style
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let fieldBox = AlertFieldBox()

    init(_ style: Style) {
        self.style = style
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        for (label, font, color) in [
            (titleLabel, style.titleFont, style.titleColor), (messageLabel, style.messageFont, style.messageColor),
        ] {
            label.font = font
            label.adjustsFontForContentSizeCategory = true
            label.textColor = color
            label.textAlignment = .center
            label.numberOfLines = 0
            addSubview(label)
        }
        addSubview(fieldBox)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var accessibilityKind: AccessibilityKind { .plain }

    func show(title: String?, message: String?, fields: [UITextField]) {
        titleLabel.text = title
        messageLabel.text = message
        fieldBox.show(fields)
        setNeedsLayout()
    }

    /// Returns the height of all contents at a width; 0 without texts and text fields.
    func height(width: CGFloat) -> CGFloat {
        layout(width: width).height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let layout = layout(width: bounds.width)
        titleLabel.frame = layout.title
        messageLabel.frame = layout.message
        fieldBox.frame = layout.fields
        fieldBox.isHidden = fieldBox.isEmpty
        contentSize = CGSize(width: bounds.width, height: layout.height)
        isScrollEnabled = layout.height > bounds.height + 0.5
    }

    private func layout(width: CGFloat) -> (title: CGRect, message: CGRect, fields: CGRect, height: CGFloat) {
        let scale = contentScaleFactor
        let textWidth = max(width - 2 * style.sideInset, 0)
        var y = style.verticalInset
        func place(_ label: UILabel, gap: CGFloat) -> CGRect {
            guard !(label.text ?? "").isEmpty else { return .zero }
            if y > style.verticalInset { y += gap }
            let height = label.sizeThatFits(CGSize(width: textWidth, height: 0)).height
            defer { y += height }
            return CGRect(
                x: style.sideInset, y: SystemMetrics.round(y, scale: scale), width: textWidth, height: height)
        }
        let title = place(titleLabel, gap: 0)
        let message = place(messageLabel, gap: style.messageGap)
        let hasTexts = y > style.verticalInset
        guard !fieldBox.isEmpty else { return (title, message, .zero, hasTexts ? y + style.verticalInset : 0) }
        let metrics = SystemMetrics.current.alerts.self
        if hasTexts { y += metrics.fieldGap }
        let fields = CGRect(
            x: metrics.fieldInset, y: SystemMetrics.round(y, scale: scale), width: width - 2 * metrics.fieldInset,
            height: fieldBox.height)
        return (title, message, fields, fields.maxY + metrics.fieldGap)
    }
}

extension UIFont {
    /// Returns a font of alerts: of a size at the default text size, and larger and smaller as a text style is. That
    /// the texts of alerts follow these styles is unverified.
    static func scaling(_ style: TextStyle, size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
    }
}
