import Foundation

/// The views behind a context menu: the dimmed window, and above it the lifted view that the menu belongs to, or a
/// controller's preview of it.
@MainActor
final class ContextMenuBackdrop: UIView {
    private let dimming = UIView()
    private let preview: UIView
    private let controller: UIViewController?
    private weak var lifted: UIView?
    private let tapped: @MainActor () -> Void
    private let metrics = SystemMetrics.current.menus.self

    /// - Parameter controller: the controller of the preview; nil lifts a snapshot of the view.
    init(lifting view: UIView, controller: UIViewController?, tapped: @escaping @MainActor () -> Void) {
        lifted = view
        self.controller = controller
        self.tapped = tapped
        preview = controller?.view ?? view.snapshotView(afterScreenUpdates: false) ?? UIView()
        super.init(frame: .zero)
        dimming.backgroundColor = SystemColor.alertDimming.dynamic
        dimming.isUserInteractionEnabled = false
        preview.isUserInteractionEnabled = false
        addSubview(dimming)
        addSubview(preview)
        if controller != nil {
            preview.layer.cornerRadius = metrics.cornerRadius
            preview.clipsToBounds = true
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Places the preview so that a menu of this height fits beside it.
    ///
    /// - Returns: the frame of the preview, beside which the menu opens.
    func place(in area: CGRect, menuHeight: CGFloat) -> CGRect {
        dimming.frame = bounds
        guard let lifted else { return .zero }
        var frame = lifted.convert(lifted.bounds, to: self)
        if let controller {
            let wanted = controller.preferredContentSize
            let size = CGSize(
                width: min(wanted.width > 0 ? wanted.width : area.width - 2 * metrics.sideInset, area.width),
                height: min(
                    wanted.height > 0 ? wanted.height : area.height / 2, area.height - metrics.rowHeight))
            frame = CGRect(
                x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
                height: size.height)
            frame.origin.x = max(area.minX, min(frame.minX, area.maxX - size.width))
            // The menu opens below the preview if there is room for both.
            let room = area.maxY - metrics.sourceGap - menuHeight - size.height
            frame.origin.y = max(area.minY, min(frame.minY, room)).rounded()
        }
        preview.bounds.size = frame.size
        preview.center = CGPoint(x: frame.midX, y: frame.midY)
        return frame
    }

    func setShown(_ isShown: Bool) {
        dimming.alpha = isShown ? 1 : 0
        // A preview appears and disappears with the menu; a lifted view is on screen before and after.
        if controller != nil { preview.alpha = isShown ? 1 : 0 }
        let scale = isShown ? metrics.liftScale : 1
        preview.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    /// Handles a touch outside the menu. Returns true if it tapped the preview of a controller.
    func takeTap(at point: CGPoint) -> Bool {
        guard controller != nil, preview.frame.contains(point) else { return false }
        tapped()
        return true
    }
}
