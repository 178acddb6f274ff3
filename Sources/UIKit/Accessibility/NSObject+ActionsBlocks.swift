import Foundation

// What an object does, as blocks. Assistive technologies and the test driver call a block instead of the method.
extension NSObject {
    /// Activates the object, in place of `accessibilityActivate()`; nil by default. Returning false touches its
    /// activation point.
    @preconcurrency @MainActor public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.activate) }
        set { Attachments.setAccessibilityBlock(of: self, \.activate, to: newValue) }
    }

    /// Increases the value of an adjustable element, in place of `accessibilityIncrement()`; nil by default.
    @preconcurrency @MainActor public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.increment) }
        set { Attachments.setAccessibilityBlock(of: self, \.increment, to: newValue) }
    }

    /// Decreases the value of an adjustable element, in place of `accessibilityDecrement()`; nil by default.
    @preconcurrency @MainActor public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.decrement) }
        set { Attachments.setAccessibilityBlock(of: self, \.decrement, to: newValue) }
    }

    /// Leaves a modal view, in place of `accessibilityPerformEscape()`; nil by default. Returns whether it was handled.
    @preconcurrency @MainActor public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.escape) }
        set { Attachments.setAccessibilityBlock(of: self, \.escape, to: newValue) }
    }

    /// Performs the most important action, in place of `accessibilityPerformMagicTap()`; nil by default. Returns whether
    /// it was handled.
    @preconcurrency @MainActor public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.magicTap) }
        set { Attachments.setAccessibilityBlock(of: self, \.magicTap, to: newValue) }
    }

    /// Returns the actions beside the activation, in place of `accessibilityCustomActions`; nil by default.
    @preconcurrency @MainActor public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.customActions) }
        set { Attachments.setAccessibilityBlock(of: self, \.customActions, to: newValue) }
    }

    /// Returns the rotors, in place of `accessibilityCustomRotors`; nil by default.
    @preconcurrency @MainActor public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.customRotors) }
        set { Attachments.setAccessibilityBlock(of: self, \.customRotors, to: newValue) }
    }

    /// Returns whether the element is expanded, in place of `accessibilityExpandedStatus`; nil by default.
    @preconcurrency @MainActor public var accessibilityExpandedStatusBlock: (() -> UIAccessibility.ExpandedStatus)? {
        get { Attachments.accessibilityBlock(of: self, \.expandedStatus) }
        set { Attachments.setAccessibilityBlock(of: self, \.expandedStatus, to: newValue) }
    }
}
