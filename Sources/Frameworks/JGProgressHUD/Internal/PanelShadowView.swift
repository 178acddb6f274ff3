import UIKit

/// The shadow of a panel, drawn around it alone: below the blur it would darken the panel. It is an image whose middle
/// stretches, so that it fits the panel also while its size is animated.
final class PanelShadowView: UIImageView {
    var shadow: JGProgressHUDShadow? {
        didSet { drawShadow() }
    }

    var cornerRadius: CGFloat = 0 {
        didSet { drawShadow() }
    }

    /// How far the view reaches beyond the panel.
    var distance: CGFloat {
        guard let shadow else { return 0 }
        return (3 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height))).rounded(.up)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        drawShadow()
    }

    private func drawShadow() {
        image = shadow.map { shadow in
            // Where the shadow of a corner has an end, too.
            let cap = (2 * distance + cornerRadius).rounded(.up)
            let size = CGSize(width: 2 * cap + 1, height: 2 * cap + 1)
            let image = UIGraphicsImageRenderer(size: size).image { draw(shadow, in: size, $0.cgContext) }
            return image.resizableImage(withCapInsets: UIEdgeInsets(top: cap, left: cap, bottom: cap, right: cap))
        }
    }

    private func draw(_ shadow: JGProgressHUDShadow, in size: CGSize, _ context: CGContext) {
        let rect = CGRect(origin: .zero, size: size).insetBy(dx: distance, dy: distance)
        let panel = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
        let color = shadow.color.resolvedColor(with: traitCollection)
        let alpha = color.cgColor.alpha * CGFloat(shadow.opacity)
        // A layer's radius is the deviation of the blur, a context's blur is twice of it.
        context.setShadow(
            offset: shadow.offset, blur: 2 * shadow.radius, color: color.withAlphaComponent(alpha).cgColor)
        panel.fill()
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.setBlendMode(.clear)
        panel.fill()
    }
}
