import Foundation
internal import NibDocument

/// What differs in one view for size classes: subviews and constraints that are installed or not, and properties. Owned
/// by the view, through its registration for trait changes.
@MainActor
final class ViewVariation {
    private struct Property {
        let name: String
        let property: VariedProperty
        let restore: (UIView) -> Void
        /// The place of the variation whose value the view has; nil for the value of the record itself.
        var shown: Int?
    }

    private struct Constraint {
        let record: NibConstraint
        let variations: Variations
        let constraint: NSLayoutConstraint
        /// Nil before it was decided first.
        var isWanted: Bool?
        var shownConstant: Int?
    }

    private weak var view: UIView?
    /// That of the nearest view around this one.
    private weak var outer: ViewVariation?
    private let record: NibObject
    private let file: NibFile
    private let variations: Variations
    private var subviews: [(identifier: String, view: WeakObject)] = []
    /// The subviews that are left out now, which nobody else retains.
    private var uninstalled: [String: UIView] = [:]
    private var constraints: [Constraint] = []
    private var properties: [Property] = []

    init(_ record: NibObject, _ view: UIView, _ instance: NibInstance) {
        self.record = record
        self.view = view
        file = instance.file
        variations = Variations(record.variations)
        subviews = record.subviews.compactMap { record in
            guard let identifier = record.identifier, let view = instance.object(identifier) else { return nil }
            return (identifier, WeakObject(view))
        }
        for name in variations.names.sorted() where !VariedProperty.ofEditor.contains(name) {
            if let property = VariedProperty.named(name, of: view), let restore = property.keep(view) {
                properties.append(Property(name: name, property: property, restore: restore))
            } else {
                ConsoleLog.once(
                    "nib variation \(name) \(record.location)",
                    "\(record.location): \(name) of <\(record.element)> does not vary with size classes here")
            }
        }
    }

    /// Adds a constraint of the view's record, which is activated when it is wanted first.
    func take(_ constraint: NSLayoutConstraint, _ record: NibConstraint) {
        constraints.append(
            Constraint(record: record, variations: Variations(record.variations), constraint: constraint))
    }

    /// Follows the traits of the view from now on.
    func start(within outer: ViewVariation?) {
        self.outer = outer
        updateConstraints()
        let traits: [UITrait] = [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
        view?.registerForTraitChanges(traits) { [self] (_: UIView, _) in
            updateView()
            for variation in sequence(first: self, next: \.outer) { variation.updateConstraints() }
        }
    }

    // MARK: Subviews and properties

    /// Installs and removes subviews, and sets the properties whose variation is another one than before.
    func updateView() {
        guard let view else { return }
        let traits = view.traitCollection
        let excluded = variations.excluded(from: "subviews", traits)
        for (identifier, subview) in subviews {
            guard let subview = subview.object as? UIView else { continue }
            if excluded.contains(identifier), subview.superview === view {
                uninstalled[identifier] = subview
                subview.removeFromSuperview()
            } else if !excluded.contains(identifier), uninstalled.removeValue(forKey: identifier) != nil {
                install(subview, in: view)
            }
        }
        for index in properties.indices {
            let choice = variations.choice(of: properties[index].name, traits)
            guard choice?.place != properties[index].shown else { continue }
            properties[index].shown = choice?.place
            let property = properties[index]
            guard let variation = choice?.variation else {
                property.restore(view)
                continue
            }
            var varied = record
            varied.attributes = variation.attributes
            varied.values = variation.values
            property.property.set(NibCoder(varied, NibInstance(file: file, owner: view)), view)
        }
    }

    /// Puts the subview in front of those that precede it in the file.
    private func install(_ subview: UIView, in view: UIView) {
        let earlier = subviews.prefix { $0.view.object !== subview }.compactMap { $0.view.object as? UIView }
        if let stack = view as? UIStackView {
            let arranged = stack.arrangedSubviews
            let place = earlier.compactMap { earlier in arranged.firstIndex { $0 === earlier } }.max()
            stack.insertArrangedSubview(subview, at: place.map { $0 + 1 } ?? 0)
        } else if let below = earlier.last(where: { $0.superview === view }) {
            view.insertSubview(subview, aboveSubview: below)
        } else {
            view.insertSubview(subview, at: 0)
        }
    }

    // MARK: Constraints

    /// Activates and deactivates the constraints whose state is another one than before. Those whose views are not all
    /// installed wait.
    private func updateConstraints() {
        guard let view else { return }
        let traits = view.traitCollection
        let excluded = variations.excluded(from: "constraints", traits)
        var activated: [NSLayoutConstraint] = []
        for index in constraints.indices {
            let record = constraints[index].record
            let constraint = constraints[index].constraint
            let constant = constraints[index].variations.choice(of: "constant", traits)
            if constant?.place != constraints[index].shownConstant {
                constraints[index].shownConstant = constant?.place
                constraint.constant = CGFloat(constant?.variation.attributes.number("constant") ?? record.constant)
            }
            let installed = constraints[index].variations.choice(of: "installed", traits)
            let isWanted =
                (installed?.variation.attributes.bool("installed") ?? record.isInstalled)
                && !excluded.contains(record.identifier) && isInside(constraint.first, view)
                && (constraint.second.map { isInside($0, view) } ?? true)
            guard isWanted != constraints[index].isWanted else { continue }
            constraints[index].isWanted = isWanted
            if isWanted { activated.append(constraint) } else { constraint.isActive = false }
        }
        NSLayoutConstraint.activate(activated)
    }

    private func isInside(_ operand: LayoutOperand, _ view: UIView) -> Bool {
        operand.owner?.layoutView?.isDescendant(of: view) ?? false
    }
}
