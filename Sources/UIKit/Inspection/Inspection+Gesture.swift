extension Trestle.Inspection {
    /// A gesture recognizer.
    public struct Gesture: Codable, Equatable, Sendable {
        public enum State: String, Codable, Sendable {
            case possible, began, changed, ended, cancelled, failed
        }

        public let className: String
        public let name: String?
        /// The class of the view, with its identifier or text.
        public let view: String?
        public let state: State
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
