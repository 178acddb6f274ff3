// Written by scripts/generate-swiftui.

import UIKit

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
        -> ModifiedContent<Content, Modifier>
    { self }
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<
        Content, Modifier
    > { self }
}

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
        -> ModifiedContent<Content, Modifier>
    { self }
    @_disfavoredOverload public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void)
        -> ModifiedContent<Content, Modifier> where S: StringProtocol
    { self }
}

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Content, Modifier> { self }
}

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier> { self }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> { self }
    @_disfavoredOverload public func accessibilityLabel<S>(_ label: S) -> ModifiedContent<Content, Modifier>
    where S: StringProtocol { self }
}

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Content, Modifier> { self }
}

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> ModifiedContent<
        Content, Modifier
    > { self }
}

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<Content, Modifier> { self }
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<Content, Modifier> {
        self
    }
}

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public func accessibilityHint(_ hint: Text) -> ModifiedContent<Content, Modifier> { self }
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Content, Modifier> { self }
}

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> { self }
    @_disfavoredOverload public func accessibilityHint<S>(_ hint: S) -> ModifiedContent<Content, Modifier>
    where S: StringProtocol { self }
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<Content, Modifier> {
        self
    }
    @_disfavoredOverload public func accessibilityInputLabels<S>(_ inputLabels: [S]) -> ModifiedContent<
        Content, Modifier
    > where S: StringProtocol { self }
}

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public func accessibility(hidden: Bool) -> ModifiedContent<Content, Modifier> { self }
    public func accessibility(label: Text) -> ModifiedContent<Content, Modifier> { self }
    public func accessibility(hint: Text) -> ModifiedContent<Content, Modifier> { self }
    public func accessibility(inputLabels: [Text]) -> ModifiedContent<Content, Modifier> { self }
    public func accessibility(identifier: String) -> ModifiedContent<Content, Modifier> { self }
    public func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<Content, Modifier> { self }
    public func accessibility(sortPriority: Double) -> ModifiedContent<Content, Modifier> { self }
    public func accessibility(activationPoint: CGPoint) -> ModifiedContent<Content, Modifier> { self }
    public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Content, Modifier> { self }
}

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Content, Modifier> { self }
}

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> { self }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> { self }
}

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> { self }
    public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> { self }
}

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<Content, Modifier> {
        self
    }
}

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
        -> ModifiedContent<Content, Modifier>
    { self }
}

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public func accessibilityTextContentType(_ textContentType: AccessibilityTextContentType) -> ModifiedContent<
        Content, Modifier
    > { self }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<Content, Modifier> { self }
}

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Content, Modifier> { self }
}

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> { self }
    @_disfavoredOverload public func accessibilityValue<S>(_ value: S) -> ModifiedContent<Content, Modifier>
    where S: StringProtocol { self }
}

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public func accessibility(value: Text) -> ModifiedContent<Content, Modifier> { self }
}
