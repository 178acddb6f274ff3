/// How a modal style fills the window: pure geometry, so that it can be tested without views.
struct PresentationLayout: Equatable {
    enum Style {
        /// Covers everything, and the presenter's view leaves the window.
        case fullScreen
        /// Covers everything over the presenter's view.
        case overFullScreen
        case pageSheet
        case formSheet
        /// A card in the middle that fades in.
        case alert
        /// A card with an arrow beside what it belongs to.
        case popover
        /// A card that slides up from the bottom; a tap beside it is told to its controller.
        case actionSheet
    }

    let style: Style

    private init(style: Style) {
        self.style = style
    }

    /// - Parameter traits: the window's.
    @MainActor
    init(of controller: UIViewController, traits: UITraitCollection) {
        if let alert = controller as? UIAlertController {
            self.init(style: alert.preferredStyle == .alert ? .alert : alert.isPopover ? .popover : .actionSheet)
        } else {
            self.init(controller.adaptedPresentationStyle(for: traits))
        }
    }

    /// Styles without a presentation of their own yet are shown as the nearest that has one.
    init(_ modalStyle: UIModalPresentationStyle) {
        style =
            switch modalStyle {
            case .fullScreen, .currentContext: .fullScreen
            case .overFullScreen, .overCurrentContext, .custom: .overFullScreen
            case .formSheet: .formSheet
            case .popover: .popover
            case .automatic, .pageSheet, .none: .pageSheet
            }
    }

    var isSheet: Bool { style == .pageSheet || style == .formSheet }

    /// Only a full-screen controller hides its presenter, which then gets the disappearance calls.
    var removesPresenter: Bool { style == .fullScreen }

    /// Alerts and action sheets place themselves.
    var isAlert: Bool { style == .alert || style == .actionSheet }

    var dimming: UIColor? {
        isSheet
            ? UIColor(white: 0, alpha: SystemMetrics.current.sheets.dimming)
            : isAlert ? SystemColor.alertDimming.dynamic : nil
    }

    /// The presented view's frame in a window of these bounds.
    ///
    /// - Parameters:
    ///   - depth: how many sheets lie below this one.
    ///   - preferred: the controller's preferred size, zero for none; only form sheets in regular windows follow it.
    func frame(in bounds: CGRect, safeArea: UIEdgeInsets, isCompact: Bool, depth: Int, preferred: CGSize) -> CGRect {
        guard isSheet else { return bounds }
        let sheets = SystemMetrics.current.sheets.self
        if isCompact {
            let top = safeArea.top + sheets.topGap * CGFloat(depth + 1)
            return CGRect(
                x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: max(0, bounds.height - top))
        }
        var size =
            style == .formSheet
            ? sheets.formSize
            : CGSize(
                width: min(bounds.width - 2 * sheets.pageSideGap, sheets.pageMaximumWidth),
                height: bounds.height - 2 * (safeArea.top + sheets.topGap))
        if style == .formSheet, preferred != .zero { size = preferred }
        size = CGSize(width: max(0, min(size.width, bounds.width)), height: max(0, min(size.height, bounds.height)))
        return CGRect(
            x: bounds.minX + ((bounds.width - size.width) / 2).rounded(),
            y: bounds.minY + ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
}
