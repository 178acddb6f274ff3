import Foundation

/// The place of an image view: its bounds, center, transform and anchor point.
@MainActor
enum ImageViewRestoration {
    private static let boundsKey = "UIBounds"
    private static let centerKey = "UICenter"
    private static let transformKey = "UITransform"
    private static let anchorKey = "UIAnchorPoint"

    static func encode(_ view: UIImageView, in coder: NSCoder) {
        func encode(_ text: String, _ key: String) { coder.encode(NSString(string: text), forKey: key) }
        encode(NSCoder.string(for: view.bounds), boundsKey)
        encode(NSCoder.string(for: view.center), centerKey)
        encode(NSCoder.string(for: view.transform), transformKey)
        encode(NSCoder.string(for: view.layer.anchorPoint), anchorKey)
    }

    static func decode(_ view: UIImageView, from coder: NSCoder) {
        func text(_ key: String) -> String? {
            coder.containsValue(forKey: key) ? coder.decodeObject(forKey: key) as? String : nil
        }
        guard let bounds = text(boundsKey), let center = text(centerKey), let transform = text(transformKey),
            let anchor = text(anchorKey)
        else { return }
        view.layer.anchorPoint = NSCoder.cgPoint(for: anchor)
        view.bounds = NSCoder.cgRect(for: bounds)
        view.center = NSCoder.cgPoint(for: center)
        view.transform = NSCoder.cgAffineTransform(for: transform)
    }
}
