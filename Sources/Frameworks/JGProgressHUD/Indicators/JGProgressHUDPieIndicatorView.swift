import UIKit

/// Shows a progress as a sector of a circle that grows clockwise from the top.
/// - Linux: works
open class JGProgressHUDPieIndicatorView: JGProgressHUDIndicatorView {
    /// The color of the sector and of the outline. A HUD that gets the indicator sets its style's: set others afterwards.
    open var color = UIColor.clear {
        didSet { showColors() }
    }

    /// The color of the rest of the circle. A HUD that gets the indicator sets its style's: set others afterwards.
    open var fillColor = UIColor.clear {
        didSet { showColors() }
    }

    private static let outlineWidth: CGFloat = 2
    private let arc = ProgressArc()

    public init() {
        super.init(contentView: nil)
        arc.add(to: layer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        arc.add(to: layer)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let radius = min(bounds.width, bounds.height) / 2 - Self.outlineWidth
        arc.track.lineWidth = Self.outlineWidth
        // A stroke that is as wide as its radius twice fills the sector.
        arc.part.lineWidth = radius
        arc.place(in: bounds, trackRadius: radius, partRadius: radius / 2)
    }

    open override func setProgress(_ progress: Float, animated: Bool) {
        super.setProgress(progress, animated: animated)
        arc.show(self.progress, animated: animated)
    }

    open override func setUp(for style: JGProgressHUDStyle, vibrancyEnabled: Bool) {
        super.setUp(for: style, vibrancyEnabled: vibrancyEnabled)
        (color, fillColor) = (style.contentColor, style.pieFillColor)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColors()
    }

    private func showColors() {
        let color = color.resolvedColor(with: traitCollection).cgColor
        (arc.part.strokeColor, arc.track.strokeColor) = (color, color)
        arc.track.fillColor = fillColor.resolvedColor(with: traitCollection).cgColor
    }
}
