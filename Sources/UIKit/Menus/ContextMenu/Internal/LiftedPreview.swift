import Foundation
import QuartzCore

/// A picture of a view for a context menu or a drag: its visible part on the background of a preview's parameters, with a
/// shadow if it has a visible path.
@MainActor
final class LiftedPreview: UIView {
    /// The part of the view that is shown, in the view's coordinates.
    let part: CGRect

    convenience init?(_ preview: UITargetedPreview) {
        self.init(of: preview.view, preview.parameters)
    }

    /// Nil for an empty or hidden view.
    ///
    /// - Parameter castsShadow: whether a preview with a visible path has a shadow.
    init?(of view: UIView, _ parameters: UIPreviewParameters, castsShadow: Bool = true) {
        part = parameters.visiblePath?.bounds ?? view.bounds
        guard let picture = view.snapshotView(afterScreenUpdates: true) else { return nil }
        super.init(frame: CGRect(origin: .zero, size: part.size))
        picture.frame.origin = CGPoint(x: -part.minX, y: -part.minY)
        let content = UIView(frame: bounds)
        content.backgroundColor = parameters.backgroundColor
        content.addSubview(picture)
        if let path = parameters.visiblePath { clip(content, to: path) }
        addSubview(content)
        if castsShadow, let path = parameters.shadowPath ?? parameters.visiblePath { castShadow(of: path) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The center of the shown part, for a view whose center is at `center`.
    static func center(of preview: UITargetedPreview, in view: UIView) -> CGPoint {
        let bounds = preview.view.bounds
        let part = preview.parameters.visiblePath?.bounds ?? bounds
        let shift = CGPoint(x: part.midX - bounds.midX, y: part.midY - bounds.midY)
            .applying(preview.target.transform)
        let center = preview.target.center
        return preview.target.container.convert(CGPoint(x: center.x + shift.x, y: center.y + shift.y), to: view)
    }

    private func clip(_ content: UIView, to path: UIBezierPath) {
        let mask = CAShapeLayer()
        mask.frame = bounds
        mask.path = moved(path).cgPath
        content.layer.mask = mask
    }

    private func castShadow(of path: UIBezierPath) {
        let metrics = SystemMetrics.current.menus
        layer.shadowPath = moved(path).cgPath
        layer.shadowOpacity = metrics.shadowOpacity
        layer.shadowRadius = metrics.shadowRadius
        layer.shadowOffset = metrics.shadowOffset
    }

    /// Converts a path from the view's coordinates.
    private func moved(_ path: UIBezierPath) -> UIBezierPath {
        let copy = path.copy() as! UIBezierPath
        copy.apply(CGAffineTransform(translationX: -part.minX, y: -part.minY))
        return copy
    }
}
