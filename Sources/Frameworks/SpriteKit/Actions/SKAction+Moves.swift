import UIKit

// What places, turns and sizes nodes.
extension SKAction {
    /// Moves by a distance.
    public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// Moves by a distance.
    public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(lasting: duration)
    }
    /// Moves to a point of the parent.
    public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// Moves to an abscissa.
    public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// Moves to an ordinate.
    public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// Turns by radians, counterclockwise.
    public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(lasting: duration)
    }
    /// Turns to an angle in radians.
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(lasting: duration)
    }
    /// Turns to an angle in radians, on the shorter way if asked to.
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction {
        SKAction(lasting: duration)
    }
    /// Resizes a sprite by differences.
    public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(lasting: duration)
    }
    /// Resizes a sprite.
    public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(lasting: duration)
    }
    /// Resizes a sprite in width.
    public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// Resizes a sprite in height.
    public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(lasting: duration)
    }
    /// Multiplies both scales.
    public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// Multiplies the scales.
    public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(lasting: duration)
    }
    /// Sets both scales.
    public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// Sets the scales.
    public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(lasting: duration)
    }
    /// Sets the scale in width.
    public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// Sets the scale in height.
    public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// Scales a sprite to a size.
    public class func scale(to size: CGSize, duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// Follows a path that begins at the node, and turns with it.
    public class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// Follows a path.
    public class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
    ) -> SKAction {
        SKAction(lasting: duration)
    }
    /// Follows a path. The duration is that of straight lines between the ends of its parts.
    public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
        SKAction(lasting: PathCorners(path).length / speed)
    }
    /// Follows a path. The duration is that of straight lines between the ends of its parts.
    public class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
    ) -> SKAction {
        SKAction(lasting: PathCorners(path).length / speed)
    }
}
