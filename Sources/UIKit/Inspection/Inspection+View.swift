import Foundation

extension Trestle.Inspection {
    /// A view and its subviews.
    public struct View: Codable, Equatable, Sendable {
        /// The class with its module; UIKit's classes have none.
        public let className: String
        /// The address as in reports of conflicts between constraints: `0x000055d0c8a0`. Other in every run.
        public let address: String
        /// In the superview's coordinates.
        public let frame: CGRect
        /// In the window's coordinates.
        public let frameInWindow: CGRect
        /// The origin of the bounds: the content offset of a scroll view.
        public let boundsOrigin: CGPoint
        /// The `accessibilityIdentifier`.
        public let identifier: String?
        /// The `accessibilityLabel` that was set.
        public let label: String?
        /// What the class has to say of itself, such as `"Title"`, `on` or `value=0.5`.
        public let details: [String]
        /// Whether `isHidden` is set on the view itself.
        public let isHidden: Bool
        /// From 0, transparent, to 1, opaque.
        public let alpha: CGFloat
        /// Whether subviews are clipped to the bounds.
        public let clipsToBounds: Bool
        /// Whether the transform is another one than the identity.
        public let isTransformed: Bool
        /// If false, neither the view nor its subviews get touches.
        public let isUserInteractionEnabled: Bool
        /// The class of the controller whose view this is; nil for other views.
        public let controller: String?
        /// The classes of the responders after the view, up to the application.
        public let responderChain: [String]
        /// What constraints say of the view; nil if none has anything to do with it.
        public let layout: Layout?
        /// The layer that shows the view.
        public let layer: Layer
        /// In the order in which they were added.
        public let gestureRecognizers: [Gesture]
        /// From back to front. Idle cells of lists are left out: the pools of ``Table`` count them.
        public let subviews: [View]
    }
}

extension Trestle.Inspection.View {
    /// The view and all below it, in the order of the tree.
    public var all: [Trestle.Inspection.View] { [self] + subviews.flatMap(\.all) }

    /// The view in one line: class, frame, and properties that differ from their defaults.
    public var summary: String {
        var parts = ["\(className) \(frame.dumpDescription)"]
        if boundsOrigin != .zero {
            parts.append("bounds at (\(boundsOrigin.x.dumpDescription), \(boundsOrigin.y.dumpDescription))")
        }
        if let identifier { parts.append("id=\"\(identifier)\"") }
        if let label, !details.contains("\"\(label)\"") { parts.append("label=\"\(label)\"") }
        parts += details
        if isHidden { parts.append("hidden") }
        if alpha != 1 { parts.append("alpha=\(alpha.dumpDescription)") }
        if clipsToBounds { parts.append("clips") }
        if isTransformed { parts.append("transformed") }
        if !isUserInteractionEnabled { parts.append("no interaction") }
        if let controller { parts.append("of \(controller)") }
        if layout?.isAmbiguous == true { parts.append("AMBIGUOUS") }
        if layout?.broken.isEmpty == false { parts.append("BROKEN") }
        return parts.joined(separator: " ")
    }
}

extension Trestle.Inspection {
    /// All views of all windows, in the order of the trees.
    public var views: [View] { windows.flatMap(\.all) }

    /// Returns the views whose class, identifier, label or details contain a text, in any case.
    public func views(matching text: String) -> [View] {
        views.filter { view in
            ([view.className, view.identifier, view.label].compactMap { $0 } + view.details).contains {
                $0.range(of: text, options: .caseInsensitive) != nil
            }
        }
    }

    /// Returns the frontmost view with an `accessibilityIdentifier`; nil if there is none.
    public func view(identifier: String) -> View? { views.last { $0.identifier == identifier } }
}
