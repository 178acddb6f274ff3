import Foundation

// The types of the blocks that answer for an object: NSObject+DescriptionBlocks, NSObject+StructureBlocks and
// NSObject+ActionsBlocks.

/// A block that returns nothing.
public typealias AXVoidReturnBlock = () -> Void
/// A block that returns a Bool.
public typealias AXBoolReturnBlock = () -> Bool
/// A block that returns a text.
public typealias AXStringReturnBlock = () -> String?
/// A block that returns texts.
public typealias AXStringArrayReturnBlock = () -> [String]?
/// A block that returns a text with attributes.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// A block that returns texts with attributes.
public typealias AXAttributedStringArrayReturnBlock = () -> [NSAttributedString]?
/// A block that returns elements.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A block that returns an element.
public typealias AXObjectReturnBlock = () -> Any?
/// A block that returns traits.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A block that returns a way to move through elements.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// A block that returns a kind of container.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// A block that returns a kind of text.
public typealias AXTextualContextReturnBlock = () -> UIAccessibilityTextualContext?
/// A block that returns actions.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
/// A block that returns rotors.
public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?
/// A block that returns a rectangle in points.
public typealias AXRectReturnBlock = () -> CGRect
/// A block that returns a point.
public typealias AXPointReturnBlock = () -> CGPoint
/// A block that returns an outline.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// A block that returns the object that edits a text.
public typealias AXUITextInputReturnBlock = () -> (any UITextInput)?
