import Foundation

extension UIImageView {
    private static let properties: [ArchivedProperty<UIImageView>] = [
        .object("UIImage", \.image), .object("UIHighlightedImage", \.highlightedImage),
        .flag("UIHighlighted", \.isHighlighted), .double("UIAnimationDuration", \.animationDuration),
        .integer("UIAnimationRepeatCount", \.animationRepeatCount),
    ]

    private static let symbolScaleKey = "UIPreferredSymbolScale"
    private static let framesKey = "UIAnimationImages"
    private static let highlightedFramesKey = "UIHighlightedAnimationImages"

    /// Writes the images. Whether they are being animated, and how symbols look, is not archived.
    func encodeImages(in coder: NSCoder) {
        coder.encode(Self.properties, of: self)
        coder.encode(list: animationImages ?? [], forKey: Self.framesKey)
        coder.encode(list: highlightedAnimationImages ?? [], forKey: Self.highlightedFramesKey)
    }

    /// Takes over the images of a view that was decoded.
    func takeImages(of other: UIImageView) {
        image = other.image
        highlightedImage = other.highlightedImage
        contentMode = other.contentMode
        tintColor = other.ownTint
    }

    func decodeImages(from coder: NSCoder) {
        // In nibs only.
        if let scale = coder.decodeValue(UIImage.SymbolScale.self, forKey: Self.symbolScaleKey) {
            preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: scale)
        }
        coder.decode(Self.properties, of: self)
        let frames = coder.decodeList(of: UIImage.self, forKey: Self.framesKey)
        if !frames.isEmpty { animationImages = frames }
        let highlighted = coder.decodeList(of: UIImage.self, forKey: Self.highlightedFramesKey)
        if !highlighted.isEmpty { highlightedAnimationImages = highlighted }
    }
}
