import UIKit

// What changes how nodes look.
extension SKAction {
    /// Fades in.
    public class func fadeIn(withDuration duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// Fades out.
    public class func fadeOut(withDuration duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// Changes the opacity by a difference.
    public class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// Changes the opacity.
    public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// Hides the node.
    public class func hide() -> SKAction { SKAction(lasting: 0) }
    /// Shows the node.
    public class func unhide() -> SKAction { SKAction(lasting: 0) }
    /// Exchanges the texture of a sprite.
    public class func setTexture(_ texture: SKTexture) -> SKAction { SKAction(lasting: 0) }
    /// Exchanges the texture of a sprite, and its size if asked to.
    public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { SKAction(lasting: 0) }
    /// Shows one texture after the other.
    public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        SKAction(lasting: sec * Double(textures.count))
    }
    /// Shows one texture after the other.
    public class func animate(
        with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
    ) -> SKAction {
        SKAction(lasting: sec * Double(textures.count))
    }
    /// Mixes a sprite with a color.
    public class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(lasting: duration)
    }
    /// Changes how much of its color a sprite has.
    public class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(lasting: sec)
    }
    /// Plays a file, which is silent here and has no duration.
    public class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
        SKAction(lasting: 0)
    }
}
