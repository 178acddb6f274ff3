import UIKit

/// A node with a path. It has a frame, and is not drawn.
/// - Linux: works
@preconcurrency @MainActor
open class SKShapeNode: SKNode {
    /// Makes a shape without a path.
    public override init() { super.init() }

    /// Makes a shape of a path.
    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }

    /// Makes a shape of a path whose middle, if `centered`, is at the origin.
    public convenience init(path: CGPath, centered: Bool) {
        let box = path.boundingBoxOfPath
        var move = CGAffineTransform(translationX: -box.midX, y: -box.midY)
        self.init(path: centered && !box.isNull ? path.copy(using: &move) ?? path : path)
    }

    /// Makes a rectangle.
    public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }

    /// Makes a rectangle around the origin.
    public convenience init(rectOf size: CGSize) { self.init(rect: .around(size)) }

    /// Makes a rectangle with round corners.
    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            path: CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
    }

    /// Makes a rectangle with round corners around the origin.
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(rect: .around(size), cornerRadius: cornerRadius)
    }

    /// Makes a circle around the origin.
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
    }

    /// Makes an ellipse.
    public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect, transform: nil)) }

    /// Makes an ellipse around the origin.
    public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: .around(size)) }

    /// Makes lines from point to point.
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let path = CGMutablePath()
        path.addLines(between: (0..<numPoints).map { points[$0] })
        self.init(path: path)
    }

    /// Returns nil: archives of nodes cannot be read.
    /// - Linux: refuses
    public required init?(coder aDecoder: NSCoder) {
        SceneRefusal.reportFile()
        return nil
    }

    /// The path; nil by default.
    open var path: CGPath?
    /// The color of the line; white by default.
    open var strokeColor = UIColor.white
    /// The color of the inside; clear by default.
    open var fillColor = UIColor.clear
    /// How the colors are mixed with those behind.
    /// - Linux: no effect
    open var blendMode = SKBlendMode.alpha
    /// Whether edges are smooth; true by default.
    /// - Linux: no effect
    open var isAntialiased = true
    /// The width of the line; 1 by default.
    open var lineWidth: CGFloat = 1
    /// The width of a glow; 0 by default.
    /// - Linux: no effect
    open var glowWidth: CGFloat = 0

    override var content: CGRect? {
        guard let box = path?.boundingBoxOfPath, !box.isNull else { return nil }
        return box.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
    }
}

extension CGRect {
    fileprivate static func around(_ size: CGSize) -> CGRect {
        CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    }
}
