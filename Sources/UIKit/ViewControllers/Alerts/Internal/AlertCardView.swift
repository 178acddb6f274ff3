import Foundation

/// The view of an alert: texts and text fields above the actions, on one rounded card.
@MainActor
final class AlertCardView: MaterialView, AlertView {
    private unowned let alert: UIAlertController
    private let header = AlertHeader(.alert)
    private let list: AlertActionList
    private let metrics = SystemMetrics.current.alerts.self

    init(alert: UIAlertController) {
        self.alert = alert
        list = AlertActionList(rowHeight: metrics.rowHeight) { [unowned alert] in alert.choose($0) }
        super.init(frame: .zero)
        effect = UIBlurEffect(style: .systemMaterial)
        layer.cornerRadius = metrics.cornerRadius
        layer.cornerCurve = .continuous
        clipsToBounds = true
        addSubview(header)
        addSubview(list)
        contentsDidChange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func contentsDidChange() {
        header.show(title: alert.title, message: alert.message, fields: alert.textFields ?? [])
        let others = alert.actions.filter { $0.style != .cancel }
        let cancel = [alert.cancelAction].compactMap { $0 }
        // The cancel action is first of two actions side by side, and last in a column.
        show(cancel + others)
        if !list.arrange(width: metrics.width, inColumn: isLarge) { show(others + cancel) }
        setNeedsLayout()
    }

    private func show(_ actions: [UIAlertAction]) {
        let bold = alert.emphasizedAction
        list.show(actions, hasLineAbove: header.height(width: metrics.width) > 0) { [metrics] in
            .scaling(.body, size: metrics.actionSize, weight: $0 === bold ? .semibold : .regular)
        }
    }

    func actionsDidChange() {
        list.actionsDidChange()
    }

    func frame(in bounds: CGRect, safeArea: UIEdgeInsets, isCompact: Bool) -> CGRect {
        let safe = bounds.inset(by: safeArea)
        let room = safe.height - 2 * metrics.screenInset
        let width =
            isLarge
            ? max(metrics.width, min(safe.width - 2 * metrics.accessibilityMargin, metrics.accessibilityWidth))
            : metrics.width
        let height = min(header.height(width: width) + list.height(width: width), max(room, 0))
        return CGRect(
            x: SystemMetrics.round(safe.midX - width / 2, scale: contentScaleFactor),
            y: SystemMetrics.round(safe.midY - height / 2, scale: contentScaleFactor), width: width,
            height: height)
    }

    private var isLarge: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let before = previousTraitCollection?.preferredContentSizeCategory
        if before != traitCollection.preferredContentSizeCategory { contentsDidChange() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // If not everything fits, the texts shrink until the actions have half of the card.
        let room = bounds.height - header.height(width: bounds.width)
        let listHeight = max(room, min(list.height(width: bounds.width), bounds.height / 2))
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - listHeight)
        list.frame = CGRect(x: 0, y: bounds.height - listHeight, width: bounds.width, height: listHeight)
    }
}
