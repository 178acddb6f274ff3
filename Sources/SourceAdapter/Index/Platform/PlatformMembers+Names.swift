extension PlatformMembers {
    /// UIKit's classes and NSObject, by the headers of the iOS 16.4 SDK: the class, then a line a member, with its Objective-C name where that is not
    /// what Swift would make of its own name. Methods without parameters and properties stand here only if their names differ.
    static let names = """
        NSCollectionLayoutDecorationItem
            static background(elementKind:) backgroundDecorationItemWithElementKind:
        NSCollectionLayoutDimension
            static absolute(_:) absoluteDimension:
            static estimated(_:) estimatedDimension:
            static fractionalHeight(_:) fractionalHeightDimension:
            static fractionalWidth(_:) fractionalWidthDimension:
        NSCollectionLayoutGroup
            static custom(layoutSize:itemProvider:) customGroupWithLayoutSize:itemProvider:
            static horizontal(layoutSize:repeatingSubitem:count:) horizontalGroupWithLayoutSize:repeatingSubitem:count:
            static horizontal(layoutSize:subitem:count:) horizontalGroupWithLayoutSize:subitem:count:
            static horizontal(layoutSize:subitems:) horizontalGroupWithLayoutSize:subitems:
            static vertical(layoutSize:repeatingSubitem:count:) verticalGroupWithLayoutSize:repeatingSubitem:count:
            static vertical(layoutSize:subitem:count:) verticalGroupWithLayoutSize:subitem:count:
            static vertical(layoutSize:subitems:) verticalGroupWithLayoutSize:subitems:
        NSCollectionLayoutSpacing
            isFixed isFixedSpacing
            isFlexible isFlexibleSpacing
            static fixed(_:) fixedSpacing:
            static flexible(_:) flexibleSpacing:
        NSDiffableDataSourceSectionSnapshotReference
            appendItems(_:)
            appendItems(_:intoParentItem:)
            collapseItems(_:)
            containsItem(_:)
            deleteItems(_:)
            expandItems(_:)
            index(ofItem:)
            insert(_:afterItem:) insertSnapshot:afterItem:
            insert(_:beforeItem:) insertSnapshot:beforeItem:
            insertItems(_:afterItem:)
            insertItems(_:beforeItem:)
            isExpanded(_:)
            isVisible(_:)
            level(ofItem:)
            ofParentItem(_:) snapshotOfParentItem:
            ofParentItem(_:includingParentItem:) snapshotOfParentItem:includingParentItem:
            parent(ofChildItem:)
            replaceChildren(ofParentItem:with:) replaceChildrenOfParentItem:withSnapshot:
        NSDiffableDataSourceSnapshotReference
            appendItems(withIdentifiers:)
            appendItems(withIdentifiers:intoSectionWithIdentifier:)
            appendSections(withIdentifiers:)
            deleteItems(withIdentifiers:)
            deleteSections(withIdentifiers:)
            index(ofItemIdentifier:)
            index(ofSectionIdentifier:)
            insertItems(withIdentifiers:afterItemWithIdentifier:)
            insertItems(withIdentifiers:beforeItemWithIdentifier:)
            insertSections(withIdentifiers:afterSectionWithIdentifier:)
            insertSections(withIdentifiers:beforeSectionWithIdentifier:)
            itemIdentifiersInSection(withIdentifier:)
            moveItem(withIdentifier:afterItemWithIdentifier:)
            moveItem(withIdentifier:beforeItemWithIdentifier:)
            moveSection(withIdentifier:afterSectionWithIdentifier:)
            moveSection(withIdentifier:beforeSectionWithIdentifier:)
            numberOfItems(inSection:)
            reconfigureItems(withIdentifiers:)
            reloadItems(withIdentifiers:)
            reloadSections(withIdentifiers:)
            sectionIdentifier(forSectionContainingItemIdentifier:)
        NSLayoutAnchor
            constraint(equalTo:) constraintEqualToAnchor:
            constraint(equalTo:constant:) constraintEqualToAnchor:constant:
            constraint(greaterThanOrEqualTo:) constraintGreaterThanOrEqualToAnchor:
            constraint(greaterThanOrEqualTo:constant:) constraintGreaterThanOrEqualToAnchor:constant:
            constraint(lessThanOrEqualTo:) constraintLessThanOrEqualToAnchor:
            constraint(lessThanOrEqualTo:constant:) constraintLessThanOrEqualToAnchor:constant:
        NSLayoutConstraint
            isActive active
            static activate(_:) activateConstraints:
            static constraints(withVisualFormat:options:metrics:views:)
            static deactivate(_:) deactivateConstraints:
        NSLayoutDimension
            constraint(equalTo:multiplier:) constraintEqualToAnchor:multiplier:
            constraint(equalTo:multiplier:constant:) constraintEqualToAnchor:multiplier:constant:
            constraint(equalToConstant:) constraintEqualToConstant:
            constraint(greaterThanOrEqualTo:multiplier:) constraintGreaterThanOrEqualToAnchor:multiplier:
            constraint(greaterThanOrEqualTo:multiplier:constant:) constraintGreaterThanOrEqualToAnchor:multiplier:constant:
            constraint(greaterThanOrEqualToConstant:) constraintGreaterThanOrEqualToConstant:
            constraint(lessThanOrEqualTo:multiplier:) constraintLessThanOrEqualToAnchor:multiplier:
            constraint(lessThanOrEqualTo:multiplier:constant:) constraintLessThanOrEqualToAnchor:multiplier:constant:
            constraint(lessThanOrEqualToConstant:) constraintLessThanOrEqualToConstant:
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
        NSLayoutXAxisAnchor
            anchorWithOffset(to:) anchorWithOffsetToAnchor:
            constraint(equalToSystemSpacingAfter:multiplier:) constraintEqualToSystemSpacingAfterAnchor:multiplier:
            constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:) constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:multiplier:
            constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:) constraintLessThanOrEqualToSystemSpacingAfterAnchor:multiplier:
        NSLayoutYAxisAnchor
            anchorWithOffset(to:) anchorWithOffsetToAnchor:
            constraint(equalToSystemSpacingBelow:multiplier:) constraintEqualToSystemSpacingBelowAnchor:multiplier:
            constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:) constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:multiplier:
            constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:) constraintLessThanOrEqualToSystemSpacingBelowAnchor:multiplier:
        NSMutableParagraphStyle
            addTabStop(_:)
            removeTabStop(_:)
            setParagraphStyle(_:)
        NSObject
            accessibilityElement(at:) accessibilityElementAtIndex:
            accessibilityScroll(_:)
            addObserver(_:forKeyPath:options:context:)
            attemptRecovery(fromError:optionIndex:)
            attemptRecovery(fromError:optionIndex:delegate:didRecoverSelector:contextInfo:)
            awakeAfter(using:) awakeAfterUsingCoder:
            dictionaryWithValues(forKeys:)
            didChange(_:valuesAt:forKey:) didChange:valuesAtIndexes:forKey:
            didChangeValue(forKey:)
            didChangeValue(forKey:withSetMutation:using:) didChangeValueForKey:withSetMutation:usingObjects:
            index(ofAccessibilityElement:)
            mutableArrayValue(forKey:)
            mutableArrayValue(forKeyPath:)
            mutableOrderedSetValue(forKey:)
            mutableOrderedSetValue(forKeyPath:)
            mutableSetValue(forKey:)
            mutableSetValue(forKeyPath:)
            observeValue(forKeyPath:of:change:context:) observeValueForKeyPath:ofObject:change:context:
            perform(_:on:with:waitUntilDone:) performSelector:onThread:withObject:waitUntilDone:
            perform(_:on:with:waitUntilDone:modes:) performSelector:onThread:withObject:waitUntilDone:modes:
            perform(_:with:afterDelay:) performSelector:withObject:afterDelay:
            perform(_:with:afterDelay:inModes:) performSelector:withObject:afterDelay:inModes:
            performSelector(inBackground:with:) performSelectorInBackground:withObject:
            performSelector(onMainThread:with:waitUntilDone:) performSelectorOnMainThread:withObject:waitUntilDone:
            performSelector(onMainThread:with:waitUntilDone:modes:) performSelectorOnMainThread:withObject:waitUntilDone:modes:
            removeObserver(_:forKeyPath:)
            removeObserver(_:forKeyPath:context:)
            replacementObject(for:) replacementObjectForKeyedArchiver:
            setNilValueForKey(_:)
            setValue(_:forKey:)
            setValue(_:forKeyPath:)
            setValue(_:forUndefinedKey:)
            setValuesForKeys(_:) setValuesForKeysWithDictionary:
            static automaticallyNotifiesObservers(forKey:)
            static cancelPreviousPerformRequests(withTarget:)
            static cancelPreviousPerformRequests(withTarget:selector:object:)
            static classFallbacksForKeyedArchiver()
            static classForKeyedUnarchiver()
            static keyPathsForValuesAffectingValue(forKey:)
            static setVersion(_:)
            static version()
            validateValue(_:forKey:) validateValue:forKey:error:
            validateValue(_:forKeyPath:) validateValue:forKeyPath:error:
            value(forKey:)
            value(forKeyPath:)
            value(forUndefinedKey:)
            willChange(_:valuesAt:forKey:) willChange:valuesAtIndexes:forKey:
            willChangeValue(forKey:)
            willChangeValue(forKey:withSetMutation:using:) willChangeValueForKey:withSetMutation:usingObjects:
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
        UIAction
            static captureTextFromCamera(responder:identifier:) captureTextFromCameraActionForResponder:identifier:
        UIActionSheet
            addButton(withTitle:)
            buttonTitle(at:) buttonTitleAtIndex:
            dismiss(withClickedButtonIndex:animated:)
            isVisible visible
            show(from:) showFromToolbar:
            show(from:animated:) showFromBarButtonItem:animated:
            show(from:in:animated:) showFromRect:inView:animated:
            show(in:) showInView:
        UIActivity
            activityDidFinish(_:)
            canPerform(withActivityItems:)
            perform() performActivity
            prepare(withActivityItems:)
        UIActivityIndicatorView
            isAnimating animating
            style activityIndicatorViewStyle
        UIAlertAction
            isEnabled enabled
        UIAlertController
            addAction(_:)
            addTextField(configurationHandler:)
        UIAlertView
            addButton(withTitle:)
            buttonTitle(at:) buttonTitleAtIndex:
            dismiss(withClickedButtonIndex:animated:)
            isVisible visible
            textField(at:) textFieldAtIndex:
        UIApplication
            beginBackgroundTask(expirationHandler:)
            beginBackgroundTask(withName:expirationHandler:)
            canOpenURL(_:)
            cancelLocalNotification(_:)
            endBackgroundTask(_:)
            isIdleTimerDisabled idleTimerDisabled
            isIgnoringInteractionEvents ignoringInteractionEvents
            isNetworkActivityIndicatorVisible networkActivityIndicatorVisible
            isProtectedDataAvailable protectedDataAvailable
            isRegisteredForRemoteNotifications registeredForRemoteNotifications
            isStatusBarHidden statusBarHidden
            open(_:options:completionHandler:) openURL:options:completionHandler:
            openURL(_:)
            presentLocalNotificationNow(_:)
            registerForRemoteNotifications(matching:) registerForRemoteNotificationTypes:
            registerUserNotificationSettings(_:)
            requestSceneSessionActivation(_:userActivity:options:errorHandler:)
            requestSceneSessionDestruction(_:options:errorHandler:)
            requestSceneSessionRefresh(_:)
            scheduleLocalNotification(_:)
            sendAction(_:to:from:for:) sendAction:to:from:forEvent:
            sendEvent(_:)
            setAlternateIconName(_:completionHandler:)
            setKeepAliveTimeout(_:handler:)
            setMinimumBackgroundFetchInterval(_:)
            setNewsstandIconImage(_:)
            setStatusBarHidden(_:with:) setStatusBarHidden:withAnimation:
            setStatusBarOrientation(_:animated:)
            setStatusBarStyle(_:animated:)
            static registerObject(forStateRestoration:restorationIdentifier:)
            static shared sharedApplication
            supportedInterfaceOrientations(for:) supportedInterfaceOrientationsForWindow:
        UIAttachmentBehavior
            static fixedAttachment(with:attachedTo:attachmentAnchor:) fixedAttachmentWithItem:attachedToItem:attachmentAnchor:
            static limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:) limitAttachmentWithItem:offsetFromCenter:attachedToItem:offsetFromCenter:
            static pinAttachment(with:attachedTo:attachmentAnchor:) pinAttachmentWithItem:attachedToItem:attachmentAnchor:
            static slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:) slidingAttachmentWithItem:attachedToItem:attachmentAnchor:axisOfTranslation:
            static slidingAttachment(with:attachmentAnchor:axisOfTranslation:) slidingAttachmentWithItem:attachmentAnchor:axisOfTranslation:
        UIBandSelectionInteraction
            isEnabled enabled
        UIBarButtonItem
            backButtonBackgroundImage(for:barMetrics:) backButtonBackgroundImageForState:barMetrics:
            backButtonBackgroundVerticalPositionAdjustment(for:) backButtonBackgroundVerticalPositionAdjustmentForBarMetrics:
            backButtonTitlePositionAdjustment(for:) backButtonTitlePositionAdjustmentForBarMetrics:
            backgroundImage(for:barMetrics:) backgroundImageForState:barMetrics:
            backgroundImage(for:style:barMetrics:) backgroundImageForState:style:barMetrics:
            backgroundVerticalPositionAdjustment(for:) backgroundVerticalPositionAdjustmentForBarMetrics:
            creatingMovableGroup(customizationIdentifier:)
            isHidden hidden
            isSelected selected
            setBackButtonBackgroundImage(_:for:barMetrics:) setBackButtonBackgroundImage:forState:barMetrics:
            setBackButtonBackgroundVerticalPositionAdjustment(_:for:) setBackButtonBackgroundVerticalPositionAdjustment:forBarMetrics:
            setBackButtonTitlePositionAdjustment(_:for:) setBackButtonTitlePositionAdjustment:forBarMetrics:
            setBackgroundImage(_:for:barMetrics:) setBackgroundImage:forState:barMetrics:
            setBackgroundImage(_:for:style:barMetrics:) setBackgroundImage:forState:style:barMetrics:
            setBackgroundVerticalPositionAdjustment(_:for:) setBackgroundVerticalPositionAdjustment:forBarMetrics:
            setTitlePositionAdjustment(_:for:) setTitlePositionAdjustment:forBarMetrics:
            static fixedSpace(_:) fixedSpaceItemOfWidth:
            static flexibleSpace() flexibleSpaceItem
            titlePositionAdjustment(for:) titlePositionAdjustmentForBarMetrics:
        UIBarButtonItemAppearance
            configureWithDefault(for:) configureWithDefaultForStyle:
        UIBarButtonItemGroup
            isDisplayingRepresentativeItem displayingRepresentativeItem
            isHidden hidden
        UIBarItem
            isEnabled enabled
            setTitleTextAttributes(_:for:) setTitleTextAttributes:forState:
            titleTextAttributes(for:) titleTextAttributesForState:
        UIBezierPath
            addArc(withCenter:radius:startAngle:endAngle:clockwise:)
            addCurve(to:controlPoint1:controlPoint2:) addCurveToPoint:controlPoint1:controlPoint2:
            addLine(to:) addLineToPoint:
            addQuadCurve(to:controlPoint:) addQuadCurveToPoint:controlPoint:
            append(_:) appendPath:
            apply(_:) applyTransform:
            cgPath CGPath
            close() closePath
            contains(_:) containsPoint:
            fill(with:alpha:) fillWithBlendMode:alpha:
            getLineDash(_:count:phase:)
            isEmpty empty
            move(to:) moveToPoint:
            reversing() bezierPathByReversingPath
            setLineDash(_:count:phase:)
            stroke(with:alpha:) strokeWithBlendMode:alpha:
        UIButton
            attributedTitle(for:) attributedTitleForState:
            backgroundImage(for:) backgroundImageForState:
            backgroundRect(forBounds:)
            contentRect(forBounds:)
            image(for:) imageForState:
            imageRect(forContentRect:)
            isHeld held
            isHovered hovered
            isPointerInteractionEnabled pointerInteractionEnabled
            preferredSymbolConfigurationForImage(in:) preferredSymbolConfigurationForImageInState:
            setAttributedTitle(_:for:) setAttributedTitle:forState:
            setBackgroundImage(_:for:) setBackgroundImage:forState:
            setImage(_:for:) setImage:forState:
            setPreferredSymbolConfiguration(_:forImageIn:) setPreferredSymbolConfiguration:forImageInState:
            setTitle(_:for:) setTitle:forState:
            setTitleColor(_:for:) setTitleColor:forState:
            setTitleShadowColor(_:for:) setTitleShadowColor:forState:
            static systemButton(with:target:action:) systemButtonWithImage:target:action:
            title(for:) titleForState:
            titleColor(for:) titleColorForState:
            titleRect(forContentRect:)
            titleShadowColor(for:) titleShadowColorForState:
        UICalendarSelectionMultiDate
            setSelectedDates(_:animated:)
        UICalendarSelectionSingleDate
            setSelected(_:animated:) setSelectedDate:animated:
        UICalendarView
            reloadDecorations(forDateComponents:animated:)
            setVisibleDateComponents(_:animated:)
        UICalendarView.Decoration
            static customView(_:) decorationWithCustomViewProvider:
        UICollectionReusableView
            apply(_:) applyLayoutAttributes:
            didTransition(from:to:) didTransitionFromLayout:toLayout:
            preferredLayoutAttributesFitting(_:) preferredLayoutAttributesFittingAttributes:
            willTransition(from:to:) willTransitionFromLayout:toLayout:
        UICollectionView
            beginInteractiveMovementForItem(at:) beginInteractiveMovementForItemAtIndexPath:
            cellForItem(at:) cellForItemAtIndexPath:
            deleteItems(at:) deleteItemsAtIndexPaths:
            deleteSections(_:)
            dequeueReusableCell(withReuseIdentifier:for:) dequeueReusableCellWithReuseIdentifier:forIndexPath:
            dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:) dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:
            deselectItem(at:animated:) deselectItemAtIndexPath:animated:
            indexPath(for:) indexPathForCell:
            indexPathForItem(at:) indexPathForItemAtPoint:
            indexPathsForVisibleSupplementaryElements(ofKind:)
            insertItems(at:) insertItemsAtIndexPaths:
            insertSections(_:)
            isEditing editing
            isPrefetchingEnabled prefetchingEnabled
            layoutAttributesForItem(at:) layoutAttributesForItemAtIndexPath:
            layoutAttributesForSupplementaryElement(ofKind:at:) layoutAttributesForSupplementaryElementOfKind:atIndexPath:
            moveItem(at:to:) moveItemAtIndexPath:toIndexPath:
            moveSection(_:toSection:)
            numberOfItems(inSection:)
            performBatchUpdates(_:completion:)
            reconfigureItems(at:) reconfigureItemsAtIndexPaths:
            register(_:forCellWithReuseIdentifier:) registerClass:forCellWithReuseIdentifier:
            register(_:forSupplementaryViewOfKind:withReuseIdentifier:) registerClass:forSupplementaryViewOfKind:withReuseIdentifier:
            reloadItems(at:) reloadItemsAtIndexPaths:
            reloadSections(_:)
            scrollToItem(at:at:animated:) scrollToItemAtIndexPath:atScrollPosition:animated:
            selectItem(at:animated:scrollPosition:) selectItemAtIndexPath:animated:scrollPosition:
            setCollectionViewLayout(_:animated:)
            setCollectionViewLayout(_:animated:completion:)
            startInteractiveTransition(to:completion:) startInteractiveTransitionToCollectionViewLayout:completion:
            supplementaryView(forElementKind:at:) supplementaryViewForElementKind:atIndexPath:
            updateInteractiveMovementTargetPosition(_:)
            visibleSupplementaryViews(ofKind:)
        UICollectionViewCell
            dragStateDidChange(_:)
            isHighlighted highlighted
            isSelected selected
        UICollectionViewDiffableDataSourceReference
            applySnapshot(_:animatingDifferences:)
            applySnapshot(_:animatingDifferences:completion:)
            applySnapshot(_:toSection:animatingDifferences:)
            applySnapshot(_:toSection:animatingDifferences:completion:)
            applySnapshot(usingReloadData:)
            applySnapshot(usingReloadData:completion:)
            index(forSectionIdentifier:)
            indexPath(forItemIdentifier:)
            itemIdentifier(for:) itemIdentifierForIndexPath:
            sectionIdentifier(for:) sectionIdentifierForIndex:
            snapshot(forSection:)
        UICollectionViewLayout
            finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:) finalLayoutAttributesForDisappearingDecorationElementOfKind:atIndexPath:
            finalLayoutAttributesForDisappearingItem(at:) finalLayoutAttributesForDisappearingItemAtIndexPath:
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:) finalLayoutAttributesForDisappearingSupplementaryElementOfKind:atIndexPath:
            indexPathsToDeleteForDecorationView(ofKind:)
            indexPathsToDeleteForSupplementaryView(ofKind:)
            indexPathsToInsertForDecorationView(ofKind:)
            indexPathsToInsertForSupplementaryView(ofKind:)
            initialLayoutAttributesForAppearingDecorationElement(ofKind:at:) initialLayoutAttributesForAppearingDecorationElementOfKind:atIndexPath:
            initialLayoutAttributesForAppearingItem(at:) initialLayoutAttributesForAppearingItemAtIndexPath:
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:) initialLayoutAttributesForAppearingSupplementaryElementOfKind:atIndexPath:
            invalidateLayout(with:) invalidateLayoutWithContext:
            invalidationContext(forBoundsChange:)
            invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)
            invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)
            invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)
            layoutAttributesForDecorationView(ofKind:at:) layoutAttributesForDecorationViewOfKind:atIndexPath:
            layoutAttributesForElements(in:) layoutAttributesForElementsInRect:
            layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:) layoutAttributesForInteractivelyMovingItemAtIndexPath:withTargetPosition:
            layoutAttributesForItem(at:) layoutAttributesForItemAtIndexPath:
            layoutAttributesForSupplementaryView(ofKind:at:) layoutAttributesForSupplementaryViewOfKind:atIndexPath:
            prepare() prepareLayout
            prepare(forAnimatedBoundsChange:)
            prepare(forCollectionViewUpdates:)
            prepareForTransition(from:) prepareForTransitionFromLayout:
            prepareForTransition(to:) prepareForTransitionToLayout:
            register(_:forDecorationViewOfKind:) registerClass:forDecorationViewOfKind:
            shouldInvalidateLayout(forBoundsChange:)
            shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
            targetContentOffset(forProposedContentOffset:)
            targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
            targetIndexPath(forInteractivelyMovingItem:withPosition:)
        UICollectionViewLayoutAttributes
            isHidden hidden
        UICollectionViewLayoutInvalidationContext
            invalidateDecorationElements(ofKind:at:) invalidateDecorationElementsOfKind:atIndexPaths:
            invalidateItems(at:) invalidateItemsAtIndexPaths:
            invalidateSupplementaryElements(ofKind:at:) invalidateSupplementaryElementsOfKind:atIndexPaths:
        UICollectionViewTransitionLayout
            updateValue(_:forAnimatedKey:)
            value(forAnimatedKey:)
        UICollisionBehavior
            addBoundary(withIdentifier:for:) addBoundaryWithIdentifier:forPath:
            addBoundary(withIdentifier:from:to:) addBoundaryWithIdentifier:fromPoint:toPoint:
            addItem(_:)
            boundary(withIdentifier:)
            removeBoundary(withIdentifier:)
            removeItem(_:)
            setTranslatesReferenceBoundsIntoBoundary(with:) setTranslatesReferenceBoundsIntoBoundaryWithInsets:
        UIColor
            cgColor CGColor
            ciColor CIColor
            getHue(_:saturation:brightness:alpha:)
            getRed(_:green:blue:alpha:)
            getWhite(_:alpha:)
            resolvedColor(with:) resolvedColorWithTraitCollection:
            static black blackColor
            static blue blueColor
            static brown brownColor
            static clear clearColor
            static cyan cyanColor
            static darkGray darkGrayColor
            static darkText darkTextColor
            static gray grayColor
            static green greenColor
            static groupTableViewBackground groupTableViewBackgroundColor
            static label labelColor
            static lightGray lightGrayColor
            static lightText lightTextColor
            static link linkColor
            static magenta magentaColor
            static opaqueSeparator opaqueSeparatorColor
            static orange orangeColor
            static placeholderText placeholderTextColor
            static purple purpleColor
            static quaternaryLabel quaternaryLabelColor
            static quaternarySystemFill quaternarySystemFillColor
            static red redColor
            static secondaryLabel secondaryLabelColor
            static secondarySystemBackground secondarySystemBackgroundColor
            static secondarySystemFill secondarySystemFillColor
            static secondarySystemGroupedBackground secondarySystemGroupedBackgroundColor
            static separator separatorColor
            static systemBackground systemBackgroundColor
            static systemBlue systemBlueColor
            static systemBrown systemBrownColor
            static systemCyan systemCyanColor
            static systemFill systemFillColor
            static systemGray systemGrayColor
            static systemGray2 systemGray2Color
            static systemGray3 systemGray3Color
            static systemGray4 systemGray4Color
            static systemGray5 systemGray5Color
            static systemGray6 systemGray6Color
            static systemGreen systemGreenColor
            static systemGroupedBackground systemGroupedBackgroundColor
            static systemIndigo systemIndigoColor
            static systemMint systemMintColor
            static systemOrange systemOrangeColor
            static systemPink systemPinkColor
            static systemPurple systemPurpleColor
            static systemRed systemRedColor
            static systemTeal systemTealColor
            static systemYellow systemYellowColor
            static tertiaryLabel tertiaryLabelColor
            static tertiarySystemBackground tertiarySystemBackgroundColor
            static tertiarySystemFill tertiarySystemFillColor
            static tertiarySystemGroupedBackground tertiarySystemGroupedBackgroundColor
            static white whiteColor
            static yellow yellowColor
            withAlphaComponent(_:) colorWithAlphaComponent:
        UIContextMenuInteraction
            location(in:) locationInView:
            updateVisibleMenu(_:) updateVisibleMenuWithBlock:
        UIControl
            actions(forTarget:forControlEvent:)
            addAction(_:for:) addAction:forControlEvents:
            addTarget(_:action:for:) addTarget:action:forControlEvents:
            beginTracking(_:with:) beginTrackingWithTouch:withEvent:
            cancelTracking(with:) cancelTrackingWithEvent:
            contextMenuInteraction(_:configurationForMenuAtLocation:)
            contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
            contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
            contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction:willDisplayMenuForConfiguration:animator:
            contextMenuInteraction(_:willEndFor:animator:) contextMenuInteraction:willEndForConfiguration:animator:
            continueTracking(_:with:) continueTrackingWithTouch:withEvent:
            endTracking(_:with:) endTrackingWithTouch:withEvent:
            isContextMenuInteractionEnabled contextMenuInteractionEnabled
            isEnabled enabled
            isHighlighted highlighted
            isSelected selected
            isTouchInside touchInside
            isTracking tracking
            menuAttachmentPoint(for:) menuAttachmentPointForConfiguration:
            removeAction(_:for:) removeAction:forControlEvents:
            removeAction(identifiedBy:for:) removeActionForIdentifier:forControlEvents:
            removeTarget(_:action:for:) removeTarget:action:forControlEvents:
            sendAction(_:)
            sendAction(_:to:for:) sendAction:to:forEvent:
            sendActions(for:) sendActionsForControlEvents:
        UIDatePicker
            setDate(_:animated:)
        UIDeferredMenuElement
            static uncached(_:) elementWithUncachedProvider:
        UIDevice
            isBatteryMonitoringEnabled batteryMonitoringEnabled
            isGeneratingDeviceOrientationNotifications generatesDeviceOrientationNotifications
            isMultitaskingSupported multitaskingSupported
            isProximityMonitoringEnabled proximityMonitoringEnabled
            static current currentDevice
        UIDocument
            autosave(completionHandler:)
            changeCountToken(for:) changeCountTokenForSaveOperation:
            close(completionHandler:)
            contents(forType:) contentsForType:error:
            fileAttributesToWrite(to:for:) fileAttributesToWriteToURL:forSaveOperation:error:
            fileNameExtension(forType:saveOperation:)
            finishedHandlingError(_:recovered:)
            handleError(_:userInteractionPermitted:)
            load(fromContents:ofType:) loadFromContents:ofType:error:
            open(completionHandler:)
            performAsynchronousFileAccess(_:) performAsynchronousFileAccessUsingBlock:
            read(from:) readFromURL:error:
            restoreUserActivityState(_:)
            revert(toContentsOf:completionHandler:) revertToContentsOfURL:completionHandler:
            save(to:for:completionHandler:) saveToURL:forSaveOperation:completionHandler:
            updateChangeCount(_:)
            updateChangeCount(withToken:for:) updateChangeCountWithToken:forSaveOperation:
            updateUserActivityState(_:)
            userInteractionNoLongerPermitted(forError:)
            writeContents(_:andAttributes:safelyTo:for:) writeContents:andAttributes:safelyToURL:forSaveOperation:error:
            writeContents(_:to:for:originalContentsURL:) writeContents:toURL:forSaveOperation:originalContentsURL:error:
        UIDocumentBrowserViewController
            importDocument(at:nextToDocumentAt:mode:completionHandler:) importDocumentAtURL:nextToDocumentAtURL:mode:completionHandler:
            renameDocument(at:proposedName:completionHandler:) renameDocumentAtURL:proposedName:completionHandler:
            revealDocument(at:importIfNeeded:completion:) revealDocumentAtURL:importIfNeeded:completion:
            transitionController(forDocumentAt:) transitionControllerForDocumentAtURL:
            transitionController(forDocumentURL:)
        UIDocumentInteractionController
            dismissMenu(animated:) dismissMenuAnimated:
            dismissPreview(animated:) dismissPreviewAnimated:
            presentOpenInMenu(from:animated:) presentOpenInMenuFromBarButtonItem:animated:
            presentOpenInMenu(from:in:animated:) presentOpenInMenuFromRect:inView:animated:
            presentOptionsMenu(from:animated:) presentOptionsMenuFromBarButtonItem:animated:
            presentOptionsMenu(from:in:animated:) presentOptionsMenuFromRect:inView:animated:
            presentPreview(animated:) presentPreviewAnimated:
            url URL
            uti UTI
        UIDocumentMenuViewController
            addOption(withTitle:image:order:handler:)
        UIDocumentPickerExtensionViewController
            dismissGrantingAccess(to:) dismissGrantingAccessToURL:
            prepareForPresentation(in:) prepareForPresentationInMode:
        UIDragInteraction
            isEnabled enabled
            static isEnabledByDefault enabledByDefault
        UIDropProposal
            isPrecise precise
        UIDynamicAnimator
            addBehavior(_:)
            isRunning running
            items(in:) itemsInRect:
            layoutAttributesForCell(at:) layoutAttributesForCellAtIndexPath:
            layoutAttributesForDecorationView(ofKind:at:) layoutAttributesForDecorationViewOfKind:atIndexPath:
            layoutAttributesForSupplementaryView(ofKind:at:) layoutAttributesForSupplementaryViewOfKind:atIndexPath:
            removeBehavior(_:)
            updateItem(usingCurrentState:)
        UIDynamicBehavior
            addChildBehavior(_:)
            removeChildBehavior(_:)
            willMove(to:) willMoveToAnimator:
        UIDynamicItemBehavior
            addAngularVelocity(_:for:) addAngularVelocity:forItem:
            addItem(_:)
            addLinearVelocity(_:for:) addLinearVelocity:forItem:
            angularVelocity(for:) angularVelocityForItem:
            isAnchored anchored
            linearVelocity(for:) linearVelocityForItem:
            removeItem(_:)
        UIEditMenuInteraction
            location(in:) locationInView:
            presentEditMenu(with:) presentEditMenuWithConfiguration:
            updateVisibleMenuPosition(animated:) updateVisibleMenuPositionAnimated:
        UIEvent
            coalescedTouches(for:) coalescedTouchesForTouch:
            predictedTouches(for:) predictedTouchesForTouch:
            touches(for:) touchesForWindow:
        UIFieldBehavior
            addItem(_:)
            removeItem(_:)
            static dragField()
            static electricField()
            static field(evaluationBlock:)
            static linearGravityField(direction:) linearGravityFieldWithVector:
            static magneticField()
            static noiseField(smoothness:animationSpeed:)
            static radialGravityField(position:)
            static springField()
            static turbulenceField(smoothness:animationSpeed:)
            static velocityField(direction:) velocityFieldWithVector:
            static vortexField()
        UIFindInteraction
            isFindNavigatorVisible findNavigatorVisible
            presentFindNavigator(showingReplace:) presentFindNavigatorShowingReplace:
        UIFindSession
            highlightNextResult(in:) highlightNextResultInDirection:
            performSearch(query:options:)
            performSingleReplacement(query:replacementString:options:) performSingleReplacementWithSearchQuery:replacementString:options:
            replaceAll(searchQuery:replacementString:options:) replaceAllInstancesOfSearchQuery:withReplacementString:options:
        UIFocusAnimationCoordinator
            addCoordinatedAnimations(_:completion:)
            addCoordinatedFocusingAnimations(_:completion:)
            addCoordinatedUnfocusingAnimations(_:completion:)
        UIFocusDebugger
            static checkFocusability(for:) checkFocusabilityForItem:
            static focusGroups(for:) focusGroupsForEnvironment:
            static help()
            static preferredFocusEnvironments(for:) preferredFocusEnvironmentsForEnvironment:
            static simulateFocusUpdateRequest(from:) simulateFocusUpdateRequestFromEnvironment:
            static status()
        UIFocusGuide
            isEnabled enabled
        UIFocusSystem
            requestFocusUpdate(to:) requestFocusUpdateToEnvironment:
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
        UIGestureRecognizer
            addTarget(_:action:)
            canBePrevented(by:) canBePreventedByGestureRecognizer:
            canPrevent(_:) canPreventGestureRecognizer:
            ignore(_:for:) ignoreTouch:forEvent:
            isEnabled enabled
            location(in:) locationInView:
            location(ofTouch:in:) locationOfTouch:inView:
            pressesBegan(_:with:) pressesBegan:withEvent:
            pressesCancelled(_:with:) pressesCancelled:withEvent:
            pressesChanged(_:with:) pressesChanged:withEvent:
            pressesEnded(_:with:) pressesEnded:withEvent:
            removeTarget(_:action:)
            require(toFail:) requireGestureRecognizerToFail:
            shouldBeRequiredToFail(by:) shouldBeRequiredToFailByGestureRecognizer:
            shouldReceive(_:) shouldReceiveEvent:
            shouldRequireFailure(of:) shouldRequireFailureOfGestureRecognizer:
            touchesBegan(_:with:) touchesBegan:withEvent:
            touchesCancelled(_:with:) touchesCancelled:withEvent:
            touchesEnded(_:with:) touchesEnded:withEvent:
            touchesEstimatedPropertiesUpdated(_:)
            touchesMoved(_:with:) touchesMoved:withEvent:
        UIGraphicsImageRenderer
            image(actions:)
            jpegData(withCompressionQuality:actions:) JPEGDataWithCompressionQuality:actions:
            pngData(actions:) PNGDataWithActions:
        UIGraphicsPDFRenderer
            pdfData(actions:) PDFDataWithActions:
            writePDF(to:withActions:) writePDFToURL:withActions:error:
        UIGraphicsPDFRendererContext
            addDestination(withName:at:) addDestinationWithName:atPoint:
            beginPage(withBounds:pageInfo:)
            setDestinationWithName(_:for:) setDestinationWithName:forRect:
            setURL(_:for:) setURL:forRect:
        UIGraphicsRenderer
            runDrawingActions(_:completionActions:) runDrawingActions:completionActions:error:
            static context(with:) contextWithFormat:
            static prepare(_:with:) prepareCGContext:withRendererContext:
            static rendererContextClass()
        UIGraphicsRendererContext
            cgContext CGContext
            clip(to:) clipToRect:
            fill(_:) fillRect:
            fill(_:blendMode:) fillRect:blendMode:
            stroke(_:) strokeRect:
            stroke(_:blendMode:) strokeRect:blendMode:
        UIGraphicsRendererFormat
            static default() defaultFormat
            static preferred() preferredFormat
        UIGravityBehavior
            addItem(_:)
            removeItem(_:)
            setAngle(_:magnitude:)
        UIHoverGestureRecognizer
            azimuthAngle(in:) azimuthAngleInView:
            azimuthUnitVector(in:) azimuthUnitVectorInView:
        UIImage
            applyingSymbolConfiguration(_:) imageByApplyingSymbolConfiguration:
            cgImage CGImage
            ciImage CIImage
            draw(at:) drawAtPoint:
            draw(at:blendMode:alpha:) drawAtPoint:blendMode:alpha:
            draw(in:) drawInRect:
            draw(in:blendMode:alpha:) drawInRect:blendMode:alpha:
            drawAsPattern(in:) drawAsPatternInRect:
            isSymbolImage symbolImage
            prepareForDisplay(completionHandler:)
            prepareThumbnail(of:completionHandler:) prepareThumbnailOfSize:completionHandler:
            preparingForDisplay() imageByPreparingForDisplay
            preparingThumbnail(of:) imageByPreparingThumbnailOfSize:
            resizableImage(withCapInsets:)
            resizableImage(withCapInsets:resizingMode:)
            static actions actionsImage
            static add addImage
            static animatedImage(with:duration:) animatedImageWithImages:duration:
            static animatedImageNamed(_:duration:)
            static animatedResizableImageNamed(_:capInsets:duration:)
            static animatedResizableImageNamed(_:capInsets:resizingMode:duration:)
            static checkmark checkmarkImage
            static remove removeImage
            static strokedCheckmark strokedCheckmarkImage
            stretchableImage(withLeftCapWidth:topCapHeight:)
            withAlignmentRectInsets(_:) imageWithAlignmentRectInsets:
            withBaselineOffset(fromBottom:) imageWithBaselineOffsetFromBottom:
            withConfiguration(_:) imageWithConfiguration:
            withHorizontallyFlippedOrientation() imageWithHorizontallyFlippedOrientation
            withRenderingMode(_:) imageWithRenderingMode:
            withTintColor(_:) imageWithTintColor:
            withTintColor(_:renderingMode:) imageWithTintColor:renderingMode:
        UIImage.Configuration
            applying(_:) configurationByApplyingConfiguration:
            withTraitCollection(_:) configurationWithTraitCollection:
        UIImage.SymbolConfiguration
            isEqual(to:) isEqualToConfiguration:
            static preferringMonochrome() configurationPreferringMonochrome
            static preferringMulticolor() configurationPreferringMulticolor
            static unspecified unspecifiedConfiguration
        UIImageAsset
            image(with:) imageWithConfiguration:
            register(_:with:) registerImage:withConfiguration:
            unregister(imageWith:) unregisterImageWithTraitCollection:
            unregisterImage(with:) unregisterImageWithConfiguration:
        UIImagePickerController
            static availableCaptureModes(for:) availableCaptureModesForCameraDevice:
            static availableMediaTypes(for:) availableMediaTypesForSourceType:
            static isCameraDeviceAvailable(_:)
            static isFlashAvailable(for:) isFlashAvailableForCameraDevice:
            static isSourceTypeAvailable(_:)
        UIImageView
            isAnimating animating
            isHighlighted highlighted
            isUserInteractionEnabled userInteractionEnabled
        UIImpactFeedbackGenerator
            impactOccurred(intensity:)
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
        UILayoutGuide
            constraintsAffectingLayout(for:) constraintsAffectingLayoutForAxis:
        UILocalizedIndexedCollation
            section(for:collationStringSelector:) sectionForObject:collationStringSelector:
            section(forSectionIndexTitle:) sectionForSectionIndexTitleAtIndex:
            sortedArray(from:collationStringSelector:) sortedArrayFromArray:collationStringSelector:
            static current() currentCollation
        UIManagedDocument
            additionalContent(for:) additionalContentForURL:error:
            configurePersistentStoreCoordinator(for:ofType:modelConfiguration:storeOptions:) configurePersistentStoreCoordinatorForURL:ofType:modelConfiguration:storeOptions:error:
            persistentStoreType(forFileType:)
            readAdditionalContent(from:) readAdditionalContentFromURL:error:
            writeAdditionalContent(_:to:originalContentsURL:) writeAdditionalContent:toURL:originalContentsURL:error:
        UIMenu
            replacingChildren(_:) menuByReplacingChildren:
        UIMenuController
            hideMenu(from:) hideMenuFromView:
            isMenuVisible menuVisible
            setMenuVisible(_:animated:)
            setTargetRect(_:in:) setTargetRect:inView:
            showMenu(from:rect:) showMenuFromView:rect:
            static shared sharedMenuController
        UIMenuSystem
            static context contextSystem
            static main mainSystem
        UIMotionEffect
            keyPathsAndRelativeValues(forViewerOffset:)
        UIMutableUserNotificationAction
            isAuthenticationRequired authenticationRequired
            isDestructive destructive
        UIMutableUserNotificationCategory
            setActions(_:for:) setActions:forContext:
        UINavigationBar
            backgroundImage(for:) backgroundImageForBarMetrics:
            backgroundImage(for:barMetrics:) backgroundImageForBarPosition:barMetrics:
            isTranslucent translucent
            popItem(animated:) popNavigationItemAnimated:
            pushItem(_:animated:) pushNavigationItem:animated:
            setBackgroundImage(_:for:) setBackgroundImage:forBarMetrics:
            setBackgroundImage(_:for:barMetrics:) setBackgroundImage:forBarPosition:barMetrics:
            setItems(_:animated:)
            setTitleVerticalPositionAdjustment(_:for:) setTitleVerticalPositionAdjustment:forBarMetrics:
            titleVerticalPositionAdjustment(for:) titleVerticalPositionAdjustmentForBarMetrics:
        UINavigationBarAppearance
            setBackIndicatorImage(_:transitionMaskImage:)
        UINavigationController
            isNavigationBarHidden navigationBarHidden
            isToolbarHidden toolbarHidden
            popToRootViewController(animated:) popToRootViewControllerAnimated:
            popToViewController(_:animated:)
            popViewController(animated:) popViewControllerAnimated:
            pushViewController(_:animated:)
            setNavigationBarHidden(_:animated:)
            setToolbarHidden(_:animated:)
            setViewControllers(_:animated:)
            show(_:sender:) showViewController:sender:
        UINavigationItem
            setHidesBackButton(_:animated:)
            setLeftBarButton(_:animated:) setLeftBarButtonItem:animated:
            setLeftBarButtonItems(_:animated:)
            setRightBarButton(_:animated:) setRightBarButtonItem:animated:
            setRightBarButtonItems(_:animated:)
        UINib
            instantiate(withOwner:options:)
        UINotificationFeedbackGenerator
            notificationOccurred(_:)
        UIOpenURLContext
            url URL
        UIPageControl
            currentPageIndicatorImage(forPage:)
            indicatorImage(forPage:)
            setCurrentPageIndicatorImage(_:forPage:)
            setIndicatorImage(_:forPage:)
            size(forNumberOfPages:)
        UIPageViewController
            isDoubleSided doubleSided
            setViewControllers(_:direction:animated:completion:)
        UIPanGestureRecognizer
            setTranslation(_:in:) setTranslation:inView:
            translation(in:) translationInView:
            velocity(in:) velocityInView:
        UIPasteConfiguration
            addAcceptableTypeIdentifiers(_:)
            addTypeIdentifiers(forAccepting:) addTypeIdentifiersForAcceptingClass:
        UIPasteboard
            addItems(_:)
            contains(pasteboardTypes:) containsPasteboardTypes:
            contains(pasteboardTypes:inItemSet:) containsPasteboardTypes:inItemSet:
            data(forPasteboardType:)
            data(forPasteboardType:inItemSet:)
            isPersistent persistent
            itemSet(withPasteboardTypes:)
            setData(_:forPasteboardType:)
            setItemProviders(_:localOnly:expirationDate:)
            setItems(_:options:)
            setObjects(_:)
            setObjects(_:localOnly:expirationDate:)
            setPersistent(_:)
            setValue(_:forPasteboardType:)
            static general generalPasteboard
            static remove(withName:) removePasteboardWithName:
            static withUniqueName() pasteboardWithUniqueName
            types pasteboardTypes
            types(forItemSet:) pasteboardTypesForItemSet:
            url URL
            urls URLs
            value(forPasteboardType:)
            values(forPasteboardType:inItemSet:)
        UIPencilInteraction
            isEnabled enabled
        UIPercentDrivenInteractiveTransition
            cancel() cancelInteractiveTransition
            finish() finishInteractiveTransition
            pause() pauseInteractiveTransition
            update(_:) updateInteractiveTransition:
        UIPickerView
            numberOfRows(inComponent:)
            reloadComponent(_:)
            rowSize(forComponent:)
            selectRow(_:inComponent:animated:)
            selectedRow(inComponent:)
            view(forRow:forComponent:)
        UIPointerInteraction
            isEnabled enabled
        UIPointerLockState
            isLocked locked
        UIPointerStyle
            static hidden() hiddenPointerStyle
            static system() systemPointerStyle
        UIPopoverController
            arrowDirection popoverArrowDirection
            backgroundViewClass popoverBackgroundViewClass
            contentSize popoverContentSize
            dismiss(animated:) dismissPopoverAnimated:
            isPopoverVisible popoverVisible
            layoutMargins popoverLayoutMargins
            present(from:in:permittedArrowDirections:animated:) presentPopoverFromRect:inView:permittedArrowDirections:animated:
            present(from:permittedArrowDirections:animated:) presentPopoverFromBarButtonItem:permittedArrowDirections:animated:
            setContentSize(_:animated:) setPopoverContentSize:animated:
            setContentView(_:animated:) setContentViewController:animated:
        UIPresentationController
            adaptivePresentationStyle(for:) adaptivePresentationStyleForTraitCollection:
            dismissalTransitionDidEnd(_:)
            presentationTransitionDidEnd(_:)
        UIPressesEvent
            presses(for:) pressesForGestureRecognizer:
        UIPreviewInteraction
            cancel() cancelInteraction
            location(in:) locationInCoordinateSpace:
        UIPrintFormatter
            draw(in:forPageAt:) drawInRect:forPageAtIndex:
            rectForPage(at:) rectForPageAtIndex:
        UIPrintInfo
            static printInfo()
        UIPrintInteractionController
            dismiss(animated:) dismissAnimated:
            present(animated:completionHandler:) presentAnimated:completionHandler:
            present(from:animated:completionHandler:) presentFromBarButtonItem:animated:completionHandler:
            present(from:in:animated:completionHandler:) presentFromRect:inView:animated:completionHandler:
            print(to:completionHandler:) printToPrinter:completionHandler:
            static canPrint(_:) canPrintURL:
            static isPrintingAvailable printingAvailable
            static shared sharedPrintController
        UIPrintPageRenderer
            addPrintFormatter(_:startingAtPageAt:) addPrintFormatter:startingAtPageAtIndex:
            currentRenderingQuality(forRequested:) currentRenderingQualityForRequestedRenderingQuality:
            drawContentForPage(at:in:) drawContentForPageAtIndex:inRect:
            drawFooterForPage(at:in:) drawFooterForPageAtIndex:inRect:
            drawHeaderForPage(at:in:) drawHeaderForPageAtIndex:inRect:
            drawPage(at:in:) drawPageAtIndex:inRect:
            drawPrintFormatter(_:forPageAt:) drawPrintFormatter:forPageAtIndex:
            prepare(forDrawingPages:)
            printFormattersForPage(at:) printFormattersForPageAtIndex:
        UIPrintPaper
            static bestPaper(forPageSize:withPapersFrom:) bestPaperForPageSize:withPapersFromArray:
        UIPrintServiceExtension
            printerDestinations(for:) printerDestinationsForPrintInfo:
        UIPrinter
            contactPrinter(_:)
            url URL
        UIPrinterDestination
            url URL
        UIPrinterPickerController
            dismiss(animated:) dismissAnimated:
            present(animated:completionHandler:) presentAnimated:completionHandler:
            present(from:animated:completionHandler:) presentFromBarButtonItem:animated:completionHandler:
            present(from:in:animated:completionHandler:) presentFromRect:inView:animated:completionHandler:
        UIProgressView
            setProgress(_:animated:)
        UIPushBehavior
            addItem(_:)
            removeItem(_:)
            setAngle(_:magnitude:)
            setTargetOffsetFromCenter(_:for:) setTargetOffsetFromCenter:forItem:
            targetOffsetFromCenter(for:) targetOffsetFromCenterForItem:
        UIReferenceLibraryViewController
            static dictionaryHasDefinition(forTerm:)
        UIRefreshControl
            isRefreshing refreshing
        UIRegion
            byDifference(from:) regionByDifferenceFromRegion:
            byIntersection(with:) regionByIntersectionWithRegion:
            byUnion(with:) regionByUnionWithRegion:
            contains(_:) containsPoint:
            inverse() inverseRegion
            static infinite infiniteRegion
        UIResponder
            buildMenu(with:) buildMenuWithBuilder:
            canPerformAction(_:withSender:)
            captureTextFromCamera(_:)
            motionBegan(_:with:) motionBegan:withEvent:
            motionCancelled(_:with:) motionCancelled:withEvent:
            motionEnded(_:with:) motionEnded:withEvent:
            next nextResponder
            pressesBegan(_:with:) pressesBegan:withEvent:
            pressesCancelled(_:with:) pressesCancelled:withEvent:
            pressesChanged(_:with:) pressesChanged:withEvent:
            pressesEnded(_:with:) pressesEnded:withEvent:
            remoteControlReceived(with:) remoteControlReceivedWithEvent:
            restoreUserActivityState(_:)
            static clearTextInputContextIdentifier(_:)
            target(forAction:withSender:)
            touchesBegan(_:with:) touchesBegan:withEvent:
            touchesCancelled(_:with:) touchesCancelled:withEvent:
            touchesEnded(_:with:) touchesEnded:withEvent:
            touchesEstimatedPropertiesUpdated(_:)
            touchesMoved(_:with:) touchesMoved:withEvent:
            updateUserActivityState(_:)
            validate(_:) validateCommand:
        UIScene
            open(_:options:completionHandler:) openURL:options:completionHandler:
        UIScene.ConnectionOptions
            urlContexts URLContexts
        UISceneWindowingBehaviors
            isClosable closable
            isMiniaturizable miniaturizable
        UIScreen
            displayLink(withTarget:selector:)
            isCaptured captured
            mirrored mirroredScreen
            snapshotView(afterScreenUpdates:)
            static main mainScreen
        UIScribbleInteraction
            isHandlingWriting handlingWriting
            static isPencilInputExpected pencilInputExpected
        UIScrollView
            isDecelerating decelerating
            isDirectionalLockEnabled directionalLockEnabled
            isDragging dragging
            isPagingEnabled pagingEnabled
            isScrollEnabled scrollEnabled
            isTracking tracking
            isZoomBouncing zoomBouncing
            isZooming zooming
            scrollRectToVisible(_:animated:)
            setContentOffset(_:animated:)
            setZoomScale(_:animated:)
            touchesShouldBegin(_:with:in:) touchesShouldBegin:withEvent:inContentView:
            touchesShouldCancel(in:) touchesShouldCancelInContentView:
            zoom(to:animated:) zoomToRect:animated:
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
        UISegmentedControl
            actionForSegment(at:) actionForSegmentAtIndex:
            backgroundImage(for:barMetrics:) backgroundImageForState:barMetrics:
            contentOffsetForSegment(at:) contentOffsetForSegmentAtIndex:
            contentPositionAdjustment(forSegmentType:barMetrics:)
            dividerImage(forLeftSegmentState:rightSegmentState:barMetrics:)
            imageForSegment(at:) imageForSegmentAtIndex:
            insertSegment(action:at:animated:) insertSegmentWithAction:atIndex:animated:
            insertSegment(with:at:animated:) insertSegmentWithImage:atIndex:animated:
            insertSegment(withTitle:at:animated:) insertSegmentWithTitle:atIndex:animated:
            isEnabledForSegment(at:) isEnabledForSegmentAtIndex:
            isMomentary momentary
            removeSegment(at:animated:) removeSegmentAtIndex:animated:
            segmentIndex(identifiedBy:) segmentIndexForActionIdentifier:
            setAction(_:forSegmentAt:) setAction:forSegmentAtIndex:
            setBackgroundImage(_:for:barMetrics:) setBackgroundImage:forState:barMetrics:
            setContentOffset(_:forSegmentAt:) setContentOffset:forSegmentAtIndex:
            setContentPositionAdjustment(_:forSegmentType:barMetrics:)
            setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)
            setEnabled(_:forSegmentAt:) setEnabled:forSegmentAtIndex:
            setImage(_:forSegmentAt:) setImage:forSegmentAtIndex:
            setTitle(_:forSegmentAt:) setTitle:forSegmentAtIndex:
            setTitleTextAttributes(_:for:) setTitleTextAttributes:forState:
            setWidth(_:forSegmentAt:) setWidth:forSegmentAtIndex:
            titleForSegment(at:) titleForSegmentAtIndex:
            titleTextAttributes(for:) titleTextAttributesForState:
            widthForSegment(at:) widthForSegmentAtIndex:
        UISheetPresentationController
            animateChanges(_:)
        UISheetPresentationController.Detent
            static large() largeDetent
            static medium() mediumDetent
        UISlider
            isContinuous continuous
            maximumTrackImage(for:) maximumTrackImageForState:
            maximumValueImageRect(forBounds:)
            minimumTrackImage(for:) minimumTrackImageForState:
            minimumValueImageRect(forBounds:)
            setMaximumTrackImage(_:for:) setMaximumTrackImage:forState:
            setMinimumTrackImage(_:for:) setMinimumTrackImage:forState:
            setThumbImage(_:for:) setThumbImage:forState:
            setValue(_:animated:)
            thumbImage(for:) thumbImageForState:
            thumbRect(forBounds:trackRect:value:)
            trackRect(forBounds:)
        UISplitViewController
            hide(_:) hideColumn:
            isCollapsed collapsed
            setViewController(_:for:) setViewController:forColumn:
            show(_:) showColumn:
            show(_:sender:) showViewController:sender:
            showDetailViewController(_:sender:)
            viewController(for:) viewControllerForColumn:
        UIStackView
            addArrangedSubview(_:)
            customSpacing(after:) customSpacingAfterView:
            insertArrangedSubview(_:at:) insertArrangedSubview:atIndex:
            isBaselineRelativeArrangement baselineRelativeArrangement
            isLayoutMarginsRelativeArrangement layoutMarginsRelativeArrangement
            removeArrangedSubview(_:)
            setCustomSpacing(_:after:) setCustomSpacing:afterView:
        UIStatusBarManager
            isStatusBarHidden statusBarHidden
        UIStepper
            backgroundImage(for:) backgroundImageForState:
            decrementImage(for:) decrementImageForState:
            dividerImage(forLeftSegmentState:rightSegmentState:)
            incrementImage(for:) incrementImageForState:
            isContinuous continuous
            setBackgroundImage(_:for:) setBackgroundImage:forState:
            setDecrementImage(_:for:) setDecrementImage:forState:
            setDividerImage(_:forLeftSegmentState:rightSegmentState:)
            setIncrementImage(_:for:) setIncrementImage:forState:
        UIStoryboard
            instantiateViewController(withIdentifier:)
        UIStoryboardSegue
            destination destinationViewController
            source sourceViewController
        UIStoryboardUnwindSegueSource
            source sourceViewController
        UISwitch
            isOn on
            setOn(_:animated:)
        UITabBar
            beginCustomizingItems(_:)
            endCustomizing(animated:) endCustomizingAnimated:
            isCustomizing customizing
            isTranslucent translucent
            setItems(_:animated:)
        UITabBarController
            setViewControllers(_:animated:)
        UITabBarItem
            badgeTextAttributes(for:) badgeTextAttributesForState:
            setBadgeTextAttributes(_:for:) setBadgeTextAttributes:forState:
        UITabBarItemAppearance
            configureWithDefault(for:) configureWithDefaultForStyle:
        UITableView
            cellForRow(at:) cellForRowAtIndexPath:
            deleteRows(at:with:) deleteRowsAtIndexPaths:withRowAnimation:
            deleteSections(_:with:) deleteSections:withRowAnimation:
            dequeueReusableCell(withIdentifier:)
            dequeueReusableCell(withIdentifier:for:) dequeueReusableCellWithIdentifier:forIndexPath:
            dequeueReusableHeaderFooterView(withIdentifier:)
            deselectRow(at:animated:) deselectRowAtIndexPath:animated:
            footerView(forSection:)
            headerView(forSection:)
            indexPath(for:) indexPathForCell:
            indexPathForRow(at:) indexPathForRowAtPoint:
            indexPathsForRows(in:) indexPathsForRowsInRect:
            insertRows(at:with:) insertRowsAtIndexPaths:withRowAnimation:
            insertSections(_:with:) insertSections:withRowAnimation:
            isEditing editing
            isPrefetchingEnabled prefetchingEnabled
            moveRow(at:to:) moveRowAtIndexPath:toIndexPath:
            moveSection(_:toSection:)
            numberOfRows(inSection:)
            performBatchUpdates(_:completion:)
            reconfigureRows(at:) reconfigureRowsAtIndexPaths:
            rect(forSection:)
            rectForFooter(inSection:)
            rectForHeader(inSection:)
            rectForRow(at:) rectForRowAtIndexPath:
            register(_:forCellReuseIdentifier:) registerNib:forCellReuseIdentifier:
            register(_:forHeaderFooterViewReuseIdentifier:) registerNib:forHeaderFooterViewReuseIdentifier:
            reloadRows(at:with:) reloadRowsAtIndexPaths:withRowAnimation:
            reloadSections(_:with:) reloadSections:withRowAnimation:
            scrollToNearestSelectedRow(at:animated:) scrollToNearestSelectedRowAtScrollPosition:animated:
            scrollToRow(at:at:animated:) scrollToRowAtIndexPath:atScrollPosition:animated:
            selectRow(at:animated:scrollPosition:) selectRowAtIndexPath:animated:scrollPosition:
            setEditing(_:animated:)
        UITableViewCell
            didTransition(to:) didTransitionToState:
            dragStateDidChange(_:)
            isEditing editing
            isHighlighted highlighted
            isSelected selected
            setEditing(_:animated:)
            setHighlighted(_:animated:)
            setSelected(_:animated:)
            willTransition(to:) willTransitionToState:
        UITableViewDiffableDataSourceReference
            applySnapshot(_:animatingDifferences:)
            applySnapshot(_:animatingDifferences:completion:)
            applySnapshot(usingReloadData:)
            applySnapshot(usingReloadData:completion:)
            index(forSectionIdentifier:)
            indexPath(forItemIdentifier:)
            itemIdentifier(for:) itemIdentifierForIndexPath:
            sectionIdentifier(for:) sectionIdentifierForIndex:
        UITargetedDragPreview
            retargetedPreview(with:) retargetedPreviewWithTarget:
        UITargetedPreview
            retargetedPreview(with:) retargetedPreviewWithTarget:
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
        UIToolTipInteraction
            isEnabled enabled
        UIToolbar
            backgroundImage(forToolbarPosition:barMetrics:)
            isTranslucent translucent
            setBackgroundImage(_:forToolbarPosition:barMetrics:)
            setItems(_:animated:)
            setShadowImage(_:forToolbarPosition:)
            shadowImage(forToolbarPosition:)
        UITouch
            azimuthAngle(in:) azimuthAngleInView:
            azimuthUnitVector(in:) azimuthUnitVectorInView:
            location(in:) locationInView:
            preciseLocation(in:) preciseLocationInView:
            precisePreviousLocation(in:) precisePreviousLocationInView:
            previousLocation(in:) previousLocationInView:
        UITrackingLayoutGuide
            constraints(activeWhenAwayFrom:) constraintsActiveWhenAwayFromEdge:
            constraints(activeWhenNearEdge:) constraintsActiveWhenNearEdge:
            setConstraints(_:activeWhenAwayFrom:) setConstraints:activeWhenAwayFromEdge:
            setConstraints(_:activeWhenNearEdge:)
        UITraitCollection
            containsTraits(in:) containsTraitsInCollection:
            hasDifferentColorAppearance(comparedTo:) hasDifferentColorAppearanceComparedToTraitCollection:
            performAsCurrent(_:) performAsCurrentTraitCollection:
            static current currentTraitCollection
        UIUserNotificationAction
            isAuthenticationRequired authenticationRequired
            isDestructive destructive
        UIUserNotificationCategory
            actions(for:) actionsForContext:
        UIVideoEditorController
            static canEditVideo(atPath:)
        UIView
            addConstraint(_:)
            addConstraints(_:)
            addGestureRecognizer(_:)
            addInteraction(_:)
            addLayoutGuide(_:)
            addMotionEffect(_:)
            addSubview(_:)
            alignmentRect(forFrame:)
            bringSubviewToFront(_:)
            constraintsAffectingLayout(for:) constraintsAffectingLayoutForAxis:
            contentCompressionResistancePriority(for:) contentCompressionResistancePriorityForAxis:
            contentHuggingPriority(for:) contentHuggingPriorityForAxis:
            convert(_:from:) convertPoint:fromView:
            convert(_:to:) convertPoint:toView:
            decodeRestorableState(with:) decodeRestorableStateWithCoder:
            didAddSubview(_:)
            draw(_:) drawRect:
            draw(_:for:) drawRect:forViewPrintFormatter:
            drawHierarchy(in:afterScreenUpdates:) drawViewHierarchyInRect:afterScreenUpdates:
            encodeRestorableState(with:) encodeRestorableStateWithCoder:
            endEditing(_:)
            exchangeSubview(at:withSubviewAt:) exchangeSubviewAtIndex:withSubviewAtIndex:
            forBaselineLayout() viewForBaselineLayout
            forFirstBaselineLayout viewForFirstBaselineLayout
            forLastBaselineLayout viewForLastBaselineLayout
            frame(forAlignmentRect:)
            gestureRecognizerShouldBegin(_:)
            hitTest(_:with:) hitTest:withEvent:
            insertSubview(_:aboveSubview:)
            insertSubview(_:at:) insertSubview:atIndex:
            insertSubview(_:belowSubview:)
            isDescendant(of:) isDescendantOfView:
            isExclusiveTouch exclusiveTouch
            isFocused focused
            isHidden hidden
            isMultipleTouchEnabled multipleTouchEnabled
            isOpaque opaque
            isUserInteractionEnabled userInteractionEnabled
            mask maskView
            point(inside:with:) pointInside:withEvent:
            removeConstraint(_:)
            removeConstraints(_:)
            removeGestureRecognizer(_:)
            removeInteraction(_:)
            removeLayoutGuide(_:)
            removeMotionEffect(_:)
            resizableSnapshotView(from:afterScreenUpdates:withCapInsets:) resizableSnapshotViewFromRect:afterScreenUpdates:withCapInsets:
            sendSubviewToBack(_:)
            setContentCompressionResistancePriority(_:for:) setContentCompressionResistancePriority:forAxis:
            setContentHuggingPriority(_:for:) setContentHuggingPriority:forAxis:
            setNeedsDisplay(_:) setNeedsDisplayInRect:
            sizeThatFits(_:)
            snapshotView(afterScreenUpdates:)
            static addKeyframe(withRelativeStartTime:relativeDuration:animations:)
            static animate(withDuration:animations:)
            static animate(withDuration:animations:completion:)
            static animate(withDuration:delay:options:animations:completion:)
            static animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
            static animateKeyframes(withDuration:delay:options:animations:completion:)
            static beginAnimations(_:context:)
            static commitAnimations()
            static modifyAnimations(withRepeatCount:autoreverses:animations:)
            static perform(_:on:options:animations:completion:) performSystemAnimation:onViews:options:animations:completion:
            static performWithoutAnimation(_:)
            static setAnimationBeginsFromCurrentState(_:)
            static setAnimationCurve(_:)
            static setAnimationDelay(_:)
            static setAnimationDelegate(_:)
            static setAnimationDidStop(_:) setAnimationDidStopSelector:
            static setAnimationDuration(_:)
            static setAnimationRepeatAutoreverses(_:)
            static setAnimationRepeatCount(_:)
            static setAnimationStart(_:) setAnimationStartDate:
            static setAnimationTransition(_:for:cache:) setAnimationTransition:forView:cache:
            static setAnimationWillStart(_:) setAnimationWillStartSelector:
            static setAnimationsEnabled(_:)
            static transition(from:to:duration:options:completion:) transitionFromView:toView:duration:options:completion:
            static transition(with:duration:options:animations:completion:) transitionWithView:duration:options:animations:completion:
            static userInterfaceLayoutDirection(for:) userInterfaceLayoutDirectionForSemanticContentAttribute:
            static userInterfaceLayoutDirection(for:relativeTo:) userInterfaceLayoutDirectionForSemanticContentAttribute:relativeToLayoutDirection:
            systemLayoutSizeFitting(_:) systemLayoutSizeFittingSize:
            systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:
            viewWithTag(_:)
            willMove(toSuperview:)
            willMove(toWindow:)
            willRemoveSubview(_:)
        UIViewController
            addChild(_:) addChildViewController:
            addKeyCommand(_:)
            allowedChildrenForUnwinding(from:) allowedChildViewControllersForUnwindingFromSource:
            beginAppearanceTransition(_:animated:)
            canPerformUnwindSegueAction(_:from:sender:) canPerformUnwindSegueAction:fromViewController:sender:
            canPerformUnwindSegueAction(_:from:withSender:) canPerformUnwindSegueAction:fromViewController:withSender:
            childContaining(_:) childViewControllerContainingSegueSource:
            childForHomeIndicatorAutoHidden childViewControllerForHomeIndicatorAutoHidden
            childForScreenEdgesDeferringSystemGestures childViewControllerForScreenEdgesDeferringSystemGestures
            childForStatusBarHidden childViewControllerForStatusBarHidden
            childForStatusBarStyle childViewControllerForStatusBarStyle
            children childViewControllers
            collapseSecondaryViewController(_:for:) collapseSecondaryViewController:forSplitViewController:
            contentScrollView(for:) contentScrollViewForEdge:
            decodeRestorableState(with:) decodeRestorableStateWithCoder:
            didMove(toParent:) didMoveToParentViewController:
            didRotate(from:) didRotateFromInterfaceOrientation:
            dismiss(animated:completion:) dismissViewControllerAnimated:completion:
            encodeRestorableState(with:) encodeRestorableStateWithCoder:
            forUnwindSegueAction(_:from:withSender:) viewControllerForUnwindSegueAction:fromViewController:withSender:
            isBeingDismissed beingDismissed
            isBeingPresented beingPresented
            isEditing editing
            isModalInPopover modalInPopover
            isModalInPresentation modalInPresentation
            isMovingFromParent movingFromParentViewController
            isMovingToParent movingToParentViewController
            isViewLoaded viewLoaded
            overrideTraitCollection(forChild:) overrideTraitCollectionForChildViewController:
            parent parentViewController
            performSegue(withIdentifier:sender:)
            prepare(for:sender:) prepareForSegue:sender:
            present(_:animated:completion:) presentViewController:animated:completion:
            registerForPreviewing(with:sourceView:) registerForPreviewingWithDelegate:sourceView:
            removeFromParent() removeFromParentViewController
            removeKeyCommand(_:)
            segueForUnwinding(to:from:identifier:) segueForUnwindingToViewController:fromViewController:identifier:
            separateSecondaryViewController(for:) separateSecondaryViewControllerForSplitViewController:
            setContentScrollView(_:for:) setContentScrollView:forEdge:
            setEditing(_:animated:)
            setOverrideTraitCollection(_:forChild:) setOverrideTraitCollection:forChildViewController:
            setToolbarItems(_:animated:)
            shouldPerformSegue(withIdentifier:sender:)
            show(_:sender:) showViewController:sender:
            showDetailViewController(_:sender:)
            static attemptRotationToDeviceOrientation()
            targetViewController(forAction:sender:)
            transition(from:to:duration:options:animations:completion:) transitionFromViewController:toViewController:duration:options:animations:completion:
            unregisterForPreviewing(withContext:)
            unwind(for:towards:) unwindForSegue:towardsViewController:
            viewDidAppear(_:)
            viewDidDisappear(_:)
            viewWillAppear(_:)
            viewWillDisappear(_:)
            willAnimateRotation(to:duration:) willAnimateRotationToInterfaceOrientation:duration:
            willMove(toParent:) willMoveToParentViewController:
            willRotate(to:duration:) willRotateToInterfaceOrientation:duration:
        UIViewPropertyAnimator
            addAnimations(_:)
            addAnimations(_:delayFactor:)
            addCompletion(_:)
            continueAnimation(withTimingParameters:durationFactor:)
            isInterruptible interruptible
            isManualHitTestingEnabled manualHitTestingEnabled
            isUserInteractionEnabled userInteractionEnabled
            static runningPropertyAnimator(withDuration:delay:options:animations:completion:)
        UIWebView
            isLoading loading
            load(_:mimeType:textEncodingName:baseURL:) loadData:MIMEType:textEncodingName:baseURL:
            loadHTMLString(_:baseURL:)
            loadRequest(_:)
            stringByEvaluatingJavaScript(from:) stringByEvaluatingJavaScriptFromString:
        UIWindow
            becomeKey() becomeKeyWindow
            canBecomeKey canBecomeKeyWindow
            convert(_:from:) convertPoint:fromWindow:
            convert(_:to:) convertPoint:toWindow:
            isKeyWindow keyWindow
            makeKey() makeKeyWindow
            resignKey() resignKeyWindow
            sendEvent(_:)
        UIWindowScene
            isFullScreen fullScreen
            requestGeometryUpdate(_:errorHandler:) requestGeometryUpdateWithPreferences:errorHandler:
        """
}
