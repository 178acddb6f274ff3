import Foundation

extension Trestle.Inspection {
    /// The layer of a view, or one that was added to it.
    public struct Layer: Codable, Equatable, Sendable {
        /// The class with its module; QuartzCore's classes have none.
        public let className: String
        /// The name that the application gave it.
        public let name: String?
        /// In the superlayer's coordinates.
        public let frame: CGRect
        /// Greater values are in front.
        public let zPosition: CGFloat
        /// From 0, transparent, to 1, opaque.
        public let opacity: Float
        /// Red, green, blue and alpha from 0 to 255, as `#RRGGBBAA`; nil without a color.
        public let backgroundColor: String?
        /// In points.
        public let cornerRadius: CGFloat
        /// In points.
        public let borderWidth: CGFloat
        /// From 0, no shadow, to 1.
        public let shadowOpacity: Float
        /// Whether sublayers are clipped to the bounds.
        public let masksToBounds: Bool
        /// Whether another layer masks it.
        public let hasMask: Bool
        /// Whether it has `contents`, such as an image.
        public let hasContents: Bool
        /// The keys of the animations.
        public let animationKeys: [String]
        /// Those that are no view's, from back to front.
        public let sublayers: [Layer]
    }
}

extension Trestle.Inspection.Layer {
    /// The properties that differ from their defaults; empty if none does.
    var words: [String] {
        var words: [String] = []
        if className != "CALayer" { words.append(className) }
        if let name { words.append("\"\(name)\"") }
        if let backgroundColor { words.append("background \(backgroundColor)") }
        if zPosition != 0 { words.append("z \(zPosition.dumpDescription)") }
        if opacity != 1 { words.append("opacity \(CGFloat(opacity).dumpDescription)") }
        if cornerRadius != 0 { words.append("corners \(cornerRadius.dumpDescription)") }
        if borderWidth != 0 { words.append("border \(borderWidth.dumpDescription)") }
        if shadowOpacity != 0 { words.append("shadow \(CGFloat(shadowOpacity).dumpDescription)") }
        if masksToBounds { words.append("masks") }
        if hasMask { words.append("masked") }
        if hasContents { words.append("contents") }
        if !animationKeys.isEmpty { words.append("animations \(animationKeys.joined(separator: " "))") }
        return words
    }
}
