extension Trestle.Inspection {
    /// An animation of a layer.
    public struct Animation: Codable, Equatable, Sendable {
        /// The class with its module; QuartzCore's classes have none.
        public let className: String
        /// The key under which it was added.
        public let key: String?
        /// What is animated; nil for groups and transitions.
        public let keyPath: String?
        /// The class of the layer, or of the view whose layer it is, with its identifier or text.
        public let layer: String
        /// The seconds since the beginning, in the animation's own time; negative before it.
        public let elapsed: Double
        /// The length of all runs; nil for an animation without an end.
        public let duration: Double?
        /// Whether the values are added to that of the layer.
        public let isAdditive: Bool
        /// Whether a property animator moves it, and not time.
        public let isDriven: Bool
        /// The first value in words, of an animation from one value to another.
        public let from: String?
        /// The last value in words.
        public let to: String?
    }
}

extension Trestle.Inspection.Animation: CustomStringConvertible {
    public var description: String {
        var text = "\(keyPath ?? key ?? className) of \(layer)"
        if from != nil || to != nil { text += ": \(from ?? "…") to \(to ?? "…")" }
        if isAdditive { text += ", additive" }
        if isDriven { return text + ", moved by an animator" }
        text += ", \(CGFloat(elapsed).dumpDescription) of "
        return text + (duration.map { "\(CGFloat($0).dumpDescription) s" } ?? "endless time")
    }
}
