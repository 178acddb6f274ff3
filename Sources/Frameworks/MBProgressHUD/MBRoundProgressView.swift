import UIKit

/// Shows a progress as a part of a circle that grows clockwise from the top.
/// - Linux: works
@preconcurrency @MainActor
open class MBRoundProgressView: UIView {
    /// From 0 to 1.
    open var progress: Float = 0 {
        didSet { if progress != oldValue { setNeedsDisplay() } }
    }

    /// The color of the progress. The default is white.
    open var progressTintColor = UIColor.white {
        didSet { if progressTintColor != oldValue { setNeedsDisplay() } }
    }

    /// The color of the rest of a ring. The default is white with 10 % opacity.
    open var backgroundTintColor = UIColor.white.withAlphaComponent(0.1) {
        didSet { if backgroundTintColor != oldValue { setNeedsDisplay() } }
    }

    /// Whether the progress is a thin ring, without an outline. The default is false.
    open var isAnnular = false {
        didSet { if isAnnular != oldValue { setNeedsDisplay() } }
    }

    /// Creates a view of 37 by 37 points.
    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 37, height: 37)) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 37, height: 37) }

    open override func draw(_ rect: CGRect) {
        let line: CGFloat = 2
        if isAnnular {
            backgroundTintColor.setStroke()
            arc(to: 1, width: line).stroke()
            progressTintColor.setStroke()
            let part = arc(to: progress, width: line)
            part.lineCapStyle = .square
            part.stroke()
        } else {
            progressTintColor.setStroke()
            let outline = UIBezierPath(ovalIn: bounds.insetBy(dx: line / 2, dy: line / 2))
            outline.lineWidth = line
            outline.stroke()
            // A color that is not opaque is not drawn over the outline.
            UIGraphicsGetCurrentContext()?.setBlendMode(.copy)
            arc(to: progress, width: 2 * line).stroke()
        }
    }

    private func arc(to progress: Float, width: CGFloat) -> UIBezierPath {
        let top = -CGFloat.pi / 2
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: (bounds.width - width) / 2, startAngle: top,
            endAngle: top + CGFloat(progress) * 2 * .pi, clockwise: true)
        path.lineWidth = width
        return path
    }

    private func prepare() {
        backgroundColor = .clear
        isOpaque = false
        Self.addMembers
    }

    /// The properties that an appearance proxy can set.
    private static let addMembers: Void = SourceMembers.add { source in
        source.add(MBRoundProgressView.self) { members in
            members.property("progressTintColor", \.progressTintColor)
            members.property("backgroundTintColor", \.backgroundTintColor)
        }
    }
}
