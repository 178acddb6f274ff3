import Foundation

/// How views take part in a layout by constraints, in archives.
extension UIView {
    private enum Key {
        static let translates = "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"
        static let margins = "UIViewLayoutMargins"
        static let directionalMargins = "UIViewDirectionalLayoutMargins"
        static let guides = "UIViewLayoutGuides"
        static let constraints = "UIViewAutolayoutConstraints"

        static func hugging(_ axis: NSLayoutConstraint.Axis) -> String {
            "UIViewContentHuggingPriority\(axis.rawValue)"
        }
        static func resistance(_ axis: NSLayoutConstraint.Axis) -> String {
            "UIViewContentCompressionResistancePriority\(axis.rawValue)"
        }
    }

    private static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

    /// Writes the margins and priorities that were set.
    func encodeLayoutValues(in coder: NSCoder) {
        coder.encode(!translatesAutoresizingMaskIntoConstraints, forKey: Key.translates)
        if let margins = baseMargins.absolute {
            coder.encode(numbers: [margins.top, margins.left, margins.bottom, margins.right], forKey: Key.margins)
        }
        if let margins = baseMargins.directional {
            coder.encode(
                numbers: [margins.top, margins.leading, margins.bottom, margins.trailing],
                forKey: Key.directionalMargins)
        }
        for axis in Self.axes {
            if let hugging = layoutStateReference?.hugging[axis] {
                coder.encode(Double(hugging.rawValue), forKey: Key.hugging(axis))
            }
            if let resistance = layoutStateReference?.resistance[axis] {
                coder.encode(Double(resistance.rawValue), forKey: Key.resistance(axis))
            }
        }
    }

    func decodeTranslation(from coder: NSCoder) {
        if coder.decodeBool(forKey: Key.translates) { translatesAutoresizingMaskIntoConstraints = false }
    }

    func decodeLayoutValues(from coder: NSCoder) {
        if let margins = coder.decodeNumbers(4, forKey: Key.margins) {
            layoutMargins = UIEdgeInsets(top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
        }
        if let margins = coder.decodeNumbers(4, forKey: Key.directionalMargins) {
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margins[0], leading: margins[1], bottom: margins[2], trailing: margins[3])
        }
        func priority(_ key: String) -> UILayoutPriority? {
            guard coder.containsValue(forKey: key) else { return nil }
            let value = Float(coder.decodeDouble(forKey: key))
            return value > 0 && value <= UILayoutPriority.required.rawValue ? UILayoutPriority(value) : nil
        }
        for axis in Self.axes {
            if let hugging = priority(Key.hugging(axis)) { setContentHuggingPriority(hugging, for: axis) }
            if let resistance = priority(Key.resistance(axis)) {
                setContentCompressionResistancePriority(resistance, for: axis)
            }
        }
    }

    /// Writes the constraints that a view holds and that are to be archived, and the guides that were added to it. Called
    /// after the views of the archive, because constraints refer to those that are in it already.
    ///
    /// - Parameter content: the view that holds them, if it is not this one but a part of it that is not archived.
    func encodeConstraints(in coder: NSCoder, of content: UIView? = nil) {
        let holder = content ?? self
        let guides = holder.addedLayoutGuides
        coder.encode(list: guides.map { NSString(string: $0.identifier) }, forKey: key(Key.guides, content))
        let archived = holder.constraints.filter(\.shouldBeArchived).compactMap { ArchivedConstraint($0, of: holder) }
        coder.encode(list: archived, forKey: key(Key.constraints, content))
    }

    /// Activates the constraints. Those with items that the archive does not contain are left out.
    func decodeConstraints(from coder: NSCoder, of content: UIView? = nil) {
        let holder = content ?? self
        for identifier in coder.decodeList(of: NSString.self, forKey: key(Key.guides, content)) {
            let guide = UILayoutGuide()
            guide.identifier = "\(identifier)"
            holder.addLayoutGuide(guide)
        }
        for constraint in coder.decodeList(of: ArchivedConstraint.self, forKey: key(Key.constraints, content)) {
            constraint.activate(in: holder)
        }
    }

    private func key(_ key: String, _ content: UIView?) -> String { content == nil ? key : key + "OfContent" }
}
