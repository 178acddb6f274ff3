import Foundation

// Texts that continue in another element, and zooming. Responders declare these members themselves, so that subclasses
// can override them.
extension NSObjectProtocol {
    /// The element whose text comes before that of this one; nil by default. It is not retained.
    @preconcurrency @MainActor public var accessibilityPreviousTextNavigationElement: Any? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityPreviousTextNavigationElement }
            return Attachments.accessibilityBlock(of: self, \.previousText).map { $0() }
                ?? Attachments.accessibility(of: self, \.textNavigation)?.previous
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityPreviousTextNavigationElement = newValue
            } else {
                TextNavigation.record(of: self).previous = newValue.map { $0 as AnyObject }
            }
        }
    }

    /// The element whose text comes after that of this one; nil by default. It is not retained.
    @preconcurrency @MainActor public var accessibilityNextTextNavigationElement: Any? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityNextTextNavigationElement }
            return Attachments.accessibilityBlock(of: self, \.nextText).map { $0() }
                ?? Attachments.accessibility(of: self, \.textNavigation)?.next
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityNextTextNavigationElement = newValue
            } else {
                TextNavigation.record(of: self).next = newValue.map { $0 as AnyObject }
            }
        }
    }

    /// The object that edits the text of this element; not retained. The default is the object itself if it is a
    /// ``UITextInput``, otherwise nil.
    @preconcurrency @MainActor public var accessibilityTextInputResponder: (any UITextInput)? {
        get {
            if let responder = self as? UIResponder { return responder.accessibilityTextInputResponder }
            return Attachments.accessibilityBlock(of: self, \.textInput).flatMap { $0() }
                ?? Attachments.accessibility(of: self, \.textNavigation)?.input ?? (self as? any UITextInput)
        }
        set {
            if let responder = self as? UIResponder {
                responder.accessibilityTextInputResponder = newValue
            } else {
                TextNavigation.record(of: self).input = newValue
            }
        }
    }

    /// Enlarges the content around a point of the screen, for an element with the trait
    /// ``UIAccessibilityTraits/supportsZoom``. Returns whether it succeeded; false unless a class overrides it.
    @preconcurrency @MainActor public func accessibilityZoomIn(at point: CGPoint) -> Bool {
        (self as? UIResponder)?.accessibilityZoomIn(at: point) ?? false
    }

    /// Reduces the content around a point of the screen, for an element with the trait
    /// ``UIAccessibilityTraits/supportsZoom``. Returns whether it succeeded; false unless a class overrides it.
    @preconcurrency @MainActor public func accessibilityZoomOut(at point: CGPoint) -> Bool {
        (self as? UIResponder)?.accessibilityZoomOut(at: point) ?? false
    }
}

extension NSObject {
    /// Returns the element before, in place of `accessibilityPreviousTextNavigationElement`; nil by default.
    @preconcurrency @MainActor public var accessibilityPreviousTextNavigationElementBlock: AXObjectReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.previousText) }
        set { Attachments.setAccessibilityBlock(of: self, \.previousText, to: newValue) }
    }

    /// Returns the element after, in place of `accessibilityNextTextNavigationElement`; nil by default.
    @preconcurrency @MainActor public var accessibilityNextTextNavigationElementBlock: AXObjectReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.nextText) }
        set { Attachments.setAccessibilityBlock(of: self, \.nextText, to: newValue) }
    }

    /// Returns the object that edits the text, in place of `accessibilityTextInputResponder`; nil by default.
    @preconcurrency @MainActor public var accessibilityTextInputResponderBlock: AXUITextInputReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.textInput) }
        set { Attachments.setAccessibilityBlock(of: self, \.textInput, to: newValue) }
    }
}
