/// An element of an application as assistive technologies see it: a view, an accessibility element, or a part of one
/// such as a row that has no view.
///
/// A node is asked for at the beginning of each call, and may be made for that call alone; ``id`` says which element it
/// means. The element may end while the call is served: then everything returns empty values and false.
///
/// Only ``id``, ``role``, ``states``, ``name``, ``parent`` and the three members for children have no default.
@MainActor
package protocol HostAccessibleNode: AnyObject {
    var id: HostAccessibleID { get }
    var role: HostAccessibleRole { get }
    var states: HostAccessibleStates { get }

    /// The label, which a screen reader speaks first.
    var name: String { get }
    /// What is said after the name, such as the accessibility value of an element that has no number as its value.
    var description: String { get }
    /// What using the element does.
    var help: String { get }
    /// The name for tests, which is never spoken.
    var identifier: String { get }
    /// The locale of the texts; empty for the application's.
    var locale: String { get }

    // MARK: Hierarchy

    /// Nil for windows.
    var parent: (any HostAccessibleNode)? { get }
    var indexInParent: Int { get }
    /// Up to 2,147,483,647. O(1).
    var childCount: Int { get }
    /// Returns a child without making others; nil for an index outside the range. At most O(log n).
    func child(at index: Int) -> (any HostAccessibleNode)?
    /// Whether children are made when they are asked for, as rows of a table are.
    var hasVirtualChildren: Bool { get }
    /// The range of children that contains those on the screen. What goes through all elements, such as a search, looks
    /// at these only.
    var visibleChildren: Range<Int> { get }
    var relations: [HostAccessibleRelation: [any HostAccessibleNode]] { get }

    // MARK: Position in a set

    /// From 1; nil outside of sets.
    var positionInSet: Int? { get }
    var setSize: Int? { get }
    /// The depth in an outline or the rank of a heading, from 1.
    var level: Int? { get }
    /// What else there is to say, by the names of ARIA and AT-SPI, such as `placeholder-text`.
    var attributes: [String: String] { get }

    // MARK: Geometry

    /// The window that contains the element.
    var hostWindow: (any HostWindow)? { get }
    /// What can be seen of it or, if it is scrolled away, where it would be; nil if it has no place.
    var frame: HostRect? { get }
    /// Returns the deepest element in this one at a point of the window.
    func node(x: Double, y: Double) -> (any HostAccessibleNode)?
    /// Makes the element visible. Returns false if that is impossible.
    func scrollToVisible(_ alignment: HostAccessibleAlignment) -> Bool
    /// Scrolls so that the top left corner of the element is at a point of the window, or as near as possible.
    func scrollTo(x: Double, y: Double) -> Bool
    func grabFocus() -> Bool

    // MARK: What it can do

    /// The first one is the default action.
    var actions: [HostAccessibleAction] { get }
    /// Whether it has actions, or may get some while it lives. Assistive technologies ask once whether an element can do
    /// anything and keep the answer.
    var mayAct: Bool { get }
    /// - Parameter index: of ``actions``; may be outside the range.
    func performAction(at index: Int) -> Bool

    /// Nil for elements whose value is no number.
    var value: HostAccessibleValue? { get }
    func setValue(_ value: Double) -> Bool

    /// Nil for elements without text of their own.
    var text: (any HostAccessibleText)? { get }
    var selection: (any HostAccessibleSelection)? { get }
    var table: (any HostAccessibleTable)? { get }
    /// The place of a cell of a table with several columns; nil elsewhere.
    var tableCell: HostAccessibleCell? { get }
    /// What an image shows; nil for other elements.
    var imageDescription: String? { get }
    /// What a document says of itself, such as its title; nil for other elements.
    var documentAttributes: [String: String]? { get }
}

extension HostAccessibleNode {
    package var description: String { "" }
    package var help: String { "" }
    package var identifier: String { "" }
    package var locale: String { "" }
    package var hasVirtualChildren: Bool { false }
    package var visibleChildren: Range<Int> { 0..<max(childCount, 0) }
    package var relations: [HostAccessibleRelation: [any HostAccessibleNode]] { [:] }
    package var positionInSet: Int? { nil }
    package var setSize: Int? { nil }
    package var level: Int? { nil }
    package var attributes: [String: String] { [:] }
    package var hostWindow: (any HostWindow)? { parent?.hostWindow }
    package var frame: HostRect? { nil }
    package func node(x: Double, y: Double) -> (any HostAccessibleNode)? { nil }
    package func scrollToVisible(_ alignment: HostAccessibleAlignment) -> Bool { false }
    package func scrollTo(x: Double, y: Double) -> Bool { false }
    package func grabFocus() -> Bool { false }
    package var actions: [HostAccessibleAction] { [] }
    package var mayAct: Bool { !actions.isEmpty }
    package func performAction(at index: Int) -> Bool { false }
    package var value: HostAccessibleValue? { nil }
    package func setValue(_ value: Double) -> Bool { false }
    package var text: (any HostAccessibleText)? { nil }
    package var selection: (any HostAccessibleSelection)? { nil }
    package var table: (any HostAccessibleTable)? { nil }
    package var tableCell: HostAccessibleCell? { nil }
    package var imageDescription: String? { nil }
    package var documentAttributes: [String: String]? { nil }
}

package struct HostAccessibleAction: Sendable {
    /// The same in every language: `click`, `increment`, `delete`, or the text of a custom action.
    package var name: String
    /// In the user's language.
    package var localizedName: String
    package var description: String
    /// The keys that do the same, such as `<Control>d`.
    package var keys: String

    package init(_ name: String, localizedName: String, description: String = "", keys: String = "") {
        (self.name, self.localizedName, self.description, self.keys) = (name, localizedName, description, keys)
    }
}

package struct HostAccessibleValue: Sendable {
    package var current: Double
    package var minimum: Double
    package var maximum: Double
    /// What `increment` adds; 0 if that is not known.
    package var step: Double
    /// As it is spoken, such as "50 percent".
    package var text: String

    package init(_ current: Double, in range: ClosedRange<Double>, step: Double = 0, text: String = "") {
        self.current = current
        (minimum, maximum) = (range.lowerBound, range.upperBound)
        (self.step, self.text) = (step, text)
    }
}

/// Where a scrolled element is to be in the area that shows it.
package enum HostAccessibleAlignment: Sendable { case anywhere, topLeft, bottomRight, top, bottom, left, right }

/// What one element is to others.
package enum HostAccessibleRelation: Hashable, Sendable {
    case labelledBy, labelFor, describedBy, controllerFor, controlledBy, memberOf, flowsTo, flowsFrom, popupFor,
        nodeChildOf, errorMessage
}
