import UpdateModels

@testable import UIKit

/// An application that changes views, constraints and stacks at random, also from inside the callbacks of a layout.
///
/// Its constraints are never required, so that none has to be given up: what comes out follows from them alone.
@MainActor
final class ConstraintClient {
    private var generator: SeededGenerator
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let root = ConstraintClientView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private var views: [UIView] = []
    /// Those that may be active, in the order in which they were activated.
    private var constraints: [NSLayoutConstraint] = []
    private(set) var log: [String] = []
    private var depth = 0
    private var budget = 0

    init(seed: Int) {
        generator = SeededGenerator(seed: UInt64(seed))
        root.tag = 99
        window.addSubview(root)
        window.isHidden = false
        views = (0..<9).map { make($0) }
        for view in views { root.addSubview(view) }
        root.on = { [weak self] in self?.called(99) }
    }

    /// Changes something between two layouts, with what the callbacks of both change.
    func step() {
        budget = 12
        for _ in 0...roll(3) { act() }
        if roll(4) == 0 { fit() }
        window.layoutIfNeeded()
        budget = 0
    }

    func end() {
        budget = 0
        window.isHidden = true
    }

    /// Lays out until nothing changes any more, and returns the views that a new layout of the same constraints would
    /// place elsewhere.
    func misplacedViews() -> [String] {
        budget = 0
        window.layoutIfNeeded()
        let copy = ConstraintCopy(of: root, constraints.filter(\.isActive))
        let copyWindow = UIWindow(frame: window.frame)
        copyWindow.addSubview(copy.root)
        copyWindow.isHidden = false
        copyWindow.layoutIfNeeded()
        defer { copyWindow.isHidden = true }
        return views.filter { $0.isDescendant(of: root) }.compactMap { view in
            if let engine = view.layoutItem?.engine, engine.root.layoutItem?.engine !== engine {
                return "the root of the island of \(view.tag) is no item of it"
            }
            guard let other = copy.copy(of: view) else { return "\(view.tag) has no copy" }
            guard isDetermined(other) else { return nil }
            let (frame, expected) = (view.convert(view.bounds, to: root), other.convert(other.bounds, to: copy.root))
            let difference =
                [
                    frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width,
                    frame.height - expected.height,
                ].map(abs).max() ?? 0
            return difference < 0.01 ? nil : "\(view.tag) is at \(frame), not \(expected)"
        }
    }

    /// Whether the constraints of the view and of its superviews leave nothing open.
    private func isDetermined(_ view: UIView) -> Bool {
        var current: UIView? = view
        while let inside = current, !(inside is UIWindow) {
            if inside.hasAmbiguousLayout { return false }
            if let engine = inside.layoutItem?.engine, !engine.broken.isEmpty { return false }
            current = inside.superview
        }
        return true
    }

    // MARK: Objects

    private func make(_ tag: Int) -> UIView {
        let view: UIView
        switch tag % 4 {
        case 0:
            let stack = ConstraintClientStack()
            stack.on = { [weak self] in self?.called(tag) }
            view = stack
        case 1 where roll(2) == 0:
            let label = UILabel()
            label.text = Self.texts[roll(4)]
            label.numberOfLines = roll(2)
            view = label
        default:
            let plain = ConstraintClientView()
            plain.on = { [weak self] in self?.called(tag) }
            if roll(2) == 0 { plain.natural = CGSize(width: 10 + roll(60), height: 10 + roll(40)) }
            view = plain
        }
        view.tag = tag
        view.frame = CGRect(x: roll(50), y: roll(50), width: 20 + roll(80), height: 20 + roll(50))
        view.translatesAutoresizingMaskIntoConstraints = roll(4) == 0
        return view
    }

    private static let texts = ["word", "some more words", "a text that is longer than most views are wide", ""]

    private func called(_ tag: Int) {
        guard depth < 3, budget > 0, roll(4) == 0 else { return }
        budget -= 1
        depth += 1
        note("in \(tag):")
        act()
        depth -= 1
    }

    // MARK: Changes

    private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    /// A run that is asked for by its seed is followed on the console, up to where it traps.
    private func note(_ line: String) {
        log.append(String(repeating: "  ", count: depth) + line)
        if FuzzSettings.isRepeat { print(log.last ?? "") }
    }

    private func act() {
        switch roll(20) {
        case 0...5: activate()
        case 6, 7: deactivate()
        case 8, 9: changeConstant()
        case 10: changePriority()
        case 11, 12: move()
        case 13: replace()
        case 14, 15: changeContent()
        case 16, 17: changeStack()
        case 18: hide()
        default: resize()
        }
    }

    private func pick() -> UIView { views[roll(views.count)] }

    private static let priorities: [Float] = [999, 900, 750, 500, 251, 100, 51]

