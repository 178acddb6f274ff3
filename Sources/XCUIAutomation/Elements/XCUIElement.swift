import Foundation
import ObjectiveCRuntime
import UIKit

/// An element of an application's interface, by the way in which it is found. It is looked up anew each time that it is
/// asked for something.
///
/// Attributes of an element that does not exist fail the test and are empty. So do actions, which wait a second for the
/// element and scroll to it if it is in a scroll view. Their parameters `file` and `line`, which Apple's methods lack, are
/// the place of the failure; leave them out.
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider, XCUIElementSnapshotProviding,
    XCUIScreenshotProviding, KeyValueCoding
{
    /// How the element is found.
    enum Source {
        case application
        case only(XCUIElementQuery)
        case at(Int, XCUIElementQuery)
        case object(WeakObject, ElementType, app: XCUIApplication)
    }

    let source: Source

    nonisolated init(_ source: Source) {
        self.source = source
    }

    // MARK: State

    /// Whether there is such an element, on the screen or not.
    open var exists: Bool { tree.map { !resolved(in: $0).isEmpty } ?? false }

    /// Whether a touch of the element would come to it: it exists, a part of it is on the screen, and nothing covers it.
    open var isHittable: Bool { tree.flatMap { resolved(in: $0).first }.map { HitPoint.of($0) != nil } ?? false }

    // MARK: Attributes

    open var identifier: String { node(for: "identifier")?.identifier ?? "" }
    open var frame: CGRect { node(for: "frame")?.frame ?? .zero }
    open var value: Any? { node(for: "value")?.value }
    open var title: String { "" }
    open var label: String { node(for: "label")?.label ?? "" }
    open var elementType: ElementType { node(for: "type")?.type ?? .any }
    open var isEnabled: Bool { node(for: "state")?.isEnabled ?? false }
    open var placeholderValue: String? { node(for: "placeholder")?.placeholder }
    open var isSelected: Bool { node(for: "state")?.isSelected ?? false }
    open var hasFocus: Bool { node(for: "focus")?.hasFocus ?? false }
    open var horizontalSizeClass: SizeClass {
        node(for: "size class").map { ElementSnapshot($0).horizontalSizeClass } ?? .unspecified
    }
    open var verticalSizeClass: SizeClass {
        node(for: "size class").map { ElementSnapshot($0).verticalSizeClass } ?? .unspecified
    }

    /// The position of a slider's thumb, from 0 to 1.
    open var normalizedSliderPosition: CGFloat {
        guard let slider = node(for: "slider position")?.view as? UISlider else { return 0 }
        let range = slider.maximumValue - slider.minimumValue
        return range > 0 ? CGFloat((slider.value - slider.minimumValue) / range) : 0
    }

    /// Takes a snapshot of the element and those inside it. Throws if there is none.
    open func snapshot() throws -> any XCUIElementSnapshot {
        guard let tree else { throw MissingElement(self, nil) }
        guard let node = resolved(in: tree).first else { throw MissingElement(self, tree) }
        return ElementSnapshot(node)
    }

    // MARK: Queries

    /// Returns a query for the elements of a type right inside of this one.
    open func children(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(.element(self), .children(type))
    }

    /// Returns a query for the elements of a type inside of this one, at any depth.
    open func descendants(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(.element(self), .descendants(type))
    }

    /// The element, or the first one if several match.
    open var firstMatch: XCUIElement {
        if case .only(let query) = source { return query.firstMatch }
        return self
    }

    /// Returns a place in the element. The offset is a part of its size: (0, 0) is the top left corner, (1, 1) the bottom
    /// right one.
    open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(of: self, normalizedOffset: normalizedOffset, offset: .zero)
    }

    // MARK: Pictures

    /// Takes a picture of the element's part of the screen; of an application, of all of it.
    open func screenshot() -> XCUIScreenshot {
        XCUIScreenshot(of: application.session, frame: self === application ? nil : node(for: "picture")?.frame)
    }

    // MARK: Evaluation

    private var tree: ElementTree? { application.session?.tree() }

    /// Returns the elements that are meant: one, none, or several where there should be one.
    func resolved(in tree: ElementTree) -> [ElementNode] {
        switch source {
        case .application: return [tree.root]
        case .only(let query): return query.nodes(in: tree)
        case .at(let index, let query):
            let nodes = query.nodes(in: tree)
            return nodes.indices.contains(index) ? [nodes[index]] : []
        case .object(let object, let type, _):
            guard let object = object.object else { return [] }
            return ([tree.root] + tree.root.descendants).filter { $0.object === object && $0.type == type }
        }
    }

    /// Returns what the last steps that lead to the element found, for messages.
    func lastMatches(in tree: ElementTree) -> [ElementNode] {
        switch source {
        case .application, .object: [tree.root]
        case .only(let query), .at(_, let query): query.lastMatches(in: tree)
        }
    }

    /// Returns the element to read an attribute; fails the test if there is none.
    private func node(for attribute: String) -> ElementNode? {
        let nodes = tree.map(resolved) ?? []
        if nodes.count == 1 { return nodes[0] }
        TestFailures.record(
            MissingElement(self, tree, count: nodes.count).message(doing: "get the \(attribute) of"), of: self)
        return nodes.first
    }

    /// The application whose element this is.
    var application: XCUIApplication {
        switch source {
        case .application: self as! XCUIApplication
        case .only(let query), .at(_, let query): query.application
        case .object(_, _, let app): app
        }
    }

    /// How the element is found, in words.
    var path: String {
        switch source {
        case .application: "application"
        case .only(let query): query.path
        case .at(let index, let query): query.path + ", number \(index)"
        case .object(_, let type, _): "one \(type.name)"
        }
    }

    /// The name of the element in messages: `"Add" Button`.
    var shortName: String {
        switch source {
        case .application: "the application"
        case .only(let query): query.shortName
        case .at(let index, let query): "\(query.shortName) (number \(index))"
        case .object(_, let type, _): type.name
        }
    }

    // MARK: Predicates and descriptions

    /// The attributes by their names, `exists`, `isHittable` and `hasKeyboardFocus`, for predicates.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "exists": return exists
        case "hittable", "isHittable": return isHittable
        case "hasKeyboardFocus": return tree.flatMap { resolved(in: $0).first }?.hasKeyboardFocus ?? false
        default: return ElementKeys.value(key, of: self).map(\.value) ?? baseValue(forKey: key)
        }
    }

    /// The element with those inside it, or how it was looked for in vain.
    nonisolated open override var debugDescription: String {
        MainActor.assumeIsolated {
            guard let tree else { return "\(path): the application is not running" }
            let nodes = resolved(in: tree)
            if nodes.isEmpty { return "No matches found for: \(path)" }
            return "Attributes: \(ElementDescription.line(nodes[0]))\nElement subtree:\n"
                + ElementDescription.tree(nodes) + "\nPath to element: \(path)"
        }
    }

    /// The type and the name of the element.
    nonisolated open override var description: String { MainActor.assumeIsolated { shortName } }
}
