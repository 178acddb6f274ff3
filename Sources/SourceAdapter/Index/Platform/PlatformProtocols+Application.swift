extension PlatformProtocols {
    /// Of applications, scenes, documents and NSObject.
    static let applicationProtocols = """
        UIApplicationDelegate:
            ? application(_:configurationForConnecting:options:) application:configurationForConnectingSceneSession:options: UISceneConfiguration
            ? application(_:continue:restorationHandler:) application:continueUserActivity:restorationHandler: Bool
            ? application(_:didChangeStatusBarFrame:) application:didChangeStatusBarFrame: Void
            ? application(_:didChangeStatusBarOrientation:) application:didChangeStatusBarOrientation: Void
            ? application(_:didDecodeRestorableStateWith:) application:didDecodeRestorableStateWithCoder: Void
            ? application(_:didDiscardSceneSessions:) application:didDiscardSceneSessions: Void
            ? application(_:didFailToContinueUserActivityWithType:error:) application:didFailToContinueUserActivityWithType:error: Void
            ? application(_:didFailToRegisterForRemoteNotificationsWithError:) application:didFailToRegisterForRemoteNotificationsWithError: Void
            ? application(_:didFinishLaunchingWithOptions:) application:didFinishLaunchingWithOptions: Bool
            ? application(_:didReceive:) application:didReceiveLocalNotification: Void
            ? application(_:didReceiveRemoteNotification:) application:didReceiveRemoteNotification: Void
            ? application(_:didRegister:) application:didRegisterUserNotificationSettings: Void
            ? application(_:didRegisterForRemoteNotificationsWithDeviceToken:) application:didRegisterForRemoteNotificationsWithDeviceToken: Void
            ? application(_:didUpdate:) application:didUpdateUserActivity: Void
            ? application(_:handleActionWithIdentifier:for:completionHandler:) application:handleActionWithIdentifier:forLocalNotification:completionHandler: Void
            ? application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:) application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:completionHandler: Void
            ? application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:) application:handleActionWithIdentifier:forRemoteNotification:completionHandler: Void
            ? application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:) application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler: Void
            ? application(_:handleOpen:) application:handleOpenURL: Bool
            ? application(_:handlerFor:) application:handlerForIntent: Any?
            ? application(_:open:options:) application:openURL:options: Bool
            ? application(_:open:sourceApplication:annotation:) application:openURL:sourceApplication:annotation: Bool
            ? application(_:performFetchWithCompletionHandler:) application:performFetchWithCompletionHandler: Void
            ? application(_:shouldAllowExtensionPointIdentifier:) application:shouldAllowExtensionPointIdentifier: Bool
            ? application(_:shouldRestoreApplicationState:) application:shouldRestoreApplicationState: Bool
            ? application(_:shouldRestoreSecureApplicationState:) application:shouldRestoreSecureApplicationState: Bool
            ? application(_:shouldSaveApplicationState:) application:shouldSaveApplicationState: Bool
            ? application(_:shouldSaveSecureApplicationState:) application:shouldSaveSecureApplicationState: Bool
            ? application(_:supportedInterfaceOrientationsFor:) application:supportedInterfaceOrientationsForWindow: UIInterfaceOrientationMask
            ? application(_:userDidAcceptCloudKitShareWith:) application:userDidAcceptCloudKitShareWithMetadata: Void
            ? application(_:viewControllerWithRestorationIdentifierPath:coder:) application:viewControllerWithRestorationIdentifierPath:coder: UIViewController?
            ? application(_:willChangeStatusBarFrame:) application:willChangeStatusBarFrame: Void
            ? application(_:willChangeStatusBarOrientation:duration:) application:willChangeStatusBarOrientation:duration: Void
            ? application(_:willContinueUserActivityWithType:) application:willContinueUserActivityWithType: Bool
            ? application(_:willEncodeRestorableStateWith:) application:willEncodeRestorableStateWithCoder: Void
            ? application(_:willFinishLaunchingWithOptions:) application:willFinishLaunchingWithOptions: Bool
            ? applicationDidBecomeActive(_:) applicationDidBecomeActive: Void
            ? applicationDidEnterBackground(_:) applicationDidEnterBackground: Void
            ? applicationDidFinishLaunching(_:) applicationDidFinishLaunching: Void
            ? applicationDidReceiveMemoryWarning(_:) applicationDidReceiveMemoryWarning: Void
            ? applicationProtectedDataDidBecomeAvailable(_:) applicationProtectedDataDidBecomeAvailable: Void
            ? applicationProtectedDataWillBecomeUnavailable(_:) applicationProtectedDataWillBecomeUnavailable: Void
            ? applicationShouldAutomaticallyLocalizeKeyCommands(_:) applicationShouldAutomaticallyLocalizeKeyCommands: Bool
            ? applicationShouldRequestHealthAuthorization(_:) applicationShouldRequestHealthAuthorization: Void
            ? applicationSignificantTimeChange(_:) applicationSignificantTimeChange: Void
            ? applicationWillEnterForeground(_:) applicationWillEnterForeground: Void
            ? applicationWillResignActive(_:) applicationWillResignActive: Void
            ? applicationWillTerminate(_:) applicationWillTerminate: Void
            ! static main() s:So21UIApplicationDelegateP5UIKitE4mainyyFZ Void
            ? window: UIWindow?
        UIDocumentMenuDelegate:
            ! documentMenu(_:didPickDocumentPicker:) documentMenu:didPickDocumentPicker: Void
            ? documentMenuWasCancelled(_:) documentMenuWasCancelled: Void
        UIDocumentPickerDelegate:
            ? documentPicker(_:didPickDocumentAt:) documentPicker:didPickDocumentAtURL: Void
            ? documentPicker(_:didPickDocumentsAt:) documentPicker:didPickDocumentsAtURLs: Void
            ? documentPickerWasCancelled(_:) documentPickerWasCancelled: Void
        UIGuidedAccessRestrictionDelegate:
            ? detailTextForGuidedAccessRestriction(withIdentifier:) detailTextForGuidedAccessRestrictionWithIdentifier: String?
            ! guidedAccessRestriction(withIdentifier:didChange:) guidedAccessRestrictionWithIdentifier:didChangeState: Void
            ! guidedAccessRestrictionIdentifiers: [String]?
            ! textForGuidedAccessRestriction(withIdentifier:) textForGuidedAccessRestrictionWithIdentifier: String?
        UIItemProviderPresentationSizeProviding:
            ! preferredPresentationSizeForItemProvider: CGSize
        UIObjectRestoration:
            ! static object(withRestorationIdentifierPath:coder:) objectWithRestorationIdentifierPath:coder: (any UIStateRestoring)?
        UIResponderStandardEditActions:
            ? copy(_:) copy: Void
            ? cut(_:) cut: Void
            ? decreaseSize(_:) decreaseSize: Void
            ? delete(_:) delete: Void
            ? duplicate(_:) duplicate: Void
            ? export(_:) export: Void
            ? find(_:) find: Void
            ? findAndReplace(_:) findAndReplace: Void
            ? findNext(_:) findNext: Void
            ? findPrevious(_:) findPrevious: Void
            ? increaseSize(_:) increaseSize: Void
            ? makeTextWritingDirectionLeftToRight(_:) makeTextWritingDirectionLeftToRight: Void
            ? makeTextWritingDirectionRightToLeft(_:) makeTextWritingDirectionRightToLeft: Void
            ? move(_:) move: Void
            ? paste(_:) paste: Void
            ? pasteAndGo(_:) pasteAndGo: Void
            ? pasteAndMatchStyle(_:) pasteAndMatchStyle: Void
            ? pasteAndSearch(_:) pasteAndSearch: Void
            ? printContent(_:) print: Void
            ? rename(_:) rename: Void
            ? select(_:) select: Void
            ? selectAll(_:) selectAll: Void
            ? toggleBoldface(_:) toggleBoldface: Void
            ? toggleItalics(_:) toggleItalics: Void
            ? toggleUnderline(_:) toggleUnderline: Void
            ? updateTextAttributes(conversionHandler:) updateTextAttributesWithConversionHandler: Void
            ? useSelectionForFind(_:) useSelectionForFind: Void
        UISceneDelegate:
            ? scene(_:continue:) scene:continueUserActivity: Void
            ? scene(_:didFailToContinueUserActivityWithType:error:) scene:didFailToContinueUserActivityWithType:error: Void
            ? scene(_:didUpdate:) scene:didUpdateUserActivity: Void
            ? scene(_:openURLContexts:) scene:openURLContexts: Void
            ? scene(_:restoreInteractionStateWith:) scene:restoreInteractionStateWithUserActivity: Void
            ? scene(_:willConnectTo:options:) scene:willConnectToSession:options: Void
            ? scene(_:willContinueUserActivityWithType:) scene:willContinueUserActivityWithType: Void
            ? sceneDidBecomeActive(_:) sceneDidBecomeActive: Void
            ? sceneDidDisconnect(_:) sceneDidDisconnect: Void
            ? sceneDidEnterBackground(_:) sceneDidEnterBackground: Void
            ? sceneWillEnterForeground(_:) sceneWillEnterForeground: Void
            ? sceneWillResignActive(_:) sceneWillResignActive: Void
            ? stateRestorationActivity(for:) stateRestorationActivityForScene: NSUserActivity?
        UIScreenshotServiceDelegate:
        UIStateRestoring:
            ? applicationFinishedRestoringState() applicationFinishedRestoringState Void
            ? decodeRestorableState(with:) decodeRestorableStateWithCoder: Void
            ? encodeRestorableState(with:) encodeRestorableStateWithCoder: Void
            ? objectRestorationClass: (any UIObjectRestoration.Type)?
            ? restorationParent: (any UIStateRestoring)?
        UIUserActivityRestoring:
            ! restoreUserActivityState(_:) restoreUserActivityState: Void
        UIWindowSceneDelegate: UISceneDelegate
            ? window: UIWindow?
            ? windowScene(_:didUpdate:interfaceOrientation:traitCollection:) windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection: Void
            ? windowScene(_:userDidAcceptCloudKitShareWith:) windowScene:userDidAcceptCloudKitShareWithMetadata: Void
        """
}
