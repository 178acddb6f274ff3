import Foundation

// Where an object is and what is inside it, as blocks. See NSObject+DescriptionBlocks.
extension NSObject {
    /// Returns whether the object and what is inside it are hidden, in place of `accessibilityElementsHidden`; nil by
    /// default.
    @preconcurrency @MainActor public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.hidesElements) }
        set { Attachments.setAccessibilityBlock(of: self, \.hidesElements, to: newValue) }
    }

    /// Returns whether a user can activate the object, in place of `accessibilityRespondsToUserInteraction`; nil by
    /// default.
    @preconcurrency @MainActor public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.respondsToUserInteraction) }
        set { Attachments.setAccessibilityBlock(of: self, \.respondsToUserInteraction, to: newValue) }
    }

    /// Returns whether the siblings are hidden, in place of `accessibilityViewIsModal`; nil by default.
    @preconcurrency @MainActor public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.isModal) }
        set { Attachments.setAccessibilityBlock(of: self, \.isModal, to: newValue) }
    }

    /// Returns whether the elements inside are read together, in place of `shouldGroupAccessibilityChildren`; nil by
    /// default.
    @preconcurrency @MainActor public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.groupsChildren) }
        set { Attachments.setAccessibilityBlock(of: self, \.groupsChildren, to: newValue) }
    }

    /// Returns the elements of a container, in place of `accessibilityElements`; nil by default.
    @preconcurrency @MainActor public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.elements) }
        set { Attachments.setAccessibilityBlock(of: self, \.elements, to: newValue) }
    }

    /// Returns the elements that tests find, in place of `automationElements`; nil by default.
    @preconcurrency @MainActor public var automationElementsBlock: AXArrayReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.automationElements) }
        set { Attachments.setAccessibilityBlock(of: self, \.automationElements, to: newValue) }
    }

    /// Returns the headers of the object, in place of `accessibilityHeaderElements`; nil by default.
    @preconcurrency @MainActor public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.headerElements) }
        set { Attachments.setAccessibilityBlock(of: self, \.headerElements, to: newValue) }
    }

    /// Returns the kind of container, in place of `accessibilityContainerType`; nil by default.
    @preconcurrency @MainActor public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.containerType) }
        set { Attachments.setAccessibilityBlock(of: self, \.containerType, to: newValue) }
    }

    /// Returns the way to move through the elements, in place of `accessibilityNavigationStyle`; nil by default.
    @preconcurrency @MainActor public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.navigationStyle) }
        set { Attachments.setAccessibilityBlock(of: self, \.navigationStyle, to: newValue) }
    }

    /// Returns the frame in the screen's coordinates, in place of `accessibilityFrame`; nil by default.
    @preconcurrency @MainActor public var accessibilityFrameBlock: AXRectReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.frame) }
        set { Attachments.setAccessibilityBlock(of: self, \.frame, to: newValue) }
    }

    /// Returns the outline in the screen's coordinates, in place of `accessibilityPath`; nil by default.
    @preconcurrency @MainActor public var accessibilityPathBlock: AXPathReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.path) }
        set { Attachments.setAccessibilityBlock(of: self, \.path, to: newValue) }
    }

    /// Returns the point that activation touches, in the screen's coordinates, in place of
    /// `accessibilityActivationPoint`; nil by default.
    @preconcurrency @MainActor public var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { Attachments.accessibilityBlock(of: self, \.activationPoint) }
        set { Attachments.setAccessibilityBlock(of: self, \.activationPoint, to: newValue) }
    }
}
