import UIKit

/// The position of a row in its section.
struct RowPosition: Equatable {
    let row: Int
    let count: Int

    init(row: Int, of count: Int) {
        self.row = row
        self.count = count
    }

    var isFirst: Bool { row == 0 }
    var isLast: Bool { row == count - 1 }

    /// The start of the row's part of the section, 0 to 1.
    var start: CGFloat { CGFloat(row) / CGFloat(count) }
    var end: CGFloat { CGFloat(row + 1) / CGFloat(count) }
}

/// The two colors of a section's gradient.
struct GradientColors {
    let top: UIColor
    let bottom: UIColor

    init(_ top: UIColor, _ bottom: UIColor) {
        self.top = top
        self.bottom = bottom
    }

    /// Returns a color of the gradient, paler than the two colors so that text is readable on it.
    ///
    /// - Parameter place: the place in the gradient, 0 to 1.
    func color(at place: CGFloat, traits: UITraitCollection) -> CGColor {
        func parts(_ color: UIColor) -> [CGFloat] {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            _ = color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue]
        }
        let ground = parts(.secondarySystemGroupedBackground)
        let strength: CGFloat = traits.userInterfaceStyle == .dark ? 0.30 : 0.20
        let mixed = zip(zip(parts(top), parts(bottom)), ground).map { colors, ground in
            let color = colors.0 + (colors.1 - colors.0) * place
            return ground + (color - ground) * strength
        }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: 1).cgColor
    }
}

/// A row's slice of the gradient that runs through its section. In grouped tables it is a card with rounded corners at
/// the ends of the section, in plain tables it is as wide as the row.
final class GradientBackground: UIView {
    private let card = GradientView()
    private var colors = GradientColors(.clear, .clear)
    private var position = RowPosition(row: 0, of: 1)
    private(set) var isInset = false

    /// The distance of the card from the sides of the row, in points.
    var inset: CGFloat { isInset ? 16 : 0 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(card)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this view is made in code")
    }

    func show(_ colors: GradientColors, position: RowPosition, isInset: Bool) {
        self.colors = colors
        self.position = position
        self.isInset = isInset
        var corners: CACornerMask = []
        if position.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if position.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        card.layer.cornerRadius = isInset && !corners.isEmpty ? 18 : 0
        card.layer.maskedCorners = corners
        card.layer.cornerCurve = .continuous
        updateColors()
        setNeedsLayout()
    }

    private func updateColors() {
        card.gradient?.colors = [
            colors.color(at: position.start, traits: traitCollection),
            colors.color(at: position.end, traits: traitCollection),
        ]
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left + inset, bottom: 0, right: safeAreaInsets.right + inset))
        if !isInset { card.frame = bounds }
    }
}

/// A view whose layer is a gradient.
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    var gradient: CAGradientLayer? { layer as? CAGradientLayer }
}
