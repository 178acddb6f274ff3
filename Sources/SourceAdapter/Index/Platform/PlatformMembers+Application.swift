extension PlatformMembers {
    /// Of applications, scenes, documents and NSObject.
    static let applicationNames = """
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
        UIManagedDocument
            additionalContent(for:) additionalContentForURL:error:
            configurePersistentStoreCoordinator(for:ofType:modelConfiguration:storeOptions:) configurePersistentStoreCoordinatorForURL:ofType:modelConfiguration:storeOptions:error:
            persistentStoreType(forFileType:)
            readAdditionalContent(from:) readAdditionalContentFromURL:error:
            writeAdditionalContent(_:to:originalContentsURL:) writeAdditionalContent:toURL:originalContentsURL:error:
        UIMutableUserNotificationAction
            isAuthenticationRequired authenticationRequired
            isDestructive destructive
        UIMutableUserNotificationCategory
            setActions(_:for:) setActions:forContext:
        UIOpenURLContext
            url URL
        UIPrintFormatter
            draw(in:forPageAt:) drawInRect:forPageAtIndex:
            rectForPage(at:) rectForPageAtIndex:
        UIPrintInfo
            static printInfo()
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
        UIUserNotificationAction
            isAuthenticationRequired authenticationRequired
            isDestructive destructive
        UIUserNotificationCategory
            actions(for:) actionsForContext:
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
