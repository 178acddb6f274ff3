/// Constraints as UIKit prints them: `<NSLayoutConstraint:0x… 'identifier' UILabel:0x….top == UIView:0x….top + 8   (active)>`.
@MainActor
enum ConstraintDescription {
    static func text(of constraint: NSLayoutConstraint) -> String {
        let address = "\(ClassName(type(of: constraint))):\(ObjectAddress(constraint))"
        let name = constraint.identifier.map { "'\($0)' " } ?? ""
        let (body, names) = Self.body(constraint)
        let state = constraint.isActive ? "active" : "inactive"
        let priority = constraint.priority == .required ? "" : "@\(short(CGFloat(constraint.priority.rawValue))) "
        return "<\(address) \(name)\(body) \(priority)  (\(state)\(names))>"
    }

    /// The relation, and the names that it uses.
    private static func body(_ constraint: NSLayoutConstraint) -> (String, names: String) {
        if let visual = visual(constraint) { return visual }
        let sign = symbol(constraint.relation)
        let first = constraint.first.description
        guard let second = constraint.second else { return ("\(first) \(sign) \(short(constraint.constant))", "") }
        let factor = constraint.multiplier == 1 ? "" : "\(short(constraint.multiplier))*"
        return ("\(first) \(sign) \(factor)\(second.description)\(offset(constraint.constant))", "")
    }

    private static func offset(_ constant: CGFloat) -> String {
        if constant == 0 { return "" }
        return constant < 0 ? " - \(short(-constant))" : " + \(short(constant))"
    }

    /// Gaps between neighbors and to the superview's edges, in the visual format.
    private static func visual(_ constraint: NSLayoutConstraint) -> (String, names: String)? {
        guard constraint.multiplier == 1, constraint.first.distance == nil, let second = constraint.second,
            second.distance == nil, let one = constraint.first.owner as? UIView, let other = second.owner as? UIView
        else { return nil }
        let (a, b) = (constraint.firstAttribute, second.attribute)
        let prefix = a.axis == .vertical ? "V:" : "H:"
        let direction = a.isDirectional ? (one.isRightToLeft ? "(RTL)" : "(LTR)") : ""
        let gap = gap(constraint)
        func names(_ superview: UIView) -> String { ", names: '|':\(superview.layoutName) " }
        if a == b, a.isStart, one.superviewLink === other {
            return ("\(prefix)|-(\(gap))-[\(one.layoutName)]\(direction)", names(other))
        }
        if a == b, a.isEnd, one.superviewLink === other || other.superviewLink === one {
            let (inner, outer) = one.superviewLink === other ? (one, other) : (other, one)
            let text = inner === one ? self.gap(constraint, negated: true) : gap
            return ("\(prefix)[\(inner.layoutName)]-(\(text))-|\(direction)", names(outer))
        }
        if a.isStart, b.isEnd, one.superviewLink === other.superviewLink, one.superviewLink != nil {
            return ("\(prefix)[\(other.layoutName)]-(\(gap))-[\(one.layoutName)]\(direction)", "")
        }
        return nil
    }

    private static func gap(_ constraint: NSLayoutConstraint, negated: Bool = false) -> String {
        let value = negated ? -constraint.constant : constraint.constant
        switch constraint.relation {
        case .equal: return short(value)
        case .greaterThanOrEqual: return (negated ? "<=" : ">=") + short(value)
        case .lessThanOrEqual: return (negated ? ">=" : "<=") + short(value)
        }
    }

    private static func symbol(_ relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    private static func short(_ value: CGFloat) -> String { (value == 0 ? 0 : value).shortDescription }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isStart: Bool { self == .left || self == .leading || self == .top }
    fileprivate var isEnd: Bool { self == .right || self == .trailing || self == .bottom }
}
