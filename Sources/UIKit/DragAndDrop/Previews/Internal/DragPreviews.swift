import Foundation

/// The pictures of the items of a drag, above everything else in the frontmost window of the scene that the drag is over.
///
/// Owned by the drag. It calls no client code but the animations that others pass in.
@MainActor
final class DragPreviews {
    private var scene: UIWindowScene
    private let overlay = UIView()
    private let badge = DragBadge()

    private struct Entry {
        let item: UIDragItem
        /// What was lifted; nil for an item without a preview.
        let lifted: UITargetedDragPreview?
        var view: DragPreviewView?
    }

    private var entries: [Entry] = []
    /// From the finger to the middle of the pictures, which they keep.
    private var grip = CGPoint.zero
    /// Where the finger is, in the coordinates of the host's window.
    private var location = CGPoint.zero
    private var isGathered = false
    private var isFullSize = true
    private var shown: (operation: UIDropOperation?, count: Int)?

    private static var metrics: SystemMetrics.Dragging { SystemMetrics.current.dragging }

    init(scene: UIWindowScene) {
        self.scene = scene
        overlay.isUserInteractionEnabled = false
        overlay.accessibilityElementsHidden = true
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        overlay.layer.zPosition = Self.metrics.zPosition
        overlay.addSubview(badge)
    }

    func add(_ item: UIDragItem, _ preview: UITargetedDragPreview?) {
        let view = preview.flatMap { DragPreviewView(of: $0.view, $0.parameters) }
        entries.append(Entry(item: item, lifted: preview, view: view))
        guard let view, let preview else { return }
        showOverlay()
        view.center = LiftedPreview.center(of: preview, in: overlay)
        view.transform = preview.target.transform
        // The first item is in front.
        overlay.insertSubview(view, at: 0)
    }

    private func showOverlay() {
        guard let window = scene.stack.shownWindows.last, overlay.superview !== window else { return }
        overlay.frame = window.bounds
        window.addSubview(overlay)
    }

    private var finger: CGPoint {
        guard let window = overlay.window else { return location }
        return overlay.convert(window.point(atHostLocation: location), from: nil as UIView?)
    }

    // MARK: The lift

    /// - Parameter alongside: called inside the animation.
    func lift(at location: CGPoint, alongside: @escaping () -> Void, completion: @escaping () -> Void) {
        self.location = location
        let finger = finger
        if let first = entries.lazy.compactMap(\.view).first {
            grip = CGPoint(x: first.center.x - finger.x, y: first.center.y - finger.y)
        }
        // A menu that opens at the same time lifts the view too.
        DelayedCall(after: 0) { [self] in
            if !isGathered, overlay.window?.openMenu != nil { overlay.isHidden = true }
        }
        animate(Self.metrics.liftDuration) { [self] in
            for entry in entries {
                guard let view = entry.view else { continue }
                let room = overlay.bounds.width / max(view.bounds.width, 1)
                let scale = max(1, min(Self.metrics.liftScale, room))
                view.transform = view.transform.scaledBy(x: scale, y: scale)
                view.showsShadow = true
            }
            alongside()
        } completion: {
            completion()
        }
    }

    /// Puts the pictures back that were lifted and not moved.
    func putDown(completion: @escaping () -> Void) {
        guard !overlay.isHidden else {
            remove()
            return completion()
        }
        animate(Self.metrics.liftDuration) { [self] in
            for entry in entries {
                entry.view?.transform = entry.lifted?.target.transform ?? .identity
                entry.view?.showsShadow = false
            }
        } completion: { [self] in
            remove()
            completion()
        }
    }

    func remove() {
        entries = []
        overlay.removeFromSuperview()
    }

    // MARK: Moving

    /// Brings all pictures together at the finger.
    func gather() {
        isGathered = true
        overlay.isHidden = false
        animate(Self.metrics.gatherDuration) { [self] in arrange() }
    }

    /// - Parameter location: nil shows nothing, as outside of all windows.
    func move(to location: CGPoint?, in scene: UIWindowScene) {
        guard let location else { return overlay.removeFromSuperview() }
        self.location = location
        self.scene = scene
        showOverlay()
        if isGathered { place() }
        placeBadge()
    }

    private var scales: [CGFloat] {
        entries.map { isFullSize ? 1 : $0.view?.scale(fitting: Self.metrics.greatestSize) ?? 1 }
    }

    private func arrange() {
        for (index, scale) in scales.enumerated() {
            guard let view = entries[index].view else { continue }
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            view.alpha = index < Self.metrics.stackDepth ? 1 : 0
            view.showsShadow = true
        }
        place()
        placeBadge()
    }

    private func place() {
        let finger = finger
        let scale = scales.first ?? 1
        for (index, entry) in entries.enumerated() {
            let step = CGFloat(min(index, Self.metrics.stackDepth)) * Self.metrics.stackStep
            entry.view?.center = CGPoint(x: finger.x + grip.x * scale + step, y: finger.y + grip.y * scale + step)
        }
    }

    private func placeBadge() {
        let front = entries.lazy.compactMap(\.view).first
        guard let front else { return badge.center = finger }
        // From the model's geometry: the frame of a view with a transform is that on screen.
        badge.center = CGPoint(x: front.frame.maxX, y: front.frame.minY)
        if let superview = badge.superview, superview.subviews.last !== badge { superview.bringSubviewToFront(badge) }
    }