    private func activate() {
        let (first, second) = (pick(), roll(4) == 0 ? root : pick())
        let axes: [[NSLayoutConstraint.Attribute]] = [
            [.leading, .trailing, .centerX, .left, .right], [.top, .bottom, .centerY], [.width, .height],
        ]
        let kind = roll(3)
        let one = axes[kind][roll(axes[kind].count)]
        var other = axes[kind][roll(axes[kind].count)]
        // Positions of the reading direction go with each other only.
        if [.left, .right].contains(one) != [.left, .right].contains(other) { other = one }
        let relation = [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][roll(3)]
        let isAlone = kind == 2 && roll(2) == 0
        guard isAlone || first !== second, isAlone || (first.isDescendant(of: root) && second.isDescendant(of: root))
        else { return }
        let constraint = NSLayoutConstraint(
            item: first, attribute: one, relatedBy: relation, toItem: isAlone ? nil : second,
            attribute: isAlone ? .notAnAttribute : other, multiplier: 1, constant: CGFloat(roll(160)) / 2 - 20)
        constraint.priority = UILayoutPriority(Self.priorities[roll(Self.priorities.count)])
        note("activate \(constraint.description)")
        constraint.isActive = true
        if constraint.isActive { constraints.append(constraint) }
    }

    private func pickConstraint() -> NSLayoutConstraint? {
        constraints.removeAll { !$0.isActive }
        return constraints.isEmpty ? nil : constraints[roll(constraints.count)]
    }

    private func deactivate() {
        guard let constraint = pickConstraint() else { return }
        note("deactivate \(constraint.description)")
        constraint.isActive = false
        guard roll(3) == 0 else { return }
        constraint.isActive = true
        constraints.removeAll { $0 === constraint }
        constraints.append(constraint)
    }

    private func changeConstant() {
        guard let constraint = pickConstraint() else { return }
        constraint.constant = CGFloat(roll(200)) / 2 - 20
        note("constant of \(constraint.description)")
    }

    private func changePriority() {
        guard let constraint = pickConstraint() else { return }
        constraint.priority = UILayoutPriority(Self.priorities[roll(Self.priorities.count)])
        note("priority of \(constraint.description)")
    }

    private func move() {
        let (view, parent) = (pick(), roll(3) == 0 ? root : pick())
        if roll(4) == 0 {
            note("\(view.tag).remove()")
            return view.removeFromSuperview()
        }
        guard !parent.isDescendant(of: view), !(parent is UILabel) else { return }
        note("\(parent.tag).add(\(view.tag))")
        if let stack = parent as? UIStackView { stack.addArrangedSubview(view) } else { parent.addSubview(view) }
    }

    private func replace() {
        let index = roll(views.count)
        note("replace \(index)")
        views[index].removeFromSuperview()
        views[index] = make(index)
        root.addSubview(views[index])
    }

    private func changeContent() {
        let view = pick()
        note("content of \(view.tag)")
        switch view {
        case let label as UILabel: label.text = Self.texts[roll(4)]
        case let plain as ConstraintClientView:
            plain.natural =
                roll(3) == 0
                ? CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(10 + roll(40)))
                : CGSize(width: 10 + roll(60), height: 10 + roll(40))
            plain.invalidateIntrinsicContentSize()
        default:
            view.setContentHuggingPriority(UILayoutPriority(Float(200 + roll(3) * 51)), for: .horizontal)
        }
    }

    private func changeStack() {
        guard let stack = views.filter({ $0 is UIStackView }).randomElement(using: &generator) as? UIStackView else {
            return
        }
        let kind = roll(5)
        note("\(stack.tag).change(\(kind))")
        switch kind {
        case 0: stack.axis = roll(2) == 0 ? .horizontal : .vertical
        case 1: stack.spacing = CGFloat(roll(12))
        case 2: stack.alignment = [.fill, .leading, .center, .trailing][roll(4)]
        case 3: stack.distribution = [.fill, .fillEqually, .equalSpacing, .equalCentering][roll(4)]
        default:
            if let view = stack.arrangedSubviews.randomElement(using: &generator) {
                stack.insertArrangedSubview(view, at: roll(stack.arrangedSubviews.count))
            }
        }
    }

    private func hide() {
        let view = pick()
        view.isHidden.toggle()
        note("\(view.tag).isHidden = \(view.isHidden)")
    }

    private func resize() {
        let view = roll(3) == 0 ? root : pick()
        guard view === root || view.translatesAutoresizingMaskIntoConstraints else { return }
        note("\(view.tag).resize")
        view.frame.size = CGSize(width: 60 + roll(240), height: 60 + roll(240))
    }

    private func fit() {
        let view = roll(2) == 0 ? root : pick()
        note("\(view.tag).fit")
        _ = view.systemLayoutSizeFitting(
            CGSize(width: CGFloat(100 + roll(200)), height: 0),
            withHorizontalFittingPriority: roll(2) == 0 ? .required : .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }
}
