import UpdateModels

@testable import UIKit

/// An application that changes its views, windows and controllers at random, also from inside the callbacks of a change.
@MainActor
final class HierarchyClient {
    private var generator: SeededGenerator
    private var views: [ClientView] = []
    private var controllers: [ClientController] = []
    private(set) var windows: [UIWindow] = []
    private var constraints: [NSLayoutConstraint] = []
    private(set) var log: [String] = []
    /// How many callbacks deep the client is, and how many changes it still makes in callbacks of this step.
    private var depth = 0
    private var budget = 0

    init(seed: Int) {
        generator = SeededGenerator(seed: UInt64(seed))
        views = (0..<9).map { makeView($0) }
        controllers = (0..<3).map { makeController($0) }
        windows = (0..<3).map { makeWindow($0) }
    }

    /// Makes one change, with those that its callbacks make, and returns what is wrong afterwards.
    func step() -> [String] {
        budget = 40
        act()
        return HierarchyFaults.faults(in: allViews)
    }

    /// Takes the client's objects apart; no callback changes anything any more.
    func end() {
        budget = 0
        for window in windows { window.rootViewController = nil }
    }

    private var allViews: [UIView] {
        var found: [UIView] = []
        func collect(_ view: UIView) {
            if found.contains(where: { $0 === view }) { return }
            found.append(view)
            for subview in view.subviews { collect(subview) }
        }
        for view in views { collect(view) }
        for controller in controllers { controller.viewIfLoaded.map(collect) }
        for window in windows { collect(window) }
        return found
    }

    // MARK: Objects

    private func makeView(_ tag: Int) -> ClientView {
        let view = ClientView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.tag = tag
        view.on = { [weak self] in self?.called($0.tag, $1.rawValue) }
        return view
    }

    private func makeController(_ number: Int) -> ClientController {
        let controller = ClientController()
        controller.view = makeView(100 + number)
        controller.on = { [weak self] _, callback in self?.called(100 + number, callback.rawValue) }
        return controller
    }

    private func makeWindow(_ number: Int) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.tag = 200 + number
        return window
    }

    private func called(_ tag: Int, _ callback: String) {
        guard depth < 3, budget > 0, roll(3) == 0 else { return }
        budget -= 1
        depth += 1
        note("in \(tag).\(callback):")
        act()
        depth -= 1
    }

    // MARK: Changes

    private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    private func note(_ line: String) {
        log.append(String(repeating: "  ", count: depth) + line)
    }

    private func act() {
        let view = pick()
        let parent: UIView = roll(3) == 0 ? windows[roll(3)] : pick()
        switch roll(20) {
        case 0...4: add(view, to: parent)
        case 5, 6:
            note("\(view.tag).remove()")
            view.removeFromSuperview()
        case 7: reorder(in: parent)
        case 8:
            let index = roll(views.count)
            note("release \(index)")
            views[index] = makeView(index)
        case 9:
            let index = roll(3)
            note("release window \(index)")
            windows[index] = makeWindow(index)
        case 10, 11: changeRoot()
        case 12:
            let index = roll(3)
            note("release controller \(index)")
            controllers[index] = makeController(index)
        case 13, 14: constrain()
        default: change(view)
        }
    }

    /// Relates two views of one tree, or changes such a relation. None is required: no constraint has to be given up.
    private func constrain() {
        constraints.removeAll { !$0.isActive }
        if roll(2) == 0, let constraint = constraints.randomElement(using: &generator) {
            note("change \(constraint)")
            switch roll(3) {
            case 0: constraint.isActive = false
            case 1: constraint.constant = CGFloat(roll(30))
            default: constraint.priority = UILayoutPriority(Float(100 + roll(800)))
            }
            return
        }
        let (first, second) = (pick(), pick())
        guard first !== second, root(of: first) === root(of: second) else { return }
        if roll(2) == 0 { first.translatesAutoresizingMaskIntoConstraints.toggle() }
        let attribute = [NSLayoutConstraint.Attribute.left, .top, .width, .bottom][roll(4)]
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: roll(2) == 0 ? .equal : .lessThanOrEqual, toItem: second,
            attribute: attribute, multiplier: 1, constant: CGFloat(roll(30)))
        constraint.priority = UILayoutPriority(Float(100 + roll(800)))
        note("activate \(constraint)")
        constraint.isActive = true
        constraints.append(constraint)
    }

    private func root(of view: UIView) -> UIView {
        var root = view
        while let superview = root.superview { root = superview }
        return root
    }

    private func pick() -> UIView {
        let index = roll(views.count + controllers.count)
        return index < views.count ? views[index] : controllers[index - views.count].view
    }

    private func add(_ view: UIView, to parent: UIView) {
        guard !parent.isDescendant(of: view) else { return }
        note("\(parent.tag).add(\(view.tag))")
        switch (roll(3), parent.subviews.randomElement(using: &generator)) {
        case (0, _): parent.insertSubview(view, at: roll(3))
        case (1, let sibling?): parent.insertSubview(view, aboveSubview: sibling)
        case (2, let sibling?): parent.insertSubview(view, belowSubview: sibling)
        default: parent.addSubview(view)
        }
    }

    private func reorder(in parent: UIView) {
        guard let moved = parent.subviews.randomElement(using: &generator) else { return }
        note("\(parent.tag).reorder(\(moved.tag))")
        switch roll(3) {
        case 0: parent.bringSubviewToFront(moved)
        case 1: parent.sendSubviewToBack(moved)
        default: parent.exchangeSubview(at: 0, withSubviewAt: roll(parent.subviews.count))
        }
    }

    private func changeRoot() {
        let (window, controller) = (windows[roll(3)], controllers[roll(3)])
        switch roll(4) {
        case 0:
            note("\(window.tag).root = nil")
            window.rootViewController = nil
        case 1:
            note("\(window.tag).isHidden = \(!window.isHidden)")
            window.isHidden.toggle()
        case 2:
            let child = controllers[roll(3)]
            guard child !== controller, child.children.isEmpty, controller.parent == nil else { return }
            note("\(controller.view.tag).addChild(\(child.view.tag))")
            controller.addChild(child)
            if child.parent === controller, !controller.view.isDescendant(of: child.view) {
                controller.view.addSubview(child.view)
            }
            child.didMove(toParent: controller)
        default:
            note("\(window.tag).root = \(controller.view.tag)")
            window.rootViewController = controller
        }
    }

    private func change(_ view: UIView) {
        let kind = roll(9)
        note("\(view.tag).change(\(kind))")
        switch kind {
        case 0: view.frame = CGRect(x: roll(20), y: roll(20), width: 20 + roll(60), height: 20 + roll(60))
        case 1: view.tintColor = roll(2) == 0 ? .red : nil
        case 2: view.overrideUserInterfaceStyle = roll(2) == 0 ? .dark : .unspecified
        case 3: view.layoutIfNeeded()
        case 4: view.becomeFirstResponder()
        case 5: view.resignFirstResponder()
        case 6: view.layoutMargins = UIEdgeInsets(top: 0, left: CGFloat(roll(9)), bottom: 0, right: 0)
        case 7: view.preservesSuperviewLayoutMargins.toggle()
        default:
            view.setNeedsLayout()
            for window in windows { window.layoutIfNeeded() }
        }
    }
}
