extension Trestle.Inspection {
    /// A gesture recognizer.
    public struct Gesture: Codable, Equatable, Sendable {
        /// The states of `UIGestureRecognizer.State`.
        public enum State: String, Codable, Sendable {
            /// Nothing is recognized yet.
            case possible
            /// The gesture has begun.
            case began
            /// The gesture goes on.
            case changed
            /// The gesture is complete.
            case ended
            /// The gesture was interrupted.
            case cancelled
            /// The touches are no such gesture.
            case failed
        }

        /// The class with its module; UIKit's classes have none.
        public let className: String
        /// The name that the application gave it.
        public let name: String?
        /// The class of the view, with its identifier or text.
        public let view: String?
        /// The state of the present gesture.
        public let state: State
        /// If false, it gets no touches.
        public let isEnabled: Bool
        /// The fingers of the present gesture.
        public let touches: Int
        /// The recognizers that have to fail before this one, which has asked to be recognized.
        public let waitsFor: [String]
        /// Why it failed in its last gesture; nil if it did not fail, or if nothing was noted.
        public let failure: String?
    }
}

extension Trestle.Inspection.Gesture: CustomStringConvertible {
    public var description: String {
        var text = className
        if let name { text += " \"\(name)\"" }
        if let view { text += " of \(view)" }
        text += ": \(state.rawValue)"
        if !isEnabled { text += ", disabled" }
        if touches > 0 { text += ", \(touches) \(touches == 1 ? "finger" : "fingers")" }
        if !waitsFor.isEmpty { text += ", waits for the failure of \(waitsFor.joined(separator: " and "))" }
        if let failure { text += state == .failed ? " because \(failure)" : "; failed last because \(failure)" }
        return text
    }
}
