import Foundation

/// An action sheet: the texts and actions on one card, the cancel action on a second card below it.
@MainActor
final class ActionSheetView: UIView, AlertView {
    private unowned let alert: UIAlertController
    private let card = MaterialView()
    private let cancelCard = UIView()
    private let header = AlertHeader(.actionSheet)
    private let list: AlertActionList
    private let cancelList: AlertActionList
    private let metrics = SystemMetrics.current.actionSheets.self

    init(alert: UIAlertController) {
        self.alert = alert
        list = AlertActionList(rowHeight: metrics.rowHeight) { [unowned alert] in alert.choose($0) }
        cancelList = AlertActionList(rowHeight: metrics.rowHeight) { [unowned alert] in alert.choose($0) }
        super.init(frame: .zero)
        if !alert.isPopover { card.effect = UIBlurEffect(style: .systemMaterial) }
        cancelCard.backgroundColor = SystemColor.alertCancelGround.dynamic
        for view in [card, cancelCard] {
            view.layer.cornerRadius = alert.isPopover ? 0 : metrics.cornerRadius
            view.layer.cornerCurve = .continuous
            view.clipsToBounds = true
            addSubview(view)
        }
        card.addSubview(header)
        card.addSubview(list)
        cancelCard.addSubview(cancelList)
        contentsDidChange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func contentsDidChange() {
        header.show(title: alert.title, message: alert.message, fields: [])
        let size = metrics.actionSize
        let bold = alert.emphasizedAction
        let font = { (action: UIAlertAction) -> UIFont in
            .scaling(.body, size: size, weight: action === bold ? .semibold : .regular)
        }
        let hasHeader = header.height(width: metrics.regularWidth) > 0
        list.show(alert.actions.filter { $0.style != .cancel }, hasLineAbove: hasHeader, font: font)
        cancelList.show([alert.cancelAction].compactMap { $0 }, hasLineAbove: false, font: font)
        cancelCard.isHidden = !showsCancel
        setNeedsLayout()
    }

    func actionsDidChange() {
        list.actionsDidChange()
        cancelList.actionsDidChange()
    }

    private var showsCancel: Bool { alert.cancelAction != nil && !alert.isPopover }

    private func cancelHeight(width: CGFloat) -> CGFloat {
        showsCancel ? cancelList.height(width: width) + metrics.cancelGap : 0
    }

    func frame(in bounds: CGRect, safeArea: UIEdgeInsets, isCompact: Bool) -> CGRect {
        let safe = bounds.inset(by: safeArea)
        let width =
            isCompact ? min(safe.width - 2 * metrics.margin, metrics.maximumWidth) : metrics.regularWidth
        let room = safe.height - 2 * metrics.margin
        let height = min(
            header.height(width: width) + list.height(width: width) + cancelHeight(width: width), max(room, 0))
        let x = SystemMetrics.round(safe.midX - width / 2, scale: contentScaleFactor)
        let y = isCompact ? safe.maxY - metrics.margin - height : (safe.midY - height / 2).rounded()
        return CGRect(x: x, y: y, width: width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height - cancelHeight(width: bounds.width)
        let cancelRow = showsCancel ? cancelList.height(width: bounds.width) : 0
        card.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(height, 0))
        cancelCard.frame = CGRect(
            x: 0, y: bounds.height - cancelRow, width: bounds.width, height: cancelRow)
        cancelList.frame = cancelCard.bounds
        let wanted = min(header.height(width: bounds.width), max(height - list.leastHeight(width: bounds.width), 0))
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: wanted)
        list.frame = CGRect(x: 0, y: wanted, width: bounds.width, height: max(height - wanted, 0))
    }
}
