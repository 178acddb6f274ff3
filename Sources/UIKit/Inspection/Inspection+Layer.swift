import Foundation

extension Trestle.Inspection {
    /// The layer of a view, or one that was added to it.
    public struct Layer: Codable, Equatable, Sendable {
        public let className: String
        public let name: String?
        public let frame: CGRect
        public let zPosition: CGFloat
        public let opacity: Float
        /// Red, green, blue and alpha from 0 to 255, as `#RRGGBBAA`; nil without a color.
        public let backgroundColor: String?
        public let cornerRadius: CGFloat
        public let borderWidth: CGFloat
        public let shadowOpacity: Float
        public let masksToBounds: Bool
        public let hasMask: Bool
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
