import Foundation

/// The gray disc with a cross that clears a text field.
@MainActor
final class TextFieldClearButton: UIControl {
    init(_ clear: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        isOpaque = false
        accessibilityLabel = SystemText.clearText.string
        accessibilityTraits = .button
        isAccessibilityElement = true
        addAction(UIAction { _ in clear() }, for: .touchUpInside)
        showSign()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Other keys delete the text.
    override var isPassedByKeys: Bool { true }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showSign()
    }

    override func stateAppearanceDidChange() {
        alpha = isHighlighted && images.isEmpty ? 0.5 : 1  // unverified
        if !images.isEmpty { picture.image = images[state] ?? images[.normal] }
    }

    /// The touch area extends beyond the disc.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -12, dy: -12).contains(point)
    }

    /// A fifth of black: #CCCCCC on white (measured, iOS 16-17). Unverified in dark.
    private static let discColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.3) : UIColor(white: 0, alpha: 0.2)
    }

    private func showSign() {
        guard images.isEmpty else { return layer.content = nil }
        layer.content = ClearGlyph(
            disc: Self.discColor.resolvedColor(with: traitCollection).cgColor,
            cross: UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor)
    }

    // MARK: Images of the application

    /// In the place of the disc, by the states for which they were set. The disc is back when none is left.
    var images: [UIControl.State: UIImage] = [:] {
        didSet {
            if images.isEmpty { picture.removeFromSuperview() } else { addSubview(picture) }
            showSign()
            stateAppearanceDidChange()
        }
    }
    private lazy var picture: UIImageView = {
        let picture = UIImageView(frame: bounds)
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        picture.contentMode = .center
        return picture
    }()
}

/// A disc of 17 points in a button of 19 (measured, iOS 16-17). The cross is unverified.
private final class ClearGlyph: LayerContent {
    private let disc: CGColor
    private let cross: CGColor

    init(disc: CGColor, cross: CGColor) {
        self.disc = disc
        self.cross = cross
    }

    func paint(in context: CGContext, bounds: CGRect) {
        let size = min(bounds.width, bounds.height) * 17 / 19
        let circle = CGRect(x: bounds.midX - size / 2, y: bounds.midY - size / 2, width: size, height: size)
        context.saveGState()
        context.setFillColor(disc)
        context.fillEllipse(in: circle)
        let arm = circle.insetBy(dx: size * 0.31, dy: size * 0.31)
        context.setStrokeColor(cross)
        context.setLineWidth(size * 0.1)
        context.setLineCap(.round)
        context.beginPath()
        context.move(to: CGPoint(x: arm.minX, y: arm.minY))
        context.addLine(to: CGPoint(x: arm.maxX, y: arm.maxY))
        context.move(to: CGPoint(x: arm.maxX, y: arm.minY))
        context.addLine(to: CGPoint(x: arm.minX, y: arm.maxY))
        context.strokePath()
        context.restoreGState()
    }
}
