import Foundation
internal import NibDocument

/// Makes the constraints of a nib's views.
@MainActor
struct NibConstraints {
    let instance: NibInstance

    /// Makes the constraints that a view's record holds, and activates those that are installed. Connections can refer
    /// to all of them.
    ///
    /// - Parameter variation: decides which of them are active; nil where nothing varies.
    func make(_ record: NibObject, _ view: UIView, variation: ViewVariation?) {
        for constraint in record.constraints where !constraint.isPlaceholder {
            guard let made = make(constraint, view) else { continue }
            instance.know(made, as: constraint.identifier)
            if let variation {
                variation.take(made, constraint)
            } else if constraint.isInstalled {
                made.isActive = true
            }
        }
    }

    private func make(_ record: NibConstraint, _ view: UIView) -> NSLayoutConstraint? {
        guard let first = item(record.firstItem, view, record), let attribute = attribute(record.firstAttribute, record)
        else { return nil }
        var second: LayoutOperand?
        if let identifier = record.secondItem, let name = record.secondAttribute {
            guard let owner = item(identifier, view, record), let attribute = self.attribute(name, record) else {
                return nil
            }
            second = LayoutOperand(owner: owner, attribute: attribute)
        }
        let constraint = NSLayoutConstraint(
            LayoutOperand(owner: first, attribute: attribute), relation(record.relation), second,
            multiplier: record.multiplier, constant: record.constant)
        constraint.priority = UILayoutPriority(Float(record.priority))
        constraint.identifier = record.name
        constraint.shouldBeArchived = true
        if constraint.origin != nil { constraint.origin = .nib("\(record.location)") }
        return constraint
    }

    /// Returns the view or guide of an identifier; without one the view that holds the constraint.
    private func item(_ identifier: String?, _ view: UIView, _ record: NibConstraint) -> (any LayoutOwner)? {
        guard let identifier else { return view }
        if let item = instance.object(identifier) as? any LayoutOwner { return item }
        ConsoleLog.once(
            "nib constraint \(record.location)",
            "\(record.location): the constraint \(record.identifier) is left out, since there is no view or guide "
                + "with the identifier \(identifier)")
        return nil
    }

    private func attribute(_ name: String, _ record: NibConstraint) -> NSLayoutConstraint.Attribute? {
        if let attribute = Self.attributes[name] { return attribute }
        ConsoleLog.once(
            "nib constraint \(record.location)",
            "\(record.location): the constraint \(record.identifier) is left out, since its attribute \(name) is unknown"
        )
        return nil
    }

    private func relation(_ relation: NibConstraint.Relation) -> NSLayoutConstraint.Relation {
        switch relation {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = {
        let all = (1...20).compactMap { NSLayoutConstraint.Attribute(rawValue: $0) }
        return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
            .merging(["baseline": .lastBaseline]) { known, _ in known }
    }()
}

extension NibInstance {
    /// Makes the guides of a view known to constraints.
    func knowGuides(of record: NibObject, _ view: UIView) {
        for guide in record.guides { know(layoutGuide(guide, of: view), as: guide.identifier) }
    }

    private func layoutGuide(_ guide: NibGuide, of view: UIView) -> UILayoutGuide {
        switch (guide.kind, view) {
        case ("safeArea", _): return view.safeAreaLayoutGuide
        case ("layoutMarginsGuide", _), ("layoutMargins", _): return view.layoutMarginsGuide
        case ("readableContentGuide", _), ("readableContent", _): return view.readableContentGuide
        case ("keyboard", _): return view.keyboardLayoutGuide
        case ("contentLayoutGuide", let scrollView as UIScrollView): return scrollView.contentLayoutGuide
        case ("frameLayoutGuide", let scrollView as UIScrollView): return scrollView.frameLayoutGuide
        default:
            let own = UILayoutGuide()
            view.addLayoutGuide(own)
            return own
        }
    }

    /// Makes the guides at the upper and lower edge of a controller's view known: those of files without safe areas.
    func knowGuides(of record: NibObject, _ controller: UIViewController) {
        for guide in record.guides {
            let view: UIView = controller.view
            switch guide.kind {
            case "top": know(view.barGuide(isTop: true), as: guide.identifier)
            case "bottom": know(view.barGuide(isTop: false), as: guide.identifier)
            default: break
            }
        }
    }
}
