import UIKit

/// What is known of an element. Elements and snapshots have these attributes.
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
    /// The accessibility identifier; empty without one. A navigation bar has the title of its top item, otherwise the
    /// name of its controller's class without "Controller".
    var identifier: String { get }
    /// The frame in points of the screen.
    var frame: CGRect { get }
    /// The accessibility value; nil without one. A switch has "0" or "1".
    var value: Any? { get }
    /// The title; empty for elements of UIKit, as on iOS.
    var title: String { get }
    /// The accessibility label; empty without one.
    var label: String { get }
    /// What the element is.
    var elementType: XCUIElement.ElementType { get }
    /// Whether the element reacts to its user.
    var isEnabled: Bool { get }
    /// The size class of the element's window in horizontal direction.
    var horizontalSizeClass: XCUIElement.SizeClass { get }
    /// The size class of the element's window in vertical direction.
    var verticalSizeClass: XCUIElement.SizeClass { get }
    /// What a text field shows while it is empty; nil without it.
    var placeholderValue: String? { get }
    /// Whether the element is selected.
    var isSelected: Bool { get }
    /// Whether the element has the focus of the focus system.
    var hasFocus: Bool { get }
}

/// An element at one moment, with those inside it.
@preconcurrency @MainActor
public protocol XCUIElementSnapshot: XCUIElementAttributes {
    /// The elements right inside this one.
    var children: [any XCUIElementSnapshot] { get }
    /// The attributes by their names; `children` has dictionaries of the same kind.
    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// What snapshots can be taken of.
@preconcurrency @MainActor
public protocol XCUIElementSnapshotProviding {
    /// Takes a snapshot.
    ///
    /// - Throws: an error that says what was looked for, if there is no such element.
    func snapshot() throws -> any XCUIElementSnapshot
}
