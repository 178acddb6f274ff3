import UIKit

/// A cell on a ``GradientBackground``. Subclasses place their views in ``contentRect`` from left to right;
/// ``place(_:at:)`` mirrors them in right-to-left layouts.
class CardCell: UITableViewCell {
    let card = GradientBackground()
    private static let padding: CGFloat = 14

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

    /// The height of the row at the usual text sizes, in points.
    var usualHeight: CGFloat = 0

    /// Returns the height of the contents at accessibility text sizes, without the card's margins. The default is what
    /// the row has at the usual sizes.
    func contentHeight(width: CGFloat) -> CGFloat { usualHeight - 2 * Self.padding }

    /// Whether texts need the whole width of the card.
    var isTextLarge: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = isTextLarge ? contentHeight(width: contentRect.width) + 2 * Self.padding : usualHeight
        return CGSize(width: size.width, height: max(usualHeight, height.rounded(.up)))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// Plays the cell's animation; called when the row is tapped.
    func play() {}

    /// The area inside the card's margins, in the coordinates of the content view.
    var contentRect: CGRect {
        let side = card.inset + 18
        return contentView.bounds.inset(
            by: UIEdgeInsets(top: Self.padding, left: side, bottom: Self.padding, right: side))
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
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        contentView.addSubview(label)
        return label
    }

    /// The height of a caption of one line, in points.
    var captionHeight: CGFloat {
        UIFontMetrics(forTextStyle: .caption1).scaledValue(for: 16, compatibleWith: traitCollection).rounded(.up)
    }

    /// Returns the size of a text that wraps at a width.
    func size(of label: UILabel, width: CGFloat) -> CGSize {
        label.numberOfLines = isTextLarge ? 0 : 1
        return label.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude))
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

    /// The font of small captions. It grows as far as a drawing has room for it.
    var captionFont: UIFont {
        UIFontMetrics(forTextStyle: .caption2).scaledFont(
            for: .systemFont(ofSize: 11, weight: .medium), maximumPointSize: 16, compatibleWith: traitCollection)
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
