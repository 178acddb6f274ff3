import Foundation

/// How a view changes below the pointer. A desktop's pointer lies over views without changing them, as with `.hover`
/// without tint, shadow and scale.
public enum UIPointerEffect: Sendable {
    /// What is drawn over a view, or behind it.
    public enum TintMode: Sendable {
        /// Nothing.
        case none
        /// A tint over the view.
        case overlay
        /// A tint behind the view.
        case underlay
    }

    /// One of the others, by the size of the view.
    case automatic(UITargetedPreview)
    /// The pointer becomes the background of the view.
    case highlight(UITargetedPreview)
    /// The pointer disappears below the view, which is raised.
    case lift(UITargetedPreview)
    /// The pointer keeps its shape.
    case hover(
        UITargetedPreview, preferredTintMode: UIPointerEffect.TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The view of the effect.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}
