import Foundation
import ObjectiveCRuntime
import UIKit

/// A search for elements. Nothing is searched before the result is asked for, and each time it is searched anew.
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider, KeyValueCoding {
    /// What the step begins with.
    enum Base {
        case element(XCUIElement)
        case query(XCUIElementQuery)
    }

    private let base: Base
    private let step: QueryStep

    init(_ base: Base, _ step: QueryStep) {
        self.base = base
        self.step = step
    }

    private func then(_ step: QueryStep) -> XCUIElementQuery { XCUIElementQuery(.query(self), step) }

    // MARK: Results

    /// The number of matches.
    open var count: Int { matches.count }

    /// The only match. An action on it fails if there are several.
    open var element: XCUIElement { XCUIElement(.only(self)) }

    /// The first match, in the order of the elements on the screen.
    open var firstMatch: XCUIElement { XCUIElement(.at(0, self)) }

    /// Returns the match with an index, counted from 0.
    open func element(boundBy index: Int) -> XCUIElement { XCUIElement(.at(index, self)) }

    @available(*, deprecated, renamed: "element(boundBy:)")
    open func element(at index: Int) -> XCUIElement { element(boundBy: index) }

    /// Returns the only match for which a predicate holds.
    open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

    /// Returns the only match of a type with a name; nil stands for every name.
    open func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        matching(elementType, identifier: identifier).element
    }

    /// The only match whose identifier, label, value or placeholder is the text.
    open subscript(key: String) -> XCUIElement { matching(identifier: key).element }

    /// The matches that there are now, each bound to its index.
    open var allElementsBoundByIndex: [XCUIElement] { (0..<count).map(element(boundBy:)) }

    /// The matches that there are now, each bound to the object that it stands for now.
    open var allElementsBoundByAccessibilityElement: [XCUIElement] {
        matches.map { XCUIElement(.object(WeakObject($0.object), $0.type, app: application)) }
    }

    // MARK: Further queries

    /// Returns a query for the elements of a type right inside of the matches.
    open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { then(.children(type)) }

    /// Returns a query for the elements of a type inside of the matches, at any depth.
    open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { then(.descendants(type)) }

    /// Returns a query for the matches for which a predicate holds. Its key paths are the names of attributes, such as
    /// `label` or `isEnabled`.
    open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { then(.matching(predicate)) }

    /// Returns a query for the matches of a type with a name; nil stands for every name.
    open func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        then(.typed(elementType, named: identifier))
    }

    /// Returns a query for the matches whose identifier, label, value or placeholder is the text.
    open func matching(identifier: String) -> XCUIElementQuery { then(.named(identifier)) }

    /// Returns a query for the matches with an element inside for which a predicate holds.
    open func containing(_ predicate: NSPredicate) -> XCUIElementQuery { then(.containing(predicate)) }

    /// Returns a query for the matches with an element of a type and a name inside; nil stands for every name.
    open func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        then(.containingTyped(elementType, named: identifier))
    }

    // MARK: Evaluation

    private var matches: [ElementNode] { (application.session?.tree()).map(nodes) ?? [] }

    /// Returns the matches in a tree.
    func nodes(in tree: ElementTree) -> [ElementNode] {
        switch base {
        case .element(let element): step.apply(to: element.resolved(in: tree).first.map { [$0] } ?? [])
        case .query(let query): step.apply(to: query.nodes(in: tree))
        }
    }

    /// Returns the elements that the last steps without a match were applied to.
    func lastMatches(in tree: ElementTree) -> [ElementNode] {
        let found: [ElementNode]
        let outer: () -> [ElementNode]
        switch base {
        case .element(let element):
            found = element.resolved(in: tree).first.map { [$0] } ?? []
            outer = { element.lastMatches(in: tree) }
        case .query(let query):
            found = query.nodes(in: tree)
            outer = { query.lastMatches(in: tree) }
        }
        return found.isEmpty ? outer() : found
    }

    var application: XCUIApplication {
        switch base {
        case .element(let element): element.application
        case .query(let query): query.application
        }
    }

    /// The steps of the query, the first one first.
    var path: String {
        switch base {
        case .element(let element): element.path + ", " + step.text
        case .query(let query): query.path + ", " + step.text
        }
    }

    /// The name of the matches in messages: `"Add" Button`.
    var shortName: String {
        switch step {
        case .named(let name):
            if case .query(let query) = base, let type = query.type { return "\"\(name)\" \(type.name)" }
            return "\"\(name)\""
        case .typed(let type, let name?), .containingTyped(let type, let name?): return "\"\(name)\" \(type.name)"
        default: return type?.name ?? "element"
        }
    }

    private var type: XCUIElement.ElementType? {
        switch step {
        case .descendants(let type), .children(let type), .typed(let type, _): return type == .any ? nil : type
        default:
            if case .query(let query) = base { return query.type }
            return nil
        }
    }

    // MARK: Descriptions

    /// The steps of the query, and the matches that there are now.
    nonisolated open override var debugDescription: String {
        MainActor.assumeIsolated {
            let found = matches
            let lines = found.prefix(ElementDescription.greatestCountOfLines).map {
                "    " + ElementDescription.line($0)
            }
            return (["Query: \(path)", "\(found.count) matches:"] + lines).joined(separator: "\n")
        }
    }

    /// The steps of the query.
    nonisolated open override var description: String { MainActor.assumeIsolated { path } }

    /// The number of matches for the key `count`, for predicates.
    open func value(forKey key: String) -> Any? { key == "count" ? count : baseValue(forKey: key) }
}

/// An object that lives as long as others keep it.
@MainActor
struct WeakObject {
    private(set) weak var object: NSObject?

    init(_ object: NSObject) {
        self.object = object
    }
}
