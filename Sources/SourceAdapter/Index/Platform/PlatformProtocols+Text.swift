extension PlatformProtocols {
    /// Of text, fonts and what is typed.
    static let textProtocols = """
        NSLayoutManagerDelegate:
            ? layoutManager(_:boundingBoxForControlGlyphAt:for:proposedLineFragment:glyphPosition:characterIndex:) layoutManager:boundingBoxForControlGlyphAtIndex:forTextContainer:proposedLineFragment:glyphPosition:characterIndex: CGRect
            ? layoutManager(_:didCompleteLayoutFor:atEnd:) layoutManager:didCompleteLayoutForTextContainer:atEnd: Void
            ? layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:) layoutManager:lineSpacingAfterGlyphAtIndex:withProposedLineFragmentRect: CGFloat
            ? layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:) layoutManager:paragraphSpacingAfterGlyphAtIndex:withProposedLineFragmentRect: CGFloat
            ? layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:) layoutManager:paragraphSpacingBeforeGlyphAtIndex:withProposedLineFragmentRect: CGFloat
            ? layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:) layoutManager:shouldBreakLineByHyphenatingBeforeCharacterAtIndex: Bool
            ? layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:) layoutManager:shouldBreakLineByWordBeforeCharacterAtIndex: Bool
            ? layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:) layoutManager:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange: Int
            ? layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:) layoutManager:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:inTextContainer:forGlyphRange: Bool
            ? layoutManager(_:shouldUse:forControlCharacterAt:) layoutManager:shouldUseAction:forControlCharacterAtIndex: NSLayoutManager.ControlCharacterAction
            ? layoutManager(_:textContainer:didChangeGeometryFrom:) layoutManager:textContainer:didChangeGeometryFromSize: Void
            ? layoutManagerDidInvalidateLayout(_:) layoutManagerDidInvalidateLayout: Void
        NSTextAttachmentContainer:
            ! attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:) attachmentBoundsForTextContainer:proposedLineFragment:glyphPosition:characterIndex: CGRect
            ! image(forBounds:textContainer:characterIndex:) imageForBounds:textContainer:characterIndex: UIImage?
        NSTextAttachmentLayout:
            ! attachmentBounds(for:location:textContainer:proposedLineFragment:position:) attachmentBoundsForAttributes:location:textContainer:proposedLineFragment:position: CGRect
            ! image(for:attributes:location:textContainer:) imageForBounds:attributes:location:textContainer: UIImage?
            ! viewProvider(for:location:textContainer:) viewProviderForParentView:location:textContainer: NSTextAttachmentViewProvider?
        NSTextContentManagerDelegate:
            ? textContentManager(_:shouldEnumerate:options:) textContentManager:shouldEnumerateTextElement:options: Bool
            ? textContentManager(_:textElementAt:) textContentManager:textElementAtLocation: NSTextElement?
        NSTextContentStorageDelegate: NSTextContentManagerDelegate
            ? textContentStorage(_:textParagraphWith:) textContentStorage:textParagraphWithRange: NSTextParagraph?
        NSTextElementProvider:
            ? adjustedRange(from:forEditingTextSelection:) adjustedRangeFromRange:forEditingTextSelection: NSTextRange?
            ! documentRange: NSTextRange
            ! enumerateTextElements(from:options:using:) enumerateTextElementsFromLocation:options:usingBlock: (any NSTextLocation)?
            ? location(_:offsetBy:) locationFromLocation:withOffset: (any NSTextLocation)?
            ? offset(from:to:) offsetFromLocation:toLocation: Int
            ! replaceContents(in:with:) replaceContentsInRange:withTextElements: Void
        NSTextLayoutManagerDelegate:
            ? textLayoutManager(_:renderingAttributesForLink:at:defaultAttributes:) textLayoutManager:renderingAttributesForLink:atLocation:defaultAttributes: [NSAttributedString.Key : Any]?
            ? textLayoutManager(_:shouldBreakLineBefore:hyphenating:) textLayoutManager:shouldBreakLineBeforeLocation:hyphenating: Bool
            ? textLayoutManager(_:textLayoutFragmentFor:in:) textLayoutManager:textLayoutFragmentForLocation:inTextElement: NSTextLayoutFragment
        NSTextLayoutOrientationProvider:
            ! layoutOrientation: NSLayoutManager.TextLayoutOrientation
        NSTextLocation:
            ! compare(_:) compare: ComparisonResult
        NSTextSelectionDataSource:
            ! baseWritingDirection(at:) baseWritingDirectionAtLocation: NSTextSelectionNavigation.WritingDirection
            ! documentRange: NSTextRange
            ! enumerateCaretOffsetsInLineFragment(at:using:) enumerateCaretOffsetsInLineFragmentAtLocation:usingBlock: Void
            ? enumerateContainerBoundaries(from:reverse:using:) enumerateContainerBoundariesFromLocation:reverse:usingBlock: Void
            ! enumerateSubstrings(from:options:using:) enumerateSubstringsFromLocation:options:usingBlock: Void
            ! lineFragmentRange(for:inContainerAt:) lineFragmentRangeForPoint:inContainerAtLocation: NSTextRange?
            ! location(_:offsetBy:) locationFromLocation:withOffset: (any NSTextLocation)?
            ! offset(from:to:) offsetFromLocation:toLocation: Int
            ? textLayoutOrientation(at:) textLayoutOrientationAtLocation: NSTextSelectionNavigation.LayoutOrientation
            ! textRange(for:enclosing:) textRangeForSelectionGranularity:enclosingLocation: NSTextRange?
        NSTextStorageDelegate:
            ? textStorage(_:didProcessEditing:range:changeInLength:) textStorage:didProcessEditing:range:changeInLength: Void
            ? textStorage(_:willProcessEditing:range:changeInLength:) textStorage:willProcessEditing:range:changeInLength: Void
        NSTextStorageObserving:
            ! performEditingTransaction(for:using:) performEditingTransactionForTextStorage:usingBlock: Void
            ! processEditing(for:edited:range:changeInLength:invalidatedRange:) processEditingForTextStorage:edited:range:changeInLength:invalidatedRange: Void
            ! textStorage: NSTextStorage?
        NSTextViewportLayoutControllerDelegate:
            ! textViewportLayoutController(_:configureRenderingSurfaceFor:) textViewportLayoutController:configureRenderingSurfaceForTextLayoutFragment: Void
            ? textViewportLayoutControllerDidLayout(_:) textViewportLayoutControllerDidLayout: Void
            ? textViewportLayoutControllerWillLayout(_:) textViewportLayoutControllerWillLayout: Void
            ! viewportBounds(for:) viewportBoundsForTextViewportLayoutController: CGRect
        UIFindInteractionDelegate:
            ? findInteraction(_:didBegin:) findInteraction:didBeginFindSession: Void
            ? findInteraction(_:didEnd:) findInteraction:didEndFindSession: Void
            ! findInteraction(_:sessionFor:) findInteraction:sessionForView: UIFindSession?
        UIFontPickerViewControllerDelegate:
            ? fontPickerViewControllerDidCancel(_:) fontPickerViewControllerDidCancel: Void
            ? fontPickerViewControllerDidPickFont(_:) fontPickerViewControllerDidPickFont: Void
        UIInputViewAudioFeedback:
            ? enableInputClicksWhenVisible: Bool
        UIKeyInput: UITextInputTraits
            ! deleteBackward() deleteBackward Void
            ! hasText: Bool
            ! insertText(_:) insertText: Void
        UILargeContentViewerInteractionDelegate:
            ? largeContentViewerInteraction(_:didEndOn:at:) largeContentViewerInteraction:didEndOnItem:atPoint: Void
            ? largeContentViewerInteraction(_:itemAt:) largeContentViewerInteraction:itemAtPoint: (any UILargeContentViewerItem)?
            ? viewController(for:) viewControllerForLargeContentViewerInteraction: UIViewController
        UILargeContentViewerItem:
            ! largeContentImage: UIImage?
            ! largeContentImageInsets: UIEdgeInsets
            ! largeContentTitle: String?
            ! scalesLargeContentImage: Bool
            ! showsLargeContentViewer: Bool
        UIPencilInteractionDelegate:
            ? pencilInteractionDidTap(_:) pencilInteractionDidTap: Void
        UIScribbleInteractionDelegate:
            ? scribbleInteraction(_:shouldBeginAt:) scribbleInteraction:shouldBeginAtLocation: Bool
            ? scribbleInteractionDidFinishWriting(_:) scribbleInteractionDidFinishWriting: Void
            ? scribbleInteractionShouldDelayFocus(_:) scribbleInteractionShouldDelayFocus: Bool
            ? scribbleInteractionWillBeginWriting(_:) scribbleInteractionWillBeginWriting: Void
        UISearchBarDelegate: UIBarPositioningDelegate
            ? searchBar(_:selectedScopeButtonIndexDidChange:) searchBar:selectedScopeButtonIndexDidChange: Void
            ? searchBar(_:shouldChangeTextIn:replacementText:) searchBar:shouldChangeTextInRange:replacementText: Bool
            ? searchBar(_:textDidChange:) searchBar:textDidChange: Void
            ? searchBarBookmarkButtonClicked(_:) searchBarBookmarkButtonClicked: Void
            ? searchBarCancelButtonClicked(_:) searchBarCancelButtonClicked: Void
            ? searchBarResultsListButtonClicked(_:) searchBarResultsListButtonClicked: Void
            ? searchBarSearchButtonClicked(_:) searchBarSearchButtonClicked: Void
            ? searchBarShouldBeginEditing(_:) searchBarShouldBeginEditing: Bool
            ? searchBarShouldEndEditing(_:) searchBarShouldEndEditing: Bool
            ? searchBarTextDidBeginEditing(_:) searchBarTextDidBeginEditing: Void
            ? searchBarTextDidEndEditing(_:) searchBarTextDidEndEditing: Void
        UISearchControllerDelegate:
            ? didDismissSearchController(_:) didDismissSearchController: Void
            ? didPresentSearchController(_:) didPresentSearchController: Void
            ? presentSearchController(_:) presentSearchController: Void
            ? searchController(_:didChangeFrom:) searchController:didChangeFromSearchBarPlacement: Void
            ? searchController(_:willChangeTo:) searchController:willChangeToSearchBarPlacement: Void
            ? willDismissSearchController(_:) willDismissSearchController: Void
            ? willPresentSearchController(_:) willPresentSearchController: Void
        UISearchDisplayDelegate:
            ? searchDisplayController(_:didHideSearchResultsTableView:) searchDisplayController:didHideSearchResultsTableView: Void
            ? searchDisplayController(_:didLoadSearchResultsTableView:) searchDisplayController:didLoadSearchResultsTableView: Void
            ? searchDisplayController(_:didShowSearchResultsTableView:) searchDisplayController:didShowSearchResultsTableView: Void
            ? searchDisplayController(_:shouldReloadTableForSearch:) searchDisplayController:shouldReloadTableForSearchString: Bool
            ? searchDisplayController(_:shouldReloadTableForSearchScope:) searchDisplayController:shouldReloadTableForSearchScope: Bool
            ? searchDisplayController(_:willHideSearchResultsTableView:) searchDisplayController:willHideSearchResultsTableView: Void
            ? searchDisplayController(_:willShowSearchResultsTableView:) searchDisplayController:willShowSearchResultsTableView: Void
            ? searchDisplayController(_:willUnloadSearchResultsTableView:) searchDisplayController:willUnloadSearchResultsTableView: Void
            ? searchDisplayControllerDidBeginSearch(_:) searchDisplayControllerDidBeginSearch: Void
            ? searchDisplayControllerDidEndSearch(_:) searchDisplayControllerDidEndSearch: Void
            ? searchDisplayControllerWillBeginSearch(_:) searchDisplayControllerWillBeginSearch: Void
            ? searchDisplayControllerWillEndSearch(_:) searchDisplayControllerWillEndSearch: Void
        UISearchResultsUpdating:
            ! updateSearchResults(for:) updateSearchResultsForSearchController: Void
            ? updateSearchResults(for:selecting:) updateSearchResultsForSearchController:selectingSearchSuggestion: Void
        UISearchSuggestion:
            ? iconImage: UIImage?
            ! localizedAttributedSuggestion: NSAttributedString?
            ? localizedDescription: String?
            ! localizedSuggestion: String?
            ! representedObject: Any?
        UISearchTextFieldDelegate: UITextFieldDelegate
            ? searchTextField(_:didSelect:) searchTextField:didSelectSuggestion: Void
            ? searchTextField(_:itemProviderForCopying:) searchTextField:itemProviderForCopyingToken: NSItemProvider
        UISearchTextFieldPasteItem: UITextPasteItem
            ! setSearchTokenResult(_:) setSearchTokenResult: Void
        UITextDocumentProxy: UIKeyInput UITextInputTraits
            ! adjustTextPosition(byCharacterOffset:) adjustTextPositionByCharacterOffset: Void
            ! documentContextAfterInput: String?
            ! documentContextBeforeInput: String?
            ! documentIdentifier: UUID
            ! documentInputMode: UITextInputMode?
            ! selectedText: String?
            ! setMarkedText(_:selectedRange:) setMarkedText:selectedRange: Void
            ! unmarkText() unmarkText Void
        UITextDragDelegate:
            ? textDraggableView(_:dragPreviewForLiftingItem:session:) textDraggableView:dragPreviewForLiftingItem:session: UITargetedDragPreview?
            ? textDraggableView(_:dragSessionDidEnd:with:) textDraggableView:dragSessionDidEnd:withOperation: Void
            ? textDraggableView(_:dragSessionWillBegin:) textDraggableView:dragSessionWillBegin: Void
            ? textDraggableView(_:itemsForDrag:) textDraggableView:itemsForDrag: [UIDragItem]
            ? textDraggableView(_:willAnimateLiftWith:session:) textDraggableView:willAnimateLiftWithAnimator:session: Void
        UITextDragRequest:
            ! dragRange: UITextRange
            ! dragSession: any UIDragSession
            ! existingItems: [UIDragItem]
            ! isSelected: Bool
            ! suggestedItems: [UIDragItem]
        UITextDraggable: UIKeyInput UITextInput UITextInputTraits
            ! isTextDragActive: Bool
            ! textDragDelegate: (any UITextDragDelegate)?
            ! textDragInteraction: UIDragInteraction?
            ! textDragOptions: UITextDragOptions
        UITextDropDelegate:
            ? textDroppableView(_:dropSessionDidEnd:) textDroppableView:dropSessionDidEnd: Void
            ? textDroppableView(_:dropSessionDidEnter:) textDroppableView:dropSessionDidEnter: Void
            ? textDroppableView(_:dropSessionDidExit:) textDroppableView:dropSessionDidExit: Void
            ? textDroppableView(_:dropSessionDidUpdate:) textDroppableView:dropSessionDidUpdate: Void
            ? textDroppableView(_:previewForDroppingAllItemsWithDefault:) textDroppableView:previewForDroppingAllItemsWithDefault: UITargetedDragPreview?
            ? textDroppableView(_:proposalForDrop:) textDroppableView:proposalForDrop: UITextDropProposal
            ? textDroppableView(_:willBecomeEditableForDrop:) textDroppableView:willBecomeEditableForDrop: UITextDropEditability
            ? textDroppableView(_:willPerformDrop:) textDroppableView:willPerformDrop: Void
        UITextDropRequest:
            ! dropPosition: UITextPosition
            ! dropSession: any UIDropSession
            ! isSameView: Bool
            ! suggestedProposal: UITextDropProposal
        UITextDroppable: UIKeyInput UIPasteConfigurationSupporting UITextInput UITextInputTraits UITextPasteConfigurationSupporting
            ! isTextDropActive: Bool
            ! textDropDelegate: (any UITextDropDelegate)?
            ! textDropInteraction: UIDropInteraction?
        UITextFieldDelegate:
            ? textField(_:editMenuForCharactersIn:suggestedActions:) textField:editMenuForCharactersInRange:suggestedActions: UIMenu?
            ? textField(_:shouldChangeCharactersIn:replacementString:) textField:shouldChangeCharactersInRange:replacementString: Bool
            ? textField(_:willDismissEditMenuWith:) textField:willDismissEditMenuWithAnimator: Void
            ? textField(_:willPresentEditMenuWith:) textField:willPresentEditMenuWithAnimator: Void
            ? textFieldDidBeginEditing(_:) textFieldDidBeginEditing: Void
            ? textFieldDidChangeSelection(_:) textFieldDidChangeSelection: Void
            ? textFieldDidEndEditing(_:) textFieldDidEndEditing: Void
            ? textFieldDidEndEditing(_:reason:) textFieldDidEndEditing:reason: Void
            ? textFieldShouldBeginEditing(_:) textFieldShouldBeginEditing: Bool
            ? textFieldShouldClear(_:) textFieldShouldClear: Bool
            ? textFieldShouldEndEditing(_:) textFieldShouldEndEditing: Bool
            ? textFieldShouldReturn(_:) textFieldShouldReturn: Bool
        UITextFormattingCoordinatorDelegate:
            ! updateTextAttributes(conversionHandler:) updateTextAttributesWithConversionHandler: Void
        UITextInput: UIKeyInput UITextInputTraits
            ! baseWritingDirection(for:in:) baseWritingDirectionForPosition:inDirection: NSWritingDirection
            ? beginFloatingCursor(at:) beginFloatingCursorAtPoint: Void
            ! beginningOfDocument: UITextPosition
            ! caretRect(for:) caretRectForPosition: CGRect
            ? characterOffset(of:within:) characterOffsetOfPosition:withinRange: Int
            ! characterRange(at:) characterRangeAtPoint: UITextRange?
            ! characterRange(byExtending:in:) characterRangeByExtendingPosition:inDirection: UITextRange?
            ! closestPosition(to:) closestPositionToPoint: UITextPosition?
            ! closestPosition(to:within:) closestPositionToPoint:withinRange: UITextPosition?
            ! compare(_:to:) comparePosition:toPosition: ComparisonResult
            ? dictationRecognitionFailed() dictationRecognitionFailed Void
            ? dictationRecordingDidEnd() dictationRecordingDidEnd Void
            ? editMenu(for:suggestedActions:) editMenuForTextRange:suggestedActions: UIMenu?
            ? endFloatingCursor() endFloatingCursor Void
            ! endOfDocument: UITextPosition
            ! firstRect(for:) firstRectForRange: CGRect
            ? frame(forDictationResultPlaceholder:) frameForDictationResultPlaceholder: CGRect
            ! inputDelegate: (any UITextInputDelegate)?
            ? insertDictationResult(_:) insertDictationResult: Void
            ? insertDictationResultPlaceholder: Any
            ? insertText(_:alternatives:style:) insertText:alternatives:style: Void
            ? insertTextPlaceholder(with:) insertTextPlaceholderWithSize: UITextPlaceholder
            ! markedTextRange: UITextRange?
            ! markedTextStyle: [NSAttributedString.Key : Any]?
            ! offset(from:to:) offsetFromPosition:toPosition: Int
            ! position(from:in:offset:) positionFromPosition:inDirection:offset: UITextPosition?
            ! position(from:offset:) positionFromPosition:offset: UITextPosition?
            ? position(within:atCharacterOffset:) positionWithinRange:atCharacterOffset: UITextPosition?
            ! position(within:farthestIn:) positionWithinRange:farthestInDirection: UITextPosition?
            ? remove(_:) removeTextPlaceholder: Void
            ? removeDictationResultPlaceholder(_:willInsertResult:) removeDictationResultPlaceholder:willInsertResult: Void
            ! replace(_:withText:) replaceRange:withText: Void
            ! selectedTextRange: UITextRange?
            ? selectionAffinity: UITextStorageDirection
            ! selectionRects(for:) selectionRectsForRange: [UITextSelectionRect]
            ? setAttributedMarkedText(_:selectedRange:) setAttributedMarkedText:selectedRange: Void
            ! setBaseWritingDirection(_:for:) setBaseWritingDirection:forRange: Void
            ! setMarkedText(_:selectedRange:) setMarkedText:selectedRange: Void
            ? shouldChangeText(in:replacementText:) shouldChangeTextInRange:replacementText: Bool
            ! text(in:) textInRange: String?
            ? textInputView: UIView
            ! textRange(from:to:) textRangeFromPosition:toPosition: UITextRange?
            ? textStyling(at:in:) textStylingAtPosition:inDirection: [NSAttributedString.Key : Any]?
            ! tokenizer: any UITextInputTokenizer
            ! unmarkText() unmarkText Void
            ? updateFloatingCursor(at:) updateFloatingCursorAtPoint: Void
            ? willDismissEditMenu(animator:) willDismissEditMenuWithAnimator: Void
            ? willPresentEditMenu(animator:) willPresentEditMenuWithAnimator: Void
        UITextInputDelegate:
            ! selectionDidChange(_:) selectionDidChange: Void
            ! selectionWillChange(_:) selectionWillChange: Void
            ! textDidChange(_:) textDidChange: Void
            ! textWillChange(_:) textWillChange: Void
        UITextInputTokenizer:
            ! isPosition(_:atBoundary:inDirection:) isPosition:atBoundary:inDirection: Bool
            ! isPosition(_:withinTextUnit:inDirection:) isPosition:withinTextUnit:inDirection: Bool
            ! position(from:toBoundary:inDirection:) positionFromPosition:toBoundary:inDirection: UITextPosition?
            ! rangeEnclosingPosition(_:with:inDirection:) rangeEnclosingPosition:withGranularity:inDirection: UITextRange?
        UITextInputTraits:
            ? autocapitalizationType: UITextAutocapitalizationType
            ? autocorrectionType: UITextAutocorrectionType
            ? enablesReturnKeyAutomatically: Bool
            ? isSecureTextEntry: Bool
            ? keyboardAppearance: UIKeyboardAppearance
            ? keyboardType: UIKeyboardType
            ? passwordRules: UITextInputPasswordRules?
            ? returnKeyType: UIReturnKeyType
            ? smartDashesType: UITextSmartDashesType
            ? smartInsertDeleteType: UITextSmartInsertDeleteType
            ? smartQuotesType: UITextSmartQuotesType
            ? spellCheckingType: UITextSpellCheckingType
            ? textContentType: UITextContentType!
        UITextInteractionDelegate:
            ? interactionDidEnd(_:) interactionDidEnd: Void
            ? interactionShouldBegin(_:at:) interactionShouldBegin:atPoint: Bool
            ? interactionWillBegin(_:) interactionWillBegin: Void
        UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting
            ! pasteDelegate: (any UITextPasteDelegate)?
        UITextPasteDelegate:
            ? textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:) textPasteConfigurationSupporting:combineItemAttributedStrings:forRange: NSAttributedString
            ? textPasteConfigurationSupporting(_:performPasteOf:to:) textPasteConfigurationSupporting:performPasteOfAttributedString:toRange: UITextRange
            ? textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:) textPasteConfigurationSupporting:shouldAnimatePasteOfAttributedString:toRange: Bool
            ? textPasteConfigurationSupporting(_:transform:) textPasteConfigurationSupporting:transformPasteItem: Void
        UITextPasteItem:
            ! defaultAttributes: [NSAttributedString.Key : Any]
            ! itemProvider: NSItemProvider
            ! localObject: Any?
            ! setDefaultResult() setDefaultResult Void
            ! setNoResult() setNoResult Void
            ! setResult(attachment:) setAttachmentResult: Void
            ! setResult(attributedString:) setAttributedStringResult: Void
            ! setResult(string:) setStringResult: Void
        UITextViewDelegate: UIScrollViewDelegate
            ? textView(_:editMenuForTextIn:suggestedActions:) textView:editMenuForTextInRange:suggestedActions: UIMenu?
            ? textView(_:shouldChangeTextIn:replacementText:) textView:shouldChangeTextInRange:replacementText: Bool
            ? textView(_:shouldInteractWith:in:) textView:shouldInteractWithURL:inRange: Bool
            ? textView(_:shouldInteractWith:in:) textView:shouldInteractWithTextAttachment:inRange: Bool
            ? textView(_:shouldInteractWith:in:interaction:) textView:shouldInteractWithURL:inRange:interaction: Bool
            ? textView(_:shouldInteractWith:in:interaction:) textView:shouldInteractWithTextAttachment:inRange:interaction: Bool
            ? textView(_:willDismissEditMenuWith:) textView:willDismissEditMenuWithAnimator: Void
            ? textView(_:willPresentEditMenuWith:) textView:willPresentEditMenuWithAnimator: Void
            ? textViewDidBeginEditing(_:) textViewDidBeginEditing: Void
            ? textViewDidChange(_:) textViewDidChange: Void
            ? textViewDidChangeSelection(_:) textViewDidChangeSelection: Void
            ? textViewDidEndEditing(_:) textViewDidEndEditing: Void
            ? textViewShouldBeginEditing(_:) textViewShouldBeginEditing: Bool
            ? textViewShouldEndEditing(_:) textViewShouldEndEditing: Bool
        """
}
