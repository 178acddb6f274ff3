import UIKit

/// A cell on a ``GradientBackground``. Subclasses place their views in ``contentRect`` from left to right;
/// ``place(_:at:)`` mirrors them in right-to-left layouts.
class CardCell: UITableViewCell {
    let card = GradientBackground()

    init() {
        super.init(style: .default, reuseIdentifier: nil)
        backgroundColor = .clear
        backgroundView = card
        selectionStyle = .none
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this cell is made in code")
    }

    /// Plays the cell's animation; called when the row is tapped.
    func play() {}

    /// The area inside the card's margins, in the coordinates of the content view.
    var contentRect: CGRect {
        let side = card.inset + 18
        return contentView.bounds.inset(by: UIEdgeInsets(top: 14, left: side, bottom: 14, right: side))
    }

    func place(_ view: UIView, at frame: CGRect) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? contentView.bounds.width - frame.maxX : frame.minX
        // Bounds and center are set instead of the frame, because views may be transformed.
        view.bounds.size = frame.size
        view.center = CGPoint(x: x + frame.width / 2, y: frame.midY)
    }

    func makeLabel(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = UIFont.preferredFont(forTextStyle: style)
        label.textColor = color
        contentView.addSubview(label)
        return label
    }

    /// Returns a view that draws with `body`, and draws again when its size or the appearance changes.
    func makeCanvas(_ body: @escaping (CanvasView) -> Void) -> CanvasView {
        let canvas = CanvasView(drawing: body)
        contentView.addSubview(canvas)
        return canvas
    }
}

/// A view that draws with a closure.
final class CanvasView: UIView {
    private let drawing: (CanvasView) -> Void

    init(drawing: @escaping (CanvasView) -> Void) {
        self.drawing = drawing
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this view is made in code")
    }

    override func draw(_ rect: CGRect) {
        drawing(self)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension UIBezierPath {
    /// Fills the path with a gradient from the top of its bounds to the bottom.
    @MainActor
    func fill(from top: UIColor, to bottom: UIColor) {
        guard let context = UIGraphicsGetCurrentContext(),
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [top.cgColor, bottom.cgColor] as CFArray,
                locations: nil)
        else { return }
        context.saveGState()
        addClip()
        context.drawLinearGradient(
            gradient, start: CGPoint(x: bounds.midX, y: bounds.minY), end: CGPoint(x: bounds.midX, y: bounds.maxY),
            options: [])
        context.restoreGState()
    }
}
