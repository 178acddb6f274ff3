import UIKit

/// Two overlapping discs in eight blend modes.
final class BlendCell: CardCell {
    private lazy var canvas = makeCanvas { Self.draw(in: $0) }

    private static let modes: [(name: String, mode: CGBlendMode)] = [
        ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
        ("darken", .darken), ("lighten", .lighten), ("difference", .difference), ("xor", .xor),
    ]

    override init() {
        super.init()
        isAccessibilityElement = true
        accessibilityLabel = "Blend modes: " + Self.modes.map(\.name).joined(separator: ", ")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(canvas, at: contentRect)
    }

    private static func draw(in canvas: CanvasView) {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: canvas.captionFont, .foregroundColor: UIColor.secondaryLabel,
        ]
        let cell = CGSize(width: canvas.bounds.width / 4, height: canvas.bounds.height / 2)
        for (index, entry) in modes.enumerated() {
            let column = canvas.isMirrored ? 3 - index % 4 : index % 4
            let origin = CGPoint(x: CGFloat(column) * cell.width, y: CGFloat(index / 4) * cell.height)
            drawDiscs(entry.mode, around: CGPoint(x: origin.x + cell.width / 2, y: origin.y + 25))
            let size = entry.name.size(withAttributes: attributes)
            entry.name.draw(
                at: CGPoint(x: origin.x + (cell.width - size.width) / 2, y: origin.y + 54), withAttributes: attributes)
        }
    }

    /// Draws two discs in a transparency layer, so that they blend with each other and not with the background.
    private static func drawDiscs(_ mode: CGBlendMode, around center: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        let radius: CGFloat = 21
        func disc(_ x: CGFloat) -> UIBezierPath {
            UIBezierPath(
                ovalIn: CGRect(x: center.x + x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        }
        UIColor.systemOrange.setFill()
        disc(-11).fill()
        UIColor.systemBlue.setFill()
        disc(11).fill(with: mode, alpha: 1)
        context.endTransparencyLayer()
    }
}
