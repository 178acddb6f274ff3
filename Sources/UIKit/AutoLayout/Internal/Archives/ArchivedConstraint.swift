import Foundation

/// A constraint in an archive of the view that holds it. As in UIKit, constraints themselves are no `NSCoding` objects.
@MainActor
final class ArchivedConstraint: NSObject, @preconcurrency NSSecureCoding {
    nonisolated static var supportsSecureCoding: Bool { true }

    /// A view or one of its layout guides.
    @MainActor
    private struct Item {
        /// Nil for the view that holds the constraint, which is still being decoded when this is.
        var view: UIView?
        var guide: ArchivedGuide?
        var attribute: NSLayoutConstraint.Attribute

        func owner(in holder: UIView) -> (any LayoutOwner)? {
            guard let guide else { return view ?? holder }
            return guide.guide(of: view ?? holder)
        }
    }

    private let first: Item?
    private let second: Item?
    private let relation: NSLayoutConstraint.Relation
    private let multiplier: CGFloat
    private let constant: CGFloat
    private let priority: UILayoutPriority
    private let identifier: String?

    private enum Key {
        static let first = "first"
        static let second = "second"
        static let relation = "relation"
        static let multiplier = "multiplier"
        static let constant = "constant"
        static let priority = "priority"
        static let identifier = "identifier"
    }

    /// Returns nil for a constraint that cannot be written: one without items, or between other guides than those of
    /// ``ArchivedGuide``.
    init?(_ constraint: NSLayoutConstraint, of holder: UIView) {
        guard let first = Self.item(constraint.first, holder) else { return nil }
        let second = constraint.second.flatMap { Self.item($0, holder) }
        guard constraint.second == nil || second != nil else { return nil }
        self.first = first
        self.second = second
        relation = constraint.relation
        multiplier = constraint.multiplier
        constant = constraint.constant
        priority = constraint.priority
        identifier = constraint.identifier
        super.init()
    }

    private static func item(_ operand: LayoutOperand, _ holder: UIView) -> Item? {
        guard operand.distance == nil, let owner = operand.owner, let view = owner.layoutView else { return nil }
        var item = Item(view: view === holder ? nil : view, guide: nil, attribute: operand.attribute)
        if let guide = owner as? UILayoutGuide {
            guard let archived = ArchivedGuide(guide, of: view) else { return nil }
            item.guide = archived
        }
        return item
    }

    // MARK: NSCoding

    func encode(with coder: NSCoder) {
        if let first { encode(first, Key.first, coder) }
        if let second { encode(second, Key.second, coder) }
        coder.encode(relation.rawValue, forKey: Key.relation)
        coder.encode(Double(multiplier), forKey: Key.multiplier)
        coder.encode(Double(constant), forKey: Key.constant)
        coder.encode(Double(priority.rawValue), forKey: Key.priority)
        coder.encode(text: identifier, forKey: Key.identifier)
    }

    /// A view that the archive does not contain leaves its key out.
    private func encode(_ item: Item, _ key: String, _ coder: NSCoder) {
        coder.encode(item.attribute.rawValue, forKey: key + ".attribute")
        coder.encode(text: item.guide?.name, forKey: key + ".guide")
        coder.encode(item.view == nil, forKey: key + ".isHolder")
        if let view = item.view { coder.encodeConditionalObject(view, forKey: key + ".view") }
    }

    required init?(coder: NSCoder) {
        first = Self.item(Key.first, coder)
        let hasSecond = coder.containsValue(forKey: Key.second + ".attribute")
        second = hasSecond ? Self.item(Key.second, coder) : nil
        relation = coder.decodeValue(NSLayoutConstraint.Relation.self, forKey: Key.relation) ?? .equal
        // A constraint whose second item is missing is none.
        multiplier = hasSecond && second == nil ? .nan : CGFloat(coder.decodeDouble(forKey: Key.multiplier))
        constant = CGFloat(coder.decodeDouble(forKey: Key.constant))
        priority = UILayoutPriority(Float(coder.decodeDouble(forKey: Key.priority)))
        identifier = coder.decodeText(forKey: Key.identifier)
        super.init()
    }

    private static func item(_ key: String, _ coder: NSCoder) -> Item? {
        guard let attribute = coder.decodeValue(NSLayoutConstraint.Attribute.self, forKey: key + ".attribute"),
            attribute != .notAnAttribute
        else { return nil }
        var item = Item(view: nil, guide: nil, attribute: attribute)
        if let name = coder.decodeText(forKey: key + ".guide") {
            item.guide = ArchivedGuide(name: name)
        }
        if !coder.decodeBool(forKey: key + ".isHolder") {
            guard let view = coder.decode(UIView.self, forKey: key + ".view") else { return nil }
            item.view = view
        }
        return item
    }

    /// Makes the constraint and activates it. Does nothing if items are missing, or if the values are none of a
    /// constraint.
    func activate(in holder: UIView) {
        guard let first, let owner = first.owner(in: holder), multiplier.isFinite, constant.isFinite,
            priority.rawValue > 0, priority.rawValue <= UILayoutPriority.required.rawValue
        else { return }
        var other: LayoutOperand?
        if let second {
            guard let owner = second.owner(in: holder) else { return }
            other = LayoutOperand(owner: owner, attribute: second.attribute)
        }
        guard ConstraintValidation.fault(first.attribute, second?.attribute, multiplier: multiplier) == nil else {
            return
        }
        let operands = [LayoutOperand(owner: owner, attribute: first.attribute), other].compactMap(\.self)
        guard operands.allSatisfy({ $0.owner?.layoutView?.isDescendant(of: holder) == true }) else { return }
        let constraint = NSLayoutConstraint(operands[0], relation, other, multiplier: multiplier, constant: constant)
        constraint.priority = priority
        constraint.identifier = identifier
        constraint.shouldBeArchived = true
        holder.addConstraint(constraint)
    }
}
