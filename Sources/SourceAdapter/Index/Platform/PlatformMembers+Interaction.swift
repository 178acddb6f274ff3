extension PlatformMembers {
    /// Of events, gestures, menus, drags and motion.
    static let interactionNames = """
        UIAction
            static captureTextFromCamera(responder:identifier:) captureTextFromCameraActionForResponder:identifier:
        UIAttachmentBehavior
            static fixedAttachment(with:attachedTo:attachmentAnchor:) fixedAttachmentWithItem:attachedToItem:attachmentAnchor:
            static limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:) limitAttachmentWithItem:offsetFromCenter:attachedToItem:offsetFromCenter:
            static pinAttachment(with:attachedTo:attachmentAnchor:) pinAttachmentWithItem:attachedToItem:attachmentAnchor:
            static slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:) slidingAttachmentWithItem:attachedToItem:attachmentAnchor:axisOfTranslation:
            static slidingAttachment(with:attachmentAnchor:axisOfTranslation:) slidingAttachmentWithItem:attachmentAnchor:axisOfTranslation:
        UIBandSelectionInteraction
            isEnabled enabled
        UICollisionBehavior
            addBoundary(withIdentifier:for:) addBoundaryWithIdentifier:forPath:
            addBoundary(withIdentifier:from:to:) addBoundaryWithIdentifier:fromPoint:toPoint:
            addItem(_:)
            boundary(withIdentifier:)
            removeBoundary(withIdentifier:)
            removeItem(_:)
            setTranslatesReferenceBoundsIntoBoundary(with:) setTranslatesReferenceBoundsIntoBoundaryWithInsets:
        UIContextMenuInteraction
            location(in:) locationInView:
            updateVisibleMenu(_:) updateVisibleMenuWithBlock:
        UIDeferredMenuElement
            static uncached(_:) elementWithUncachedProvider:
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
        UIGravityBehavior
            addItem(_:)
            removeItem(_:)
            setAngle(_:magnitude:)
        UIHoverGestureRecognizer
            azimuthAngle(in:) azimuthAngleInView:
            azimuthUnitVector(in:) azimuthUnitVectorInView:
        UIImpactFeedbackGenerator
            impactOccurred(intensity:)
        UIMenu
            replacingChildren(_:) menuByReplacingChildren:
        UIMenuSystem
            static context contextSystem
            static main mainSystem
        UINotificationFeedbackGenerator
            notificationOccurred(_:)
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
        UIPointerInteraction
            isEnabled enabled
        UIPointerLockState
            isLocked locked
        UIPointerStyle
            static hidden() hiddenPointerStyle
            static system() systemPointerStyle
        UIPressesEvent
            presses(for:) pressesForGestureRecognizer:
        UIPreviewInteraction
            cancel() cancelInteraction
            location(in:) locationInCoordinateSpace:
        UIPushBehavior
            addItem(_:)
            removeItem(_:)
            setAngle(_:magnitude:)
            setTargetOffsetFromCenter(_:for:) setTargetOffsetFromCenter:forItem:
            targetOffsetFromCenter(for:) targetOffsetFromCenterForItem:
        UITargetedDragPreview
            retargetedPreview(with:) retargetedPreviewWithTarget:
        UITargetedPreview
            retargetedPreview(with:) retargetedPreviewWithTarget:
        UIToolTipInteraction
            isEnabled enabled
        UITouch
            azimuthAngle(in:) azimuthAngleInView:
            azimuthUnitVector(in:) azimuthUnitVectorInView:
            location(in:) locationInView:
            preciseLocation(in:) preciseLocationInView:
            precisePreviousLocation(in:) precisePreviousLocationInView:
            previousLocation(in:) previousLocationInView:
        """
}
