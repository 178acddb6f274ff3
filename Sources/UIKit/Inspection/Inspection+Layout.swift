extension Trestle.Inspection {
    /// The place and the size of a view's alignment rectangle, with the reasons of the constraint solver.
    public struct Layout: Codable, Equatable, Sendable {
        /// The left edge, in the superview's coordinates.
        public let x: Length
        /// The upper edge, in the superview's coordinates.
        public let y: Length
        /// The width of the alignment rectangle.
        public let width: Length
        /// The height of the alignment rectangle.
        public let height: Length
        /// Required constraints of the view that were given up, because others contradict them.
        public let broken: [Reason]

        /// Whether constraints leave a choice for one of the four.
        public var isAmbiguous: Bool { lengths.contains(where: \.isAmbiguous) }

        var lengths: [Length] { [x, y, width, height] }
    }

    /// A number that the solver found.
    public struct Length: Codable, Equatable, Sendable {
        /// `x`, `y`, `width` or `height`.
        public let name: String
        /// In points, not rounded to pixels.
        public let value: Double
        /// Whether another value would meet all constraints equally well.
        public let isAmbiguous: Bool
        /// What together gives the number its value: first what names the view itself.
        public let reasons: [Reason]
        /// What asks for something else, and lost against higher priorities or its equals.
        public let lost: [Reason]
    }

    /// A part of a layout's explanation: a constraint, or what acts like one.
    public struct Reason: Codable, Equatable, Sendable {
        /// What an equation comes from.
        public enum Kind: String, Codable, Sendable {
            /// A constraint of the application, or of UIKit.
            case constraint
            /// The content size: hugging or compression resistance.
            case content
            /// The frame of a view that translates its autoresizing mask, or that is at the top of its constraints.
            case frame
            /// Insets for which a layout guide stands.
            case guide
            /// The content offset of a scroll view.
            case offset
            /// Lengths are not negative.
            case bound
        }

        /// What the equation comes from.
        public let kind: Kind
        /// In words: `title.leading = row.leading + 16`.
        public let text: String
        /// 1000 is required.
        public let priority: Double
        /// How far it is from holding, in points; 0 for what holds, and nil for what is not among the equations.
        public let error: Double?
        /// The address of a constraint, as in reports of conflicts.
        public let address: String?
    }
}

extension Trestle.Inspection.Reason: CustomStringConvertible {
    public var description: String {
        let strength = priority == 1000 ? "required" : CGFloat(priority).shortDescription
        guard let error, error != 0 else { return "\(text) (\(strength))" }
        return "\(text) (\(strength), off by \(CGFloat(error.magnitude).dumpDescription))"
    }
}

extension Trestle.Inspection.Length: CustomStringConvertible {
    /// `width = 120 because add.width = 120 (required); lost: add content width >= 154 (750, off by 34)`
    public var description: String { text(reasons: .max) }

    func text(reasons limit: Int) -> String {
        var text = "\(name) = \(CGFloat(value).dumpDescription)"
        if !reasons.isEmpty {
            text += " because " + reasons.prefix(limit).map(\.description).joined(separator: ", ")
            if reasons.count > limit { text += ", and \(reasons.count - limit) more" }
        }
        if isAmbiguous { text += "; ambiguous" + (reasons.isEmpty ? ": no constraint determines it" : "") }
        if !lost.isEmpty { text += "; lost: " + lost.map(\.description).joined(separator: ", ") }
        return text
    }
}
