import Foundation

/// What is behind a context menu: the dimmed window, and on it the view that the menu belongs to, lifted, or a controller's preview of it.
@MainActor
final class ContextMenuBackdrop: UIView {
    private let dimming = UIView()
    private let preview: UIView
    private let controller: UIViewController?
    private weak var lifted: UIView?
    private let tapped: @MainActor () -> Void
    private let metrics = SystemMetrics.current.menus.self

    /// - Parameter controller: previews the view; nil lifts the view as it is.
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

    /// Places the preview and leaves room for a menu of this height.
    ///
    /// - Returns: where the menu stands beside it.
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
            // The menu stands below the preview, if both have room together.
            let room = area.maxY - metrics.sourceGap - menuHeight - size.height
            frame.origin.y = max(area.minY, min(frame.minY, room)).rounded()
        }
        preview.bounds.size = frame.size
        preview.center = CGPoint(x: frame.midX, y: frame.midY)
        return frame
    }

    func setShown(_ isShown: Bool) {
        dimming.alpha = isShown ? 1 : 0
        // A preview is no part of the screen before and after; a lifted view is there all the time.
        if controller != nil { preview.alpha = isShown ? 1 : 0 }
        let scale = isShown ? metrics.liftScale : 1
        preview.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    /// Whether a touch at a point of the window taps the preview, and is done with.
    func takeTap(at point: CGPoint) -> Bool {
        guard controller != nil, preview.frame.contains(point) else { return false }
        tapped()
        return true
    }
}
