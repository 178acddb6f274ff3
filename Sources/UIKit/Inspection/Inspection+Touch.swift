import Foundation

extension Trestle.Inspection {
    /// Where a touch would go, and why not somewhere else.
    public struct Touch: Codable, Equatable, Sendable {
        /// A view at the point that does not get the touch.
        public struct PassedOver: Codable, Equatable, Sendable {
            /// The class of the view, with its identifier or text.
            public let view: String
            /// Why it does not get the touch, in a sentence.
            public let reason: String
        }

        /// In the window's coordinates.
        public let point: CGPoint
        /// The view that is hit and its superviews, from the inside; empty if the touch goes to no view.
        public let path: [String]
        /// The recognizers of these views, in the order in which they get the touch. A delegate may still refuse it.
        public let recognizers: [Gesture]
        /// From front to back.
        public let passedOver: [PassedOver]
    }
}

extension Trestle.Inspection.Touch: CustomStringConvertible {
    public var description: String {
        var lines = ["touch at (\(point.x.dumpDescription), \(point.y.dumpDescription))"]
        lines.append("  goes to \(path.isEmpty ? "no view" : path.joined(separator: ", in "))")
        lines += recognizers.map { "  recognizer \($0)" }
        lines += passedOver.map { "  not to \($0.view): \($0.reason)" }
        return lines.joined(separator: "\n")
    }
}

extension Trestle {
    /// Says where a touch at a point of a window would go. No touch is made; `hitTest(_:with:)` and `point(inside:with:)` of
    /// the views are called.
    @MainActor public static func inspection(ofTouchAt point: CGPoint, in window: UIWindow) -> Inspection.Touch {
        TouchInspection(point, window).touch
    }

    /// Says where a touch at a point of the screen would go that shows some windows, from back to front; nil without one.
    @MainActor public static func inspection(ofTouchAt point: CGPoint, in windows: [UIWindow]) -> Inspection.Touch? {
        TouchInspection.window(for: point, windows).map {
            inspection(ofTouchAt: $0.convert(point, from: nil as UIWindow?), in: $0)
        }
    }
}
