/// The blocks that an application has set on an object in place of its accessibility values. Nil means that a block was
/// not set.
@MainActor
final class AccessibilityBlocks {
    var isElement: AXBoolReturnBlock?
    var label: AXStringReturnBlock?
    var attributedLabel: AXAttributedStringReturnBlock?
    var value: AXStringReturnBlock?
    var attributedValue: AXAttributedStringReturnBlock?
    var hint: AXStringReturnBlock?
    var attributedHint: AXAttributedStringReturnBlock?
    var traits: AXTraitsReturnBlock?
    var identifier: AXStringReturnBlock?
    var language: AXStringReturnBlock?
    var textualContext: AXTextualContextReturnBlock?
    var inputLabels: AXStringArrayReturnBlock?
    var attributedInputLabels: AXAttributedStringArrayReturnBlock?
    var hidesElements: AXBoolReturnBlock?
    var respondsToUserInteraction: AXBoolReturnBlock?
    var isModal: AXBoolReturnBlock?
    var groupsChildren: AXBoolReturnBlock?
    var elements: AXArrayReturnBlock?
    var automationElements: AXArrayReturnBlock?
    var headerElements: AXArrayReturnBlock?
    var containerType: AXContainerTypeReturnBlock?
    var navigationStyle: AXNavigationStyleReturnBlock?
    var frame: AXRectReturnBlock?
    var path: AXPathReturnBlock?
    var activationPoint: AXPointReturnBlock?
    var activate: AXBoolReturnBlock?
    var increment: AXVoidReturnBlock?
    var decrement: AXVoidReturnBlock?
    var escape: AXBoolReturnBlock?
    var magicTap: AXBoolReturnBlock?
    var customActions: AXCustomActionsReturnBlock?
    var customRotors: AXCustomRotorsReturnBlock?
    var expandedStatus: (() -> UIAccessibility.ExpandedStatus)?
    var previousText: AXObjectReturnBlock?
    var nextText: AXObjectReturnBlock?
    var textInput: AXUITextInputReturnBlock?
}

extension Attachments {
    /// Returns a block that was set.
    @MainActor
    static func accessibilityBlock<Block>(of object: AnyObject, _ path: KeyPath<AccessibilityBlocks, Block?>) -> Block?
    {
        accessibility(of: object, \.blocks)?[keyPath: path]
    }

    /// Sets a block. Objects without any need no storage.
    @MainActor
    static func setAccessibilityBlock<Block>(
        of object: AnyObject, _ path: ReferenceWritableKeyPath<AccessibilityBlocks, Block?>, to block: Block?
    ) {
        let blocks = accessibility(of: object, \.blocks)
        guard block != nil || blocks != nil else { return }
        let changed = blocks ?? AccessibilityBlocks()
        changed[keyPath: path] = block
        if blocks == nil { setAccessibility(of: object, \.blocks, to: changed) }
    }

    /// Returns the block's result; without a block, the value that was set.
    @MainActor
    static func accessibility<Value>(
        of object: AnyObject, _ path: KeyPath<AccessibilityValues, Value?>,
        _ block: KeyPath<AccessibilityBlocks, (() -> Value)?>
    ) -> Value? {
        accessibilityBlock(of: object, block).map { $0() } ?? accessibility(of: object, path)
    }

    /// Returns the block's result; without a block, or if it returns nil, the value that was set.
    @MainActor
    static func accessibility<Value>(
        of object: AnyObject, _ path: KeyPath<AccessibilityValues, Value?>,
        _ block: KeyPath<AccessibilityBlocks, (() -> Value?)?>
    ) -> Value? {
        accessibilityBlock(of: object, block).flatMap { $0() } ?? accessibility(of: object, path)
    }

    /// Returns a text without attributes: that of the plain block, of the block with attributes, or the one that was
    /// set.
    @MainActor
    static func accessibilityText(
        of object: AnyObject, _ path: KeyPath<AccessibilityValues, AccessibilityText?>,
        _ plain: KeyPath<AccessibilityBlocks, AXStringReturnBlock?>,
        _ attributed: KeyPath<AccessibilityBlocks, AXAttributedStringReturnBlock?>
    ) -> String? {
        accessibilityBlock(of: object, plain).flatMap { $0() }
            ?? accessibilityBlock(of: object, attributed).flatMap { $0()?.string }
            ?? accessibility(of: object, path)?.string
    }

    /// Returns a text with attributes: that of the block with attributes, of the plain block, or the one that was set.
    @MainActor
    static func accessibilityAttributedText(
        of object: AnyObject, _ path: KeyPath<AccessibilityValues, AccessibilityText?>,
        _ plain: KeyPath<AccessibilityBlocks, AXStringReturnBlock?>,
        _ attributed: KeyPath<AccessibilityBlocks, AXAttributedStringReturnBlock?>
    ) -> NSAttributedString? {
        accessibilityBlock(of: object, attributed).flatMap { $0() }
            ?? accessibilityBlock(of: object, plain).flatMap { $0().map { NSAttributedString(string: $0) } }
            ?? accessibility(of: object, path)?.attributed
    }

    /// Returns the names for voice control: those of a block, with attributes first, or those that were set.
    @MainActor
    static func accessibilityInputLabels(of object: AnyObject) -> [NSAttributedString]? {
        accessibilityBlock(of: object, \.attributedInputLabels).flatMap { $0() }
            ?? accessibilityBlock(of: object, \.inputLabels).flatMap { $0()?.map { NSAttributedString(string: $0) } }
            ?? accessibility(of: object, \.inputLabels)
    }
}
