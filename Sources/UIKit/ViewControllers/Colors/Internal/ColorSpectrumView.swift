import Foundation

/// A color picker's spectrum: hues from left to right, from white over the full color to black downwards.
@MainActor
final class ColorSpectrumView: UIControl, ColorPane {
    var onChoose: (ColorComponents, Bool) -> Void = { _, _ in }
    private let hues = CAGradientLayer()
    private let light = CAGradientLayer()
    private let mark = CALayer()
    private var shown = ColorComponents(.white)
    private static let markSize: CGFloat = 28

    override init(frame: CGRect) {
        super.init(frame: frame)
        hues.startPoint = CGPoint(x: 0, y: 0.5)
        hues.endPoint = CGPoint(x: 1, y: 0.5)
        hues.colors = (0...12).map { UIColor(hue: CGFloat($0) / 12, saturation: 1, brightness: 1, alpha: 1).cgColor }
        light.colors = [
            UIColor.white.cgColor, UIColor.white.withAlphaComponent(0).cgColor,
            UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.cgColor,
        ]
        light.locations = [0, 0.5, 0.5, 1]
        for layer in [hues, light] {
            layer.cornerRadius = 8
            layer.masksToBounds = true
            self.layer.addSublayer(layer)
        }
        mark.borderColor = UIColor.white.cgColor
        mark.borderWidth = 3
        mark.cornerRadius = Self.markSize / 2
        mark.frame.size = CGSize(width: Self.markSize, height: Self.markSize)
        layer.addSublayer(mark)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ components: ColorComponents) {
        shown = components
        setNeedsLayout()
    }

    // MARK: Touches

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(at: touch, continuously: true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(at: touch, continuously: true)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { choose(at: touch, continuously: false) }
    }

    private func choose(at touch: UITouch, continuously: Bool) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let place = touch.location(in: self)
        choose(CGPoint(x: place.x / bounds.width, y: place.y / bounds.height), continuously: continuously)
    }

    /// - Parameter place: in parts of the width and of the height.
    private func choose(_ place: CGPoint, continuously: Bool) {
        let (x, y) = (min(max(place.x, 0), 1), min(max(place.y, 0), 1))
        let chosen = ColorComponents(
            hue: x, saturation: min(1, 2 * y), brightness: min(1, 2 - 2 * y), alpha: shown.alpha)
        onChoose(chosen, continuously)
    }

    /// Where the color that is shown is, in parts of the width and of the height.
    private var place: CGPoint {
        CGPoint(x: shown.hue, y: shown.brightness < 1 ? 1 - shown.brightness / 2 : shown.saturation / 2)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        (hues.frame, light.frame) = (bounds, bounds)
        mark.position = CGPoint(x: bounds.width * place.x, y: bounds.height * place.y)
        var opaque = shown
        opaque.alpha = 1
        mark.backgroundColor = opaque.color.cgColor
        CATransaction.commit()
    }
}

extension ColorSpectrumView: KeyOperated {
    var takesKeys: Bool { isEnabled }

    /// The arrow keys move the mark by a part of the spectrum.
    func operate(_ key: PressedKey, isRepeat: Bool) -> Bool {
        guard key.modifiers.isEmpty, let heading = key.heading else { return false }
        let part: CGFloat = 1 / 24
        let across = heading == .left ? -part : heading == .right ? part : 0
        let down = heading == .up ? -part : heading == .down ? part : 0
        choose(CGPoint(x: place.x + across, y: place.y + down), continuously: false)
        return true
    }
}
