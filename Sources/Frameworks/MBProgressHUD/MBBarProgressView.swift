import UIKit

/// Shows a progress as a bar with round ends, in an outline.
/// - Linux: works
@preconcurrency @MainActor
open class MBBarProgressView: UIView {
    /// From 0 to 1.
    open var progress: Float = 0 {
        didSet { if progress != oldValue { setNeedsDisplay() } }
    }

    /// The color of the outline. The default is white.
    open var lineColor = UIColor.white {
        didSet { if lineColor != oldValue { setNeedsDisplay() } }
    }

    /// The color inside the outline, behind the bar. The default is clear.
    open var progressRemainingColor = UIColor.clear {
        didSet { if progressRemainingColor != oldValue { setNeedsDisplay() } }
    }

    /// The color of the bar. The default is white.
    open var progressColor = UIColor.white {
        didSet { if progressColor != oldValue { setNeedsDisplay() } }
    }

    /// Creates a view of 120 by 20 points.
    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 120, height: 20)) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 10) }

    open override func draw(_ rect: CGRect) {
        let outline = capsule(inset: 2)
        outline.lineWidth = 2
        progressRemainingColor.setFill()
        outline.fill()
        lineColor.setStroke()
        outline.stroke()
        capsule(inset: 4).addClip()
        progressColor.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: bounds.width * CGFloat(min(max(progress, 0), 1)), height: bounds.height))
    }

    private func capsule(inset: CGFloat) -> UIBezierPath {
        let rect = bounds.insetBy(dx: inset, dy: inset)
        return UIBezierPath(roundedRect: rect, cornerRadius: max(rect.height / 2, 0))
    }

    private func prepare() {
        backgroundColor = .clear
        isOpaque = false
        Self.addMembers
    }

    /// The properties that an appearance proxy can set.
    private static let addMembers: Void = SourceMembers.add { source in
        source.add(MBBarProgressView.self) { members in
            members.property("lineColor", \.lineColor)
            members.property("progressRemainingColor", \.progressRemainingColor)
            members.property("progressColor", \.progressColor)
        }
    }
}
