extension PlatformMembers {
    /// Of text, fonts and what is typed.
    static let textNames = """
        NSLayoutManager
            addTextContainer(_:)
            attachmentSize(forGlyphAt:) attachmentSizeForGlyphAtIndex:
            boundingRect(forGlyphRange:in:) boundingRectForGlyphRange:inTextContainer:
            cgGlyph(at:) CGGlyphAtIndex:
            cgGlyph(at:isValidIndex:) CGGlyphAtIndex:isValidIndex:
            characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:) characterIndexForPoint:inTextContainer:fractionOfDistanceBetweenInsertionPoints:
            characterIndexForGlyph(at:) characterIndexForGlyphAtIndex:
            characterRange(forGlyphRange:actualGlyphRange:)
            drawBackground(forGlyphRange:at:) drawBackgroundForGlyphRange:atPoint:
            drawGlyphs(forGlyphRange:at:) drawGlyphsForGlyphRange:atPoint:
            drawStrikethrough(forGlyphRange:strikethroughType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)
            drawUnderline(forGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)
            drawsOutsideLineFragment(forGlyphAt:) drawsOutsideLineFragmentForGlyphAtIndex:
            ensureGlyphs(forCharacterRange:)
            ensureGlyphs(forGlyphRange:)
            ensureLayout(for:) ensureLayoutForTextContainer:
            ensureLayout(forBoundingRect:in:) ensureLayoutForBoundingRect:inTextContainer:
            ensureLayout(forCharacterRange:)
            ensureLayout(forGlyphRange:)
            enumerateEnclosingRects(forGlyphRange:withinSelectedGlyphRange:in:using:) enumerateEnclosingRectsForGlyphRange:withinSelectedGlyphRange:inTextContainer:usingBlock:
            enumerateLineFragments(forGlyphRange:using:) enumerateLineFragmentsForGlyphRange:usingBlock:
            fillBackgroundRectArray(_:count:forCharacterRange:color:)
            fractionOfDistanceThroughGlyph(for:in:) fractionOfDistanceThroughGlyphForPoint:inTextContainer:
            getFirstUnlaidCharacterIndex(_:glyphIndex:)
            getGlyphs(in:glyphs:properties:characterIndexes:bidiLevels:) getGlyphsInRange:glyphs:properties:characterIndexes:bidiLevels:
            getLineFragmentInsertionPoints(forCharacterAt:alternatePositions:inDisplayOrder:positions:characterIndexes:) getLineFragmentInsertionPointsForCharacterAtIndex:alternatePositions:inDisplayOrder:positions:characterIndexes:
            glyph(at:) glyphAtIndex:
            glyph(at:isValidIndex:) glyphAtIndex:isValidIndex:
            glyphIndex(for:in:) glyphIndexForPoint:inTextContainer:
            glyphIndex(for:in:fractionOfDistanceThroughGlyph:) glyphIndexForPoint:inTextContainer:fractionOfDistanceThroughGlyph:
            glyphIndexForCharacter(at:) glyphIndexForCharacterAtIndex:
            glyphRange(for:) glyphRangeForTextContainer:
            glyphRange(forBoundingRect:in:) glyphRangeForBoundingRect:inTextContainer:
            glyphRange(forBoundingRectWithoutAdditionalLayout:in:) glyphRangeForBoundingRectWithoutAdditionalLayout:inTextContainer:
            glyphRange(forCharacterRange:actualCharacterRange:)
            insertTextContainer(_:at:) insertTextContainer:atIndex:
            invalidateDisplay(forCharacterRange:)
            invalidateDisplay(forGlyphRange:)
            invalidateGlyphs(forCharacterRange:changeInLength:actualCharacterRange:)
            invalidateLayout(forCharacterRange:actualCharacterRange:)
            isValidGlyphIndex(_:)
            lineFragmentRect(forGlyphAt:effectiveRange:) lineFragmentRectForGlyphAtIndex:effectiveRange:
            lineFragmentRect(forGlyphAt:effectiveRange:withoutAdditionalLayout:) lineFragmentRectForGlyphAtIndex:effectiveRange:withoutAdditionalLayout:
            lineFragmentUsedRect(forGlyphAt:effectiveRange:) lineFragmentUsedRectForGlyphAtIndex:effectiveRange:
            lineFragmentUsedRect(forGlyphAt:effectiveRange:withoutAdditionalLayout:) lineFragmentUsedRectForGlyphAtIndex:effectiveRange:withoutAdditionalLayout:
            location(forGlyphAt:) locationForGlyphAtIndex:
            notShownAttribute(forGlyphAt:) notShownAttributeForGlyphAtIndex:
            processEditing(for:edited:range:changeInLength:invalidatedRange:) processEditingForTextStorage:edited:range:changeInLength:invalidatedRange:
            propertyForGlyph(at:) propertyForGlyphAtIndex:
            range(ofNominallySpacedGlyphsContaining:) rangeOfNominallySpacedGlyphsContainingIndex:
            removeTextContainer(at:) removeTextContainerAtIndex:
            setAttachmentSize(_:forGlyphRange:)
            setDrawsOutsideLineFragment(_:forGlyphAt:) setDrawsOutsideLineFragment:forGlyphAtIndex:
            setExtraLineFragmentRect(_:usedRect:textContainer:)
            setGlyphs(_:properties:characterIndexes:font:forGlyphRange:)
            setLineFragmentRect(_:forGlyphRange:usedRect:)
            setLocation(_:forStartOfGlyphRange:)
            setNotShownAttribute(_:forGlyphAt:) setNotShownAttribute:forGlyphAtIndex:
            setTextContainer(_:forGlyphRange:)
            showCGGlyphs(_:positions:count:font:matrix:attributes:in:) showCGGlyphs:positions:count:font:matrix:attributes:inContext:
            showCGGlyphs(_:positions:count:font:textMatrix:attributes:in:) showCGGlyphs:positions:count:font:textMatrix:attributes:inContext:
            strikethroughGlyphRange(_:strikethroughType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)
            textContainer(forGlyphAt:effectiveRange:) textContainerForGlyphAtIndex:effectiveRange:
            textContainer(forGlyphAt:effectiveRange:withoutAdditionalLayout:) textContainerForGlyphAtIndex:effectiveRange:withoutAdditionalLayout:
            textContainerChangedGeometry(_:)
            truncatedGlyphRange(inLineFragmentForGlyphAt:) truncatedGlyphRangeInLineFragmentForGlyphAtIndex:
            underlineGlyphRange(_:underlineType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)
            usedRect(for:) usedRectForTextContainer:
        NSMutableParagraphStyle
            addTabStop(_:)
            removeTabStop(_:)
            setParagraphStyle(_:)
        NSParagraphStyle
            static default defaultParagraphStyle
            static defaultWritingDirection(forLanguage:)
        NSTextAttachment
            static registerViewProviderClass(_:forFileType:) registerTextAttachmentViewProviderClass:forFileType:
            static textAttachmentViewProviderClass(forFileType:)
        NSTextAttachmentViewProvider
            attachmentBounds(for:location:textContainer:proposedLineFragment:position:) attachmentBoundsForAttributes:location:textContainer:proposedLineFragment:position:
        NSTextContainer
            isSimpleRectangularTextContainer simpleRectangularTextContainer
            lineFragmentRect(forProposedRect:at:writingDirection:remaining:) lineFragmentRectForProposedRect:atIndex:writingDirection:remainingRect:
            replaceLayoutManager(_:)
        NSTextContentManager
            addTextLayoutManager(_:)
            performEditingTransaction(_:) performEditingTransactionUsingBlock:
            recordEditAction(in:newTextRange:) recordEditActionInRange:newTextRange:
            removeTextLayoutManager(_:)
            synchronizeTextLayoutManagers(_:)
            textElements(for:) textElementsForRange:
        NSTextContentStorage
            adjustedRange(from:forEditingTextSelection:) adjustedRangeFromRange:forEditingTextSelection:
            attributedString(for:) attributedStringForTextElement:
            location(_:offsetBy:) locationFromLocation:withOffset:
            offset(from:to:) offsetFromLocation:toLocation:
            textElement(for:) textElementForAttributedString:
        NSTextElement
            parent parentElement
        NSTextLayoutFragment
            draw(at:in:) drawAtPoint:inContext:
            frameForTextAttachment(at:) frameForTextAttachmentAtLocation:
        NSTextLayoutManager
            addRenderingAttribute(_:value:for:) addRenderingAttribute:value:forTextRange:
            ensureLayout(for:) ensureLayoutForRange:
            enumerateRenderingAttributes(from:reverse:using:) enumerateRenderingAttributesFromLocation:reverse:usingBlock:
            enumerateTextLayoutFragments(from:options:using:) enumerateTextLayoutFragmentsFromLocation:options:usingBlock:
            enumerateTextSegments(in:type:options:using:) enumerateTextSegmentsInRange:type:options:usingBlock:
            invalidateLayout(for:) invalidateLayoutForRange:
            invalidateRenderingAttributes(for:) invalidateRenderingAttributesForTextRange:
            removeRenderingAttribute(_:for:) removeRenderingAttribute:forTextRange:
            renderingAttributes(forLink:at:) renderingAttributesForLink:atLocation:
            replace(_:) replaceTextContentManager:
            replaceContents(in:with:) replaceContentsInRange:withTextElements:
            setRenderingAttributes(_:for:) setRenderingAttributes:forTextRange:
            textLayoutFragment(for:) textLayoutFragmentForPosition:
        NSTextLineFragment
            characterIndex(for:) characterIndexForPoint:
            draw(at:in:) drawAtPoint:inContext:
            fractionOfDistanceThroughGlyph(for:) fractionOfDistanceThroughGlyphForPoint:
            locationForCharacter(at:) locationForCharacterAtIndex:
        NSTextList
            isOrdered ordered
            marker(forItemNumber:)
        NSTextListElement
            parent parentElement
        NSTextRange
            contains(_:) containsLocation:
            intersection(_:) textRangeByIntersectingWithTextRange:
            intersects(_:) intersectsWithTextRange:
            isEmpty empty
            isEqual(to:) isEqualToTextRange:
            union(_:) textRangeByFormingUnionWithTextRange:
        NSTextSelection
            isLogical logical
            isTransient transient
            textSelection(_:) textSelectionWithTextRanges:
        NSTextSelectionNavigation
            deletionRanges(for:direction:destination:allowsDecomposition:) deletionRangesForTextSelection:direction:destination:allowsDecomposition:
            destinationSelection(for:direction:destination:extending:confined:) destinationSelectionForTextSelection:direction:destination:extending:confined:
            resolvedInsertionLocation(for:writingDirection:) resolvedInsertionLocationForTextSelection:writingDirection:
            textSelection(for:enclosing:) textSelectionForSelectionGranularity:enclosingTextSelection:
            textSelection(for:enclosing:inContainerAt:) textSelectionForSelectionGranularity:enclosingPoint:inContainerAtLocation:
            textSelections(interactingAt:inContainerAt:anchors:modifiers:selecting:bounds:) textSelectionsInteractingAtPoint:inContainerAtLocation:anchors:modifiers:selecting:bounds:
        NSTextStorage
            addLayoutManager(_:)
            edited(_:range:changeInLength:)
            ensureAttributesAreFixed(in:) ensureAttributesAreFixedInRange:
            invalidateAttributes(in:) invalidateAttributesInRange:
            removeLayoutManager(_:)
        NSTextTab
            static columnTerminators(for:) columnTerminatorsForLocale:
        NSTextViewportLayoutController
            adjustViewport(byVerticalOffset:)
            relocateViewport(to:) relocateViewportToTextLocation:
        UIFindInteraction
            isFindNavigatorVisible findNavigatorVisible
            presentFindNavigator(showingReplace:) presentFindNavigatorShowingReplace:
        UIFindSession
            highlightNextResult(in:) highlightNextResultInDirection:
            performSearch(query:options:)
            performSingleReplacement(query:replacementString:options:) performSingleReplacementWithSearchQuery:replacementString:options:
            replaceAll(searchQuery:replacementString:options:) replaceAllInstancesOfSearchQuery:withReplacementString:options:
        UIFont
            static boldSystemFont(ofSize:)
            static fontNames(forFamilyName:)
            static italicSystemFont(ofSize:)
            static monospacedDigitSystemFont(ofSize:weight:)
            static monospacedSystemFont(ofSize:weight:)
            static preferredFont(forTextStyle:)
            static preferredFont(forTextStyle:compatibleWith:) preferredFontForTextStyle:compatibleWithTraitCollection:
            static systemFont(ofSize:)
            static systemFont(ofSize:weight:)
            static systemFont(ofSize:weight:width:)
            withSize(_:) fontWithSize:
        UIFontDescriptor
            addingAttributes(_:) fontDescriptorByAddingAttributes:
            matchingFontDescriptors(withMandatoryKeys:)
            object(forKey:)
            static preferredFontDescriptor(withTextStyle:)
            static preferredFontDescriptor(withTextStyle:compatibleWith:) preferredFontDescriptorWithTextStyle:compatibleWithTraitCollection:
            withDesign(_:) fontDescriptorWithDesign:
            withFace(_:) fontDescriptorWithFace:
            withFamily(_:) fontDescriptorWithFamily:
            withMatrix(_:) fontDescriptorWithMatrix:
            withSize(_:) fontDescriptorWithSize:
            withSymbolicTraits(_:) fontDescriptorWithSymbolicTraits:
        UIFontMetrics
            scaledFont(for:) scaledFontForFont:
            scaledFont(for:compatibleWith:) scaledFontForFont:compatibleWithTraitCollection:
            scaledFont(for:maximumPointSize:) scaledFontForFont:maximumPointSize:
            scaledFont(for:maximumPointSize:compatibleWith:) scaledFontForFont:maximumPointSize:compatibleWithTraitCollection:
            scaledValue(for:) scaledValueForValue:
            scaledValue(for:compatibleWith:) scaledValueForValue:compatibleWithTraitCollection:
            static default defaultMetrics
        UIFontPickerViewController.Configuration
            static filterPredicate(forFilteredLanguages:)
        UIInputViewController
            handleInputModeList(from:with:) handleInputModeListFromView:withEvent:
            requestSupplementaryLexicon(completion:)
        UILabel
            drawText(in:) drawTextInRect:
            isEnabled enabled
            isHighlighted highlighted
            isUserInteractionEnabled userInteractionEnabled
            textRect(forBounds:limitedToNumberOfLines:)
        UILargeContentViewerInteraction
            static isEnabled enabled
        UIPencilInteraction
            isEnabled enabled
        UIScribbleInteraction
            isHandlingWriting handlingWriting
            static isPencilInputExpected pencilInputExpected
        UISearchBar
            backgroundImage(for:barMetrics:) backgroundImageForBarPosition:barMetrics:
            image(for:state:) imageForSearchBarIcon:state:
            isEnabled enabled
            isSearchResultsButtonSelected searchResultsButtonSelected
            isTranslucent translucent
            positionAdjustment(for:) positionAdjustmentForSearchBarIcon:
            scopeBarButtonBackgroundImage(for:) scopeBarButtonBackgroundImageForState:
            scopeBarButtonDividerImage(forLeftSegmentState:rightSegmentState:)
            scopeBarButtonTitleTextAttributes(for:) scopeBarButtonTitleTextAttributesForState:
            searchFieldBackgroundImage(for:) searchFieldBackgroundImageForState:
            setBackgroundImage(_:for:barMetrics:) setBackgroundImage:forBarPosition:barMetrics:
            setImage(_:for:state:) setImage:forSearchBarIcon:state:
            setPositionAdjustment(_:for:) setPositionAdjustment:forSearchBarIcon:
            setScopeBarButtonBackgroundImage(_:for:) setScopeBarButtonBackgroundImage:forState:
            setScopeBarButtonDividerImage(_:forLeftSegmentState:rightSegmentState:)
            setScopeBarButtonTitleTextAttributes(_:for:) setScopeBarButtonTitleTextAttributes:forState:
            setSearchFieldBackgroundImage(_:for:) setSearchFieldBackgroundImage:forState:
            setShowsCancelButton(_:animated:)
            setShowsScope(_:animated:) setShowsScopeBar:animated:
        UISearchController
            isActive active
        UISearchDisplayController
            isActive active
            setActive(_:animated:)
        UISearchTextField
            insertToken(_:at:) insertToken:atIndex:
            positionOfToken(at:) positionOfTokenAtIndex:
            removeToken(at:) removeTokenAtIndex:
            replaceTextualPortion(of:with:at:) replaceTextualPortionOfRange:withToken:atIndex:
            tokens(in:) tokensInRange:
        UITextChecker
            completions(forPartialWordRange:in:language:) completionsForPartialWordRange:inString:language:
            guesses(forWordRange:in:language:) guessesForWordRange:inString:language:
            ignoreWord(_:)
            rangeOfMisspelledWord(in:range:startingAt:wrap:language:) rangeOfMisspelledWordInString:range:startingAt:wrap:language:
            static hasLearnedWord(_:)
            static learnWord(_:)
            static unlearnWord(_:)
        UITextDragPreviewRenderer
            adjust(firstLineRect:bodyRect:lastLineRect:textOrigin:) adjustFirstLineRect:bodyRect:lastLineRect:textOrigin:
        UITextField
            borderRect(forBounds:)
            clearButtonRect(forBounds:)
            drawPlaceholder(in:) drawPlaceholderInRect:
            drawText(in:) drawTextInRect:
            editingRect(forBounds:)
            isEditing editing
            leftViewRect(forBounds:)
            placeholderRect(forBounds:)
            rightViewRect(forBounds:)
            textRect(forBounds:)
        UITextFormattingCoordinator
            setSelectedAttributes(_:isMultiple:)
            static isFontPanelVisible fontPanelVisible
            static toggleFontPanel(_:)
        UITextInputContext
            isDictationInputExpected dictationInputExpected
            isHardwareKeyboardInputExpected hardwareKeyboardInputExpected
            isPencilInputExpected pencilInputExpected
            static current()
        UITextRange
            isEmpty empty
        UITextView
            isEditable editable
            isFindInteractionEnabled findInteractionEnabled
            isSelectable selectable
            scrollRangeToVisible(_:)
        """
}