    /// Shows what a drop would do.
    func show(_ operation: UIDropOperation, isOverTarget: Bool, isFullSize: Bool) {
        let sign = isOverTarget ? operation : nil
        let isNew = shown?.operation != sign || shown?.count != entries.count
        guard isNew || isFullSize != self.isFullSize else { return }
        shown = (sign, entries.count)
        self.isFullSize = isFullSize
        animate(Self.metrics.fadeDuration) { [self] in
            badge.show(sign, count: entries.count)
            arrange()
        }
    }

    /// Replaces the picture of an item.
    ///
    /// - Parameters:
    ///   - preview: nil shows none.
    ///   - restoring: whether the picture is again what was lifted.
    func replace(_ item: UIDragItem, by preview: UIDragPreview?, restoring: Bool) {
        guard let index = entries.firstIndex(where: { $0.item === item }) else { return }
        let former = entries[index].view
        let new =
            restoring
            ? entries[index].lifted.flatMap { DragPreviewView(of: $0.view, $0.parameters) }
            : preview.flatMap { DragPreviewView(of: $0.view, $0.parameters) }
        entries[index].view = new
        guard let new else {
            former?.removeFromSuperview()
            return
        }
        showOverlay()
        new.center = former?.center ?? finger
        if former == nil || index == 0 { grip = .zero }
        overlay.insertSubview(new, at: entries.count - 1 - index)
        former?.removeFromSuperview()
        arrange()
    }

    /// Returns the first picture as it is shown, for a drag outside of the windows.
    ///
    /// - Parameter scale: pixels per point.
    func picture(scale: CGFloat) -> CGImage? {
        guard let index = entries.firstIndex(where: { $0.view != nil }), let view = entries[index].view else {
            return nil
        }
        let factor = view.scale(fitting: Self.metrics.greatestSize)
        let size = CGSize(width: view.bounds.width * factor, height: view.bounds.height * factor)
        guard size.width >= 1, size.height >= 1 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            context.cgContext.scaleBy(x: factor, y: factor)
            view.layer.render(in: context.cgContext)
        }.cgImage
    }

    // MARK: The end

    /// Returns the picture of an item where it is; nil for an item without one.
    func presentPreview(of item: UIDragItem) -> UITargetedDragPreview? {
        guard let view = entries.first(where: { $0.item === item })?.view, let window = overlay.window else {
            return nil
        }
        let center = overlay.convert(view.center, to: nil as UIView?)
        let part = view.parameters.visiblePath?.bounds ?? view.view.bounds
        let shift = CGPoint(x: part.midX - view.view.bounds.midX, y: part.midY - view.view.bounds.midY)
        let target = UIDragPreviewTarget(
            container: window, center: CGPoint(x: center.x - shift.x, y: center.y - shift.y))
        return UITargetedDragPreview(view: view.view, parameters: view.parameters, target: target)
    }

    /// Returns where an item came from; nil for an item without a picture.
    func originalPreview(of item: UIDragItem) -> UITargetedDragPreview? {
        guard let entry = entries.first(where: { $0.item === item }), entry.view != nil else { return nil }
        return entry.lifted
    }

    /// The size in which an item is shown; zero for an item without a picture.
    func size(of item: UIDragItem) -> CGSize {
        entries.first { $0.item === item }?.view?.bounds.size ?? .zero
    }

    /// Moves the picture of an item to its end and removes it there.
    ///
    /// - Parameters:
    ///   - preview: nil, and one that is in no window, fades the picture out.
    ///   - shrinks: whether a picture that fades out also shrinks.
    func settle(
        _ item: UIDragItem, to preview: UITargetedDragPreview?, shrinks: Bool, _ animator: DragAnimator,
        _ group: DragEndGroup
    ) {
        group.enter()
        let view = entries.first { $0.item === item }?.view
        let end = preview?.target.container.window == nil ? nil : preview
        let next = end.flatMap { end in view.flatMap { $0.prepareMorph(to: end) } }
        animate(Self.metrics.settleDuration) { [self] in
            if let view {
                view.showsShadow = false
                if let end {
                    view.center = LiftedPreview.center(of: end, in: overlay)
                    view.transform = transform(of: view, to: end)
                    if view.alpha == 0 { view.alpha = 1 }
                } else {
                    view.alpha = 0
                    if shrinks { view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1) }
                }
                next?.alpha = 1
            }
            animator.animate()
        } completion: {
            view?.removeFromSuperview()
            animator.finish(at: .end)
            group.leave()
        }
    }

    private func transform(of view: DragPreviewView, to end: UITargetedDragPreview) -> CGAffineTransform {
        guard end.view !== view.view, view.bounds.width > 0, view.bounds.height > 0 else { return end.target.transform }
        let size = end.parameters.visiblePath?.bounds.size ?? end.size
        return end.target.transform.scaledBy(x: size.width / view.bounds.width, y: size.height / view.bounds.height)
    }

    /// Ends the drag after the last call of `settle`. The overlay leaves with the last picture.
    func end(_ group: DragEndGroup) {
        animate(Self.metrics.fadeDuration) { [badge] in badge.alpha = 0 }
        group.whenLast { [overlay] in overlay.removeFromSuperview() }
        group.leave()
    }

    private func animate(_ duration: TimeInterval, _ body: @escaping () -> Void, completion: (() -> Void)? = nil) {
        UIView.animate(
            withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: body, completion: completion.map { completion in { _ in completion() } })
    }
}
