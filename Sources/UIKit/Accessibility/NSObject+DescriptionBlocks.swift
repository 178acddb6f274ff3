import Foundation

// What an object is, as blocks, which are called when an assistive technology or a test asks. A block takes precedence
// over the value that was set and over UIKit's default. A property that a class overrides keeps its own answer unless
// the override asks `super`; which of the two UIKit prefers is unverified. A block that returns nil leaves the default.
extension NSObject {
    /// Returns whether assistive technologies find the object, in place of `isAccessibilityElement`; nil by default.
    @preconcurrency @MainActor public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.isElement) }
        set { Attachments.setAccessibilityBlock(of: self, \.isElement, to: newValue) }
    }

    /// Returns the label, in place of `accessibilityLabel`; nil by default.
    @preconcurrency @MainActor public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.label) }
        set { Attachments.setAccessibilityBlock(of: self, \.label, to: newValue) }
    }

    /// Returns the label with attributes of speech, in place of `accessibilityAttributedLabel`; nil by default.
    @preconcurrency @MainActor public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.attributedLabel) }
        set { Attachments.setAccessibilityBlock(of: self, \.attributedLabel, to: newValue) }
    }

    /// Returns the value, in place of `accessibilityValue`; nil by default.
    @preconcurrency @MainActor public var accessibilityValueBlock: AXStringReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.value) }
        set { Attachments.setAccessibilityBlock(of: self, \.value, to: newValue) }
    }

    /// Returns the value with attributes of speech, in place of `accessibilityAttributedValue`; nil by default.
    @preconcurrency @MainActor public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.attributedValue) }
        set { Attachments.setAccessibilityBlock(of: self, \.attributedValue, to: newValue) }
    }

    /// Returns the hint, in place of `accessibilityHint`; nil by default.
    @preconcurrency @MainActor public var accessibilityHintBlock: AXStringReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.hint) }
        set { Attachments.setAccessibilityBlock(of: self, \.hint, to: newValue) }
    }

    /// Returns the hint with attributes of speech, in place of `accessibilityAttributedHint`; nil by default.
    @preconcurrency @MainActor public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.attributedHint) }
        set { Attachments.setAccessibilityBlock(of: self, \.attributedHint, to: newValue) }
    }

    /// Returns the traits, in place of `accessibilityTraits`; nil by default.
    @preconcurrency @MainActor public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.traits) }
        set { Attachments.setAccessibilityBlock(of: self, \.traits, to: newValue) }
    }

    /// Returns the identifier, in place of `accessibilityIdentifier`; nil by default.
    @preconcurrency @MainActor public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.identifier) }
        set { Attachments.setAccessibilityBlock(of: self, \.identifier, to: newValue) }
    }

    /// Returns the language, in place of `accessibilityLanguage`; nil by default.
    @preconcurrency @MainActor public var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.language) }
        set { Attachments.setAccessibilityBlock(of: self, \.language, to: newValue) }
    }

    /// Returns the kind of text, in place of `accessibilityTextualContext`; nil by default.
    @preconcurrency @MainActor public var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.textualContext) }
        set { Attachments.setAccessibilityBlock(of: self, \.textualContext, to: newValue) }
    }

    /// Returns the names for voice control, in place of `accessibilityUserInputLabels`; nil by default.
    @preconcurrency @MainActor public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.inputLabels) }
        set { Attachments.setAccessibilityBlock(of: self, \.inputLabels, to: newValue) }
    }

    /// Returns the names for voice control with attributes, in place of `accessibilityAttributedUserInputLabels`; nil
    /// by default.
    @preconcurrency @MainActor public var accessibilityAttributedUserInputLabelsBlock:
        AXAttributedStringArrayReturnBlock?
    {
        get { Attachments.accessibilityBlock(of: self, \.attributedInputLabels) }
        set { Attachments.setAccessibilityBlock(of: self, \.attributedInputLabels, to: newValue) }
    }
}
