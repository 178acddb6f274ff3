import UIKit
import UIKitTestDriver

/// Builds the tree of elements of an application, as XCTest sees one: every view that is shown is an element, and so are
/// the accessibility elements that are no views. An element for assistive technologies has no elements inside it, unless
/// XCTest shows these, as those of a cell.
@MainActor
struct ElementTree {
    let root: ElementNode

    init(of app: TestApplication) {
        app.frame()
        root = ElementNode(app.application, .application, label: Self.name, frame: app.screen.bounds)
        for window in app.screen.shownWindows where !window.isHidden { root.add(Self.nodes(of: window)) }
        root.add(KeyboardElements(app).nodes)
    }

    private static var name: String {
        let list = Bundle.main.infoDictionary ?? [:]
        return (list["CFBundleDisplayName"] ?? list["CFBundleName"]) as? String ?? ProcessInfo.processInfo.processName
    }

    /// Returns the element of an object with those inside it; none if it is not shown, or those inside if it is none.
    private static func nodes(of object: NSObject) -> [ElementNode] {
        guard !object.accessibilityElementsHidden else { return [] }
        guard let view = object as? UIView else {
            let node = ElementNode(object, ElementKind.type(of: object.accessibilityTraits))
            if !object.isAccessibilityElement {
                node.add((AccessibilityTree.ownElements(of: object) ?? []).flatMap(nodes))
            }
            return [node]
        }
        guard !view.isHidden, view.alpha > 0.01 else { return [] }
        if isTransparent(view) { return inner(of: view) }
        let node = ElementNode(view, ElementKind.type(of: view))
        node.add(children(of: view, node.type))
        return [node]
    }

    /// Whether XCTest shows what is inside a view in its place.
    private static func isTransparent(_ view: UIView) -> Bool {
        if view.superview is UITableView, view.subviews.contains(where: { $0 is UITableViewCell }) { return true }
        return (view.superview as? UITableViewCell)?.contentView === view
    }

    private static func children(of view: UIView, _ type: XCUIElement.ElementType) -> [ElementNode] {
        switch type {
        case .stepper: return StepperElements.nodes(of: view)
        case .button where view is UIButton: return inner(of: view).filter { $0.type == .staticText }
        case .textField, .secureTextField, .searchField: return inner(of: view).filter { $0.type == .button }
        case .cell: return leadingControlsFirst(inner(of: view), of: view)
        case .table, .collectionView, .scrollView, .segmentedControl, .picker, .datePicker:
            return inner(of: view)
        default: return view.isAccessibilityElement ? [] : inner(of: view)
        }
    }

    private static func inner(of view: UIView) -> [ElementNode] {
        let named = view.accessibilityElements != nil ? AccessibilityTree.ownElements(of: view) : nil
        if let named { return named.flatMap(nodes) }
        let shown = view.subviews
        let modal = shown.last { isModal($0) }
        let nodes = (modal.map { [$0] } ?? shown).flatMap(nodes)
        return view is UITableView || view is UICollectionView ? inOrder(nodes) : nodes
    }

    /// Whether a view hides its siblings. What is behind a presented controller exists and is not hittable (unverified).
    private static func isModal(_ view: UIView) -> Bool {
        view.accessibilityViewIsModal && !view.isHidden && view.alpha > 0.01 && view.automationRole != .presentation
    }

    /// The elements of a cell with the button that deletes or inserts it before the others (unverified).
    private static func leadingControlsFirst(_ nodes: [ElementNode], of cell: UIView) -> [ElementNode] {
        let middle = cell.accessibilityFrame.midX
        let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func isLeadingControl(_ node: ElementNode) -> Bool {
            node.view?.automationRole == .cellControl && (node.frame.midX < middle) != isRightToLeft
        }
        return nodes.filter(isLeadingControl) + nodes.filter { !isLeadingControl($0) }
    }

    /// The parts of a list from the top, whatever the order is in which they were made.
    private static func inOrder(_ nodes: [ElementNode]) -> [ElementNode] {
        let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
        let places = nodes.map(\.frame)
        return nodes.indices.sorted { one, other in
            let (first, second) = (places[one], places[other])
            if abs(first.minY - second.minY) > 0.5 { return first.minY < second.minY }
            if first.minX != second.minX { return (first.minX < second.minX) != isRightToLeft }
            return one < other
        }.map { nodes[$0] }
    }
}
