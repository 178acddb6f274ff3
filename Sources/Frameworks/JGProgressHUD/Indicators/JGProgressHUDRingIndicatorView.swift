import UIKit

/// Shows a progress as a part of a ring that grows clockwise from the top.
/// - Linux: works
open class JGProgressHUDRingIndicatorView: JGProgressHUDIndicatorView {
    /// The color of the rest of the ring. A HUD that gets the indicator sets its style's: set others afterwards.
    open var ringBackgroundColor = UIColor.clear {
        didSet { showColors() }
    }

    /// The color of the progress. A HUD that gets the indicator sets its style's: set others afterwards.
    open var ringColor = UIColor.clear {
        didSet { showColors() }
    }

    /// Whether the progress has round ends. The default is false.
    open var roundProgressLine = false {
        didSet { arc.part.lineCap = roundProgressLine ? .round : .butt }
    }

    /// In points. The default is 3.
    open var ringWidth: CGFloat = 3 {
        didSet { setNeedsLayout() }
    }

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
        let radius = min(bounds.width, bounds.height) / 2 - ringWidth
        (arc.track.lineWidth, arc.part.lineWidth) = (ringWidth, ringWidth)
        arc.place(in: bounds, trackRadius: radius, partRadius: radius)
    }

    open override func setProgress(_ progress: Float, animated: Bool) {
        super.setProgress(progress, animated: animated)
        arc.show(self.progress, animated: animated)
    }

    open override func setUp(for style: JGProgressHUDStyle, vibrancyEnabled: Bool) {
        super.setUp(for: style, vibrancyEnabled: vibrancyEnabled)
        (ringColor, ringBackgroundColor) = (style.contentColor, style.ringBackgroundColor)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColors()
    }

    private func showColors() {
        arc.part.strokeColor = ringColor.resolvedColor(with: traitCollection).cgColor
        arc.track.strokeColor = ringBackgroundColor.resolvedColor(with: traitCollection).cgColor
    }
}
