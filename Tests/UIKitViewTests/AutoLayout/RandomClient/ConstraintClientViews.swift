@testable import UIKit

/// A view of a random client of constraints: it has a content size, and tells the client when it is asked for something.
final class ConstraintClientView: UIView {
    var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    /// Runs in every callback.
    var on: (() -> Void)?

    override var intrinsicContentSize: CGSize {
        on?()
        return natural
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        on?()
    }

    override func updateConstraints() {
        on?()
        super.updateConstraints()
    }

    override func didMoveToSuperview() { on?() }
    override func willRemoveSubview(_ subview: UIView) { on?() }
}

final class ConstraintClientStack: UIStackView {
    var on: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        on?()
    }

    override func updateConstraints() {
        on?()
        super.updateConstraints()
    }
}

/// Makes a new tree of views with the constraints that another one has.
@MainActor
struct ConstraintCopy {
    private(set) var root = UIView()
    private var copies: [ObjectIdentifier: UIView] = [:]

    init(of root: UIView, _ constraints: [NSLayoutConstraint]) {
        self.root = copy(root)
        for constraint in constraints {
            guard let first = copy(of: constraint.firstItem) else { continue }
            let new = NSLayoutConstraint(
                item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
                toItem: copy(of: constraint.secondItem), attribute: constraint.secondAttribute,
                multiplier: constraint.multiplier, constant: constraint.constant)
            new.priority = constraint.priority
            new.isActive = true
        }
    }

    func copy(of item: AnyObject?) -> UIView? { item.flatMap { copies[ObjectIdentifier($0)] } }

    private mutating func copy(_ view: UIView) -> UIView {
        let new: UIView
        switch view {
        case let stack as UIStackView:
            let copy = UIStackView()
            copy.axis = stack.axis
            copy.alignment = stack.alignment
            copy.distribution = stack.distribution
            copy.spacing = stack.spacing
            new = copy
        case let label as UILabel:
            let copy = UILabel()
            copy.text = label.text
            copy.font = label.font
            copy.numberOfLines = label.numberOfLines
            new = copy
        default:
            let copy = ConstraintClientView()
            copy.natural = (view as? ConstraintClientView)?.natural ?? copy.natural
            new = copy
        }
        copies[ObjectIdentifier(view)] = new
        new.frame = view.frame
        new.isHidden = view.isHidden
        new.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            new.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
            new.setContentCompressionResistancePriority(
                view.contentCompressionResistancePriority(for: axis), for: axis)
        }
        for subview in view.subviews { new.addSubview(copy(subview)) }
        if let stack = view as? UIStackView, let copy = new as? UIStackView {
            for view in stack.arrangedSubviews {
                if let arranged = self.copy(of: view) { copy.addArrangedSubview(arranged) }
            }
        }
        return new
    }
}
