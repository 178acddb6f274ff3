import UIKit

/// A node with an image or a color. It has a size and a place, and is not drawn.
/// - Linux: works
@preconcurrency @MainActor
open class SKSpriteNode: SKNode {
    /// The size before the scales apply.
    private var plainSize: CGSize

    /// Makes a sprite with all that it shows.
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        self.texture = texture
        self.color = color
        plainSize = size
        super.init()
    }

    /// Makes an empty sprite.
    public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }

    /// Makes a sprite of the size of a texture.
    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }

    /// Makes a sprite with a texture that is stretched to a size.
    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }

    /// Makes a sprite of an image of the application; see `SKTexture.init(imageNamed:)`.
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }

    /// Makes a rectangle.
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

    /// Returns nil: archives of nodes cannot be read.
    /// - Linux: refuses
    public required init?(coder aDecoder: NSCoder) {
        SceneRefusal.reportFile()
        return nil
    }

    /// The image; nil shows the color.
    open var texture: SKTexture?
    /// The color of a sprite without a texture, or the one that is mixed with it.
    open var color: UIColor
    /// How much of the color a texture gets; 0 by default.
    /// - Linux: no effect
    open var colorBlendFactor: CGFloat = 0
    /// How the colors are mixed with those behind.
    /// - Linux: no effect
    open var blendMode = SKBlendMode.alpha
    /// The part of the texture that is stretched, in fractions.
    /// - Linux: no effect
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The point of the sprite that is at its position, in fractions of its size; the middle by default.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The size in the coordinates of the parent: the scales count, and stay when it is set.
    open var size: CGSize {
        get { CGSize(width: plainSize.width * abs(xScale), height: plainSize.height * abs(yScale)) }
        set {
            plainSize = CGSize(
                width: xScale == 0 ? newValue.width : newValue.width / abs(xScale),
                height: yScale == 0 ? newValue.height : newValue.height / abs(yScale))
        }
    }

    /// Sets the scales so that the sprite has a size in its parent.
    open func scale(to size: CGSize) {
        if plainSize.width > 0 { xScale = size.width / plainSize.width }
        if plainSize.height > 0 { yScale = size.height / plainSize.height }
    }

    override var content: CGRect? {
        CGRect(
            x: -anchorPoint.x * plainSize.width, y: -anchorPoint.y * plainSize.height, width: plainSize.width,
            height: plainSize.height)
    }
}
