/// The geometry of the modal presentation styles; independent of views, so that it can be tested without them.
struct PresentationLayout: Equatable {
    enum Style {
        /// Covers the window, and the presenter's view is removed from it.
        case fullScreen
        /// Covers the window above the presenter's view.
        case overFullScreen
        case pageSheet
        case formSheet
        /// A centered card that fades in.
        case alert
        /// A card with an arrow that points at its source.
        case popover
        /// A card that slides up from the bottom. Its controller is informed about taps beside it.
        case actionSheet
        /// Covers the window; the presentation controller of the application places the view.
        case custom
    }

    let style: Style
    /// The modal style to which that of the controller was adapted; `.none` if it was not.
    private(set) var adaptation = UIModalPresentationStyle.none

    private init(style: Style) {
        self.style = style
    }

    /// - Parameter traits: the traits of the window.
    @MainActor
    init(of controller: UIViewController, traits: UITraitCollection) {
        if let alert = controller as? UIAlertController {
            self.init(style: alert.preferredStyle == .alert ? .alert : alert.isPopover ? .popover : .actionSheet)
        } else {
            let style = controller.adaptedPresentationStyle(for: traits)
            let known = style == .custom ? controller.knownPresentationController : nil
            self.init(
                known is UISheetPresentationController
                    ? .pageSheet : known is UIPopoverPresentationController ? .popover : style)
            if style != controller.modalPresentationStyle { adaptation = style }
        }
    }

    /// Creates the layout of a modal style.
    init(_ modalStyle: UIModalPresentationStyle) {
        style =
            switch modalStyle {
            case .fullScreen, .currentContext: .fullScreen
            case .overFullScreen, .overCurrentContext: .overFullScreen
            case .custom: .custom
            case .formSheet: .formSheet
            case .popover: .popover
            case .automatic, .pageSheet, .none: .pageSheet
            }
    }

    var isSheet: Bool { style == .pageSheet || style == .formSheet }

    /// Whether the presented view is in a card; only the other styles have a container for the animators of applications
    /// alone.
    var hasCard: Bool { ![.fullScreen, .overFullScreen, .custom].contains(style) }

    /// Whether the presenter's view is removed and gets the disappearance calls; only for full-screen controllers.
    var removesPresenter: Bool { style == .fullScreen }

    /// Alerts and action sheets compute their own frames.
    var isAlert: Bool { style == .alert || style == .actionSheet }

    var dimming: UIColor? {
        isSheet
            ? UIColor(white: 0, alpha: SystemMetrics.current.sheets.dimming)
            : isAlert ? SystemColor.alertDimming.dynamic : nil
    }

    /// Returns the presented view's frame in a window with these bounds.
    ///
    /// - Parameters:
    ///   - depth: the number of sheets below this one.
    ///   - preferred: the controller's preferred content size; zero for none. Only form sheets in regular windows use
    ///     it.
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
