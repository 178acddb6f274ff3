/// The light in the middle of a button that shows its touch.
@MainActor
final class ButtonGlow: UIView {
    // The size and the strength are unverified.
    private static let diameter: CGFloat = 100

    override class var layerClass: AnyClass { CAGradientLayer.self }

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter))
        isUserInteractionEnabled = false
        guard let light = layer as? CAGradientLayer else { return }
        light.type = .radial
        light.startPoint = CGPoint(x: 0.5, y: 0.5)
        light.endPoint = CGPoint(x: 1, y: 1)
        light.colors = [UIColor(white: 1, alpha: 0.8).cgColor, UIColor(white: 1, alpha: 0).cgColor]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
