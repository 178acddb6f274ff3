import Foundation

/// The views behind a context menu: the dimmed window, and above it the lifted view that the menu belongs to, or a
/// controller's preview of it.
@MainActor
final class ContextMenuBackdrop: UIView {
    private let dimming = MaterialView()
    private let preview: UIView
    private let controller: UIViewController?
    private let lifted: UITargetedPreview
    private let tapped: @MainActor () -> Void
    private let metrics = SystemMetrics.current.menus.self
    /// Where the lifted view goes back to; nil for where it came from.
    private var destination: UITargetedPreview?
    private var isShown = false
    /// The scale of the lifted preview: views that are nearly as wide as the area are not lifted beyond it.
    private var liftScale: CGFloat = 1

    /// - Parameter controller: the controller of the preview; nil lifts a snapshot of the view.
    init(lifting preview: UITargetedPreview, controller: UIViewController?, tapped: @escaping @MainActor () -> Void) {
        lifted = preview
        self.controller = controller
        self.tapped = tapped
        let radius = metrics.cornerRadius
        let plate = controller.map { PreviewPlate(showing: $0.view, cornerRadius: radius) }
        self.preview = plate ?? LiftedPreview(preview) ?? UIView()
        super.init(frame: .zero)
        dimming.effect = ContextMenuBlur()
        dimming.backgroundColor = SystemColor.alertDimming.dynamic
        dimming.isUserInteractionEnabled = false
        self.preview.isUserInteractionEnabled = false
        addSubview(dimming)
        addSubview(self.preview)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Places the preview so that a menu of this height fits beside it.
    ///
    /// - Returns: the frame of the preview, beside which the menu opens.
    func place(in area: CGRect, menuHeight: CGFloat) -> CGRect {
        dimming.frame = bounds
        guard lifted.target.container.window != nil else { return preview.frame }
        let center = LiftedPreview.center(of: lifted, in: self)
        var size = controller == nil ? preview.bounds.size : lifted.size
        var frame = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        if let controller {
            let wanted = controller.preferredContentSize
            size = CGSize(
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
            preview.bounds.size = size
        }
        preview.center = CGPoint(x: frame.midX, y: frame.midY)
        liftScale = min(metrics.liftScale, frame.width > 0 ? area.width / frame.width : 1)
        return frame
    }

    /// Sets where the lifted view goes when the menu closes. Called before ``setShown(_:)``.
    func setDestination(_ destination: UITargetedPreview?) {
        guard let destination, destination.target.container.window === window else { return }
        self.destination = destination
    }

    func setShown(_ isShown: Bool) {
        let closes = self.isShown && !isShown
        self.isShown = isShown
        dimming.alpha = isShown ? 1 : 0
        // A preview appears and disappears with the menu; a lifted view is on screen before and after.
        if controller != nil { preview.alpha = isShown ? 1 : 0 }
        let scale = isShown ? liftScale : 1
        preview.transform = CGAffineTransform(scaleX: scale, y: scale)
        if closes { goBack() }
    }

    /// Moves the preview back to its view. If that is gone, the preview fades out.
    private func goBack() {
        if let destination {
            preview.center = LiftedPreview.center(of: destination, in: self)
            preview.transform = destination.target.transform
        } else if lifted.target.container.window == nil || lifted.view.window == nil || lifted.view.isHidden {
            preview.alpha = 0
        }
    }

    /// Handles a touch outside the menu. Returns true if it tapped the preview of a controller.
    func takeTap(at point: CGPoint) -> Bool {
        guard controller != nil, preview.frame.contains(point) else { return false }
        tapped()
        return true
    }
}

/// Blurs what is behind a context menu.
@MainActor
private final class ContextMenuBlur: UIVisualEffect {
    override func backdrop(for traits: UITraitCollection) -> LayerBackdrop? {
        LayerBackdrop(radius: SystemMetrics.current.menus.backdropBlur, saturation: 1, tint: .clear)
    }
}
