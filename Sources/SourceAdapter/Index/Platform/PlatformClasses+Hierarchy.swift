extension PlatformClasses {
    /// A class of Foundation or UIKit, then its direct subclasses, by the headers of the iOS 16.4 SDK.
    static let hierarchy = """
        Dimension:
            UnitAcceleration UnitAngle UnitArea UnitConcentrationMass UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent
            UnitElectricPotentialDifference UnitElectricResistance UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength
            UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume
        Formatter:
            ByteCountFormatter DateComponentsFormatter DateFormatter DateIntervalFormatter EnergyFormatter ISO8601DateFormatter LengthFormatter ListFormatter
            MassFormatter MeasurementFormatter NumberFormatter PersonNameComponentsFormatter RelativeDateTimeFormatter
        NSArray:
            NSMutableArray
        NSAttributedString:
            NSMutableAttributedString
        NSCharacterSet:
            NSMutableCharacterSet
        NSCoder:
            NSKeyedArchiver NSKeyedUnarchiver NSXPCCoder
        NSCollectionLayoutItem:
            NSCollectionLayoutDecorationItem NSCollectionLayoutGroup NSCollectionLayoutSupplementaryItem
        NSCollectionLayoutSupplementaryItem:
            NSCollectionLayoutBoundarySupplementaryItem
        NSData:
            NSMutableData
        NSDictionary:
            NSMutableDictionary
        NSEnumerator:
            FileManager.DirectoryEnumerator
        NSIndexSet:
            NSMutableIndexSet
        NSLayoutAnchor:
            NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
        NSMutableAttributedString:
            NSTextStorage
        NSMutableData:
            NSPurgeableData
        NSMutableSet:
            NSCountedSet
        NSNumber:
            NSDecimalNumber
        NSObject:
            Bundle CachedURLResponse FileHandle FileManager FileWrapper Formatter HTTPCookie HTTPCookieStorage JSONSerialization NSArray NSAssertionHandler
            NSAttributedString NSBundleResourceRequest NSCache NSCalendar NSCharacterSet NSCoder NSCollectionLayoutAnchor NSCollectionLayoutDimension
            NSCollectionLayoutEdgeSpacing NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize
            NSCollectionLayoutSpacing NSCondition NSConditionLock NSData NSDataAsset NSDate NSDateComponents NSDateInterval NSDecimalNumberHandler NSDictionary
            NSDiffableDataSourceSectionSnapshotReference NSDiffableDataSourceSnapshotReference NSEnumerator NSError NSException NSExpression NSExtensionContext
            NSExtensionItem NSFileAccessIntent NSFileCoordinator NSFileProviderService NSFileSecurity NSFileVersion NSHashTable NSIndexPath NSIndexSet
            NSItemProvider NSKeyValueObservation NSLayoutAnchor NSLayoutConstraint NSLayoutManager NSLinguisticTagger NSLocale NSLock NSMapTable NSMeasurement
            NSMetadataItem NSMetadataQuery NSMetadataQueryAttributeValueTuple NSMetadataQueryResultGroup NSNotification NSNull NSOrderedCollectionChange
            NSOrderedCollectionDifference NSOrderedSet NSOrthography NSParagraphStyle NSPersonNameComponents NSPointerArray NSPointerFunctions NSPredicate
            NSRecursiveLock NSRegularExpression NSSet NSShadow NSSortDescriptor NSString NSStringDrawingContext NSTextAttachment NSTextAttachmentViewProvider
            NSTextCheckingResult NSTextContainer NSTextContentManager NSTextElement NSTextLayoutFragment NSTextLayoutManager NSTextLineFragment NSTextList
            NSTextRange NSTextSelection NSTextSelectionNavigation NSTextTab NSTextViewportLayoutController NSTimeZone NSURL NSURLComponents NSURLConnection
            NSURLQueryItem NSURLRequest NSUUID NSUbiquitousKeyValueStore NSUserActivity NSValue NSXPCConnection NSXPCInterface NSXPCListener NSXPCListenerEndpoint
            NetService NetServiceBrowser NotificationCenter NotificationQueue Operation OperationQueue Pipe Port ProcessInfo Progress PropertyListSerialization
            RunLoop Scanner Stream Thread Timer UIAccessibilityCustomAction UIAccessibilityCustomRotor UIAccessibilityCustomRotorItemResult
            UIAccessibilityCustomRotorSearchPredicate UIAccessibilityLocationDescriptor UIActivity UIActivityItemsConfiguration UIAlertAction
            UIApplicationShortcutIcon UIApplicationShortcutItem UIBandSelectionInteraction UIBarAppearance UIBarButtonItemAppearance UIBarButtonItemGroup
            UIBarButtonItemStateAppearance UIBarItem UIBezierPath UICalendarSelection UICalendarView.Decoration UICollectionViewCompositionalLayoutConfiguration
            UICollectionViewDiffableDataSource UICollectionViewDiffableDataSourceReference UICollectionViewLayout UICollectionViewLayoutAttributes
            UICollectionViewLayoutInvalidationContext UICollectionViewPlaceholder UICollectionViewUpdateItem UIColor UICommandAlternate UIContextMenuConfiguration
            UIContextMenuInteraction UIContextualAction UICubicTimingParameters UIDevice UIDictationPhrase UIDocument UIDocumentBrowserAction
            UIDocumentBrowserTransitionController UIDocumentInteractionController UIDocumentProperties UIDragInteraction UIDragItem UIDragPreview
            UIDropInteraction UIDropProposal UIDynamicAnimator UIDynamicBehavior UIDynamicItemGroup UIEditMenuConfiguration UIEditMenuInteraction UIEvent
            UIEventAttribution UIFeedbackGenerator UIFindInteraction UIFindSession UIFocusAnimationCoordinator UIFocusDebugger UIFocusEffect UIFocusMovementHint
            UIFocusSystem UIFocusUpdateContext UIFont UIFontDescriptor UIFontMetrics UIFontPickerViewController.Configuration UIGestureRecognizer
            UIGraphicsRenderer UIGraphicsRendererContext UIGraphicsRendererFormat UIImage UIImage.Configuration UIImageAsset UIIndirectScribbleInteraction UIKey
            UILargeContentViewerInteraction UILayoutGuide UILexicon UILexiconEntry UILocalNotification UILocalizedIndexedCollation UIMenuController UIMenuElement
            UIMenuItem UIMenuSystem UIMotionEffect UINavigationItem UINib UIOpenURLContext UIPasteConfiguration UIPasteControl.Configuration UIPasteboard
            UIPencilInteraction UIPercentDrivenInteractiveTransition UIPointerAccessory UIPointerInteraction UIPointerLockState UIPointerRegion
            UIPointerRegionRequest UIPointerStyle UIPopoverController UIPresentationController UIPress UIPreviewAction UIPreviewActionGroup UIPreviewInteraction
            UIPreviewParameters UIPreviewTarget UIPrintFormatter UIPrintInfo UIPrintInteractionController UIPrintPageRenderer UIPrintPaper UIPrintServiceExtension
            UIPrinter UIPrinterDestination UIPrinterPickerController UIRegion UIResponder UIScene.ActivationRequestOptions UIScene.ConnectionOptions
            UIScene.OpenExternalURLOptions UIScene.OpenURLOptions UISceneActivationConditions UISceneConfiguration UISceneDestructionRequestOptions UISceneSession
            UISceneSizeRestrictions UISceneWindowingBehaviors UIScreen UIScreenMode UIScreenshotService UIScribbleInteraction UISearchDisplayController
            UISearchSuggestionItem UISearchToken UISheetPresentationController.Detent UISpringLoadedInteraction UISpringTimingParameters UIStatusBarManager
            UIStoryboard UIStoryboardSegue UIStoryboardUnwindSegueSource UISwipeActionsConfiguration UITabBarItemAppearance UITabBarItemStateAppearance
            UITableViewDiffableDataSource UITableViewDiffableDataSourceReference UITableViewPlaceholder UITableViewRowAction UITargetedPreview UITextChecker
            UITextDragPreviewRenderer UITextFormattingCoordinator UITextInputAssistantItem UITextInputContext UITextInputMode UITextInputPasswordRules
            UITextInputStringTokenizer UITextInteraction UITextPlaceholder UITextPosition UITextRange UITextSearchOptions UITextSelectionRect
            UIToolTipConfiguration UIToolTipInteraction UITouch UITraitCollection UIUserNotificationAction UIUserNotificationCategory UIUserNotificationSettings
            UIViewPropertyAnimator UIVisualEffect UIWindowScene.ActivationConfiguration UIWindowScene.ActivationInteraction UIWindowScene.Geometry
            UIWindowScene.GeometryPreferences URLAuthenticationChallenge URLCache URLCredential URLCredentialStorage URLProtectionSpace URLProtocol URLResponse
            URLSession URLSessionConfiguration URLSessionTask URLSessionTaskMetrics URLSessionTaskTransactionMetrics UndoManager Unit UnitConverter UserDefaults
            ValueTransformer XMLParser
        NSOrderedSet:
            NSMutableOrderedSet
        NSParagraphStyle:
            NSMutableParagraphStyle
        NSPredicate:
            NSComparisonPredicate NSCompoundPredicate
        NSRegularExpression:
            NSDataDetector
        NSSet:
            NSMutableSet
        NSString:
            NSMutableString
        NSTextContentManager:
            NSTextContentStorage
        NSTextElement:
            NSTextParagraph
        NSTextParagraph:
            NSTextListElement
        NSURLRequest:
            NSMutableURLRequest
        NSValue:
            NSNumber
        Operation:
            BlockOperation UIActivityItemProvider
        Port:
            MessagePort NSMachPort
        Stream:
            InputStream OutputStream
        UIAction:
            UIWindowScene.ActivationAction
        UIApplicationShortcutItem:
            UIMutableApplicationShortcutItem
        UIBarAppearance:
            UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
        UIBarItem:
            UIBarButtonItem UITabBarItem
        UICalendarSelection:
            UICalendarSelectionMultiDate UICalendarSelectionSingleDate
        UICollectionReusableView:
            UICollectionViewCell
        UICollectionViewCell:
            UICollectionViewListCell
        UICollectionViewLayout:
            UICollectionViewCompositionalLayout UICollectionViewFlowLayout UICollectionViewTransitionLayout
        UICollectionViewLayoutInvalidationContext:
            UICollectionViewFlowLayoutInvalidationContext
        UICollectionViewPlaceholder:
            UICollectionViewDropPlaceholder
        UICommand:
            UIKeyCommand
        UIControl:
            UIButton UIColorWell UIDatePicker UIPageControl UIPasteControl UIRefreshControl UISegmentedControl UISlider UIStepper UISwitch UITextField
        UIDocument:
            UIManagedDocument
        UIDropProposal:
            UICollectionViewDropProposal UITableViewDropProposal UITextDropProposal
        UIDynamicBehavior:
            UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIFieldBehavior UIGravityBehavior UIPushBehavior UISnapBehavior
        UIEvent:
            UIPressesEvent
        UIFeedbackGenerator:
            UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator
        UIFindSession:
            UITextSearchingFindSession
        UIFocusEffect:
            UIFocusHaloEffect
        UIFocusUpdateContext:
            UICollectionViewFocusUpdateContext UITableViewFocusUpdateContext
        UIGestureRecognizer:
            UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer
            UISwipeGestureRecognizer UITapGestureRecognizer
        UIGraphicsRenderer:
            UIGraphicsImageRenderer UIGraphicsPDFRenderer
        UIGraphicsRendererContext:
            UIGraphicsImageRendererContext UIGraphicsPDFRendererContext
        UIGraphicsRendererFormat:
            UIGraphicsImageRendererFormat UIGraphicsPDFRendererFormat
        UIImage.Configuration:
            UIImage.SymbolConfiguration
        UILayoutGuide:
            UIFocusGuide UITrackingLayoutGuide
        UIMenuElement:
            UIAction UICommand UIDeferredMenuElement UIMenu
        UIMotionEffect:
            UIInterpolatingMotionEffect UIMotionEffectGroup
        UINavigationController:
            UIImagePickerController UIVideoEditorController
        UIPanGestureRecognizer:
            UIScreenEdgePanGestureRecognizer
        UIPresentationController:
            UIPopoverPresentationController UISheetPresentationController
        UIPreviewParameters:
            UIDragPreviewParameters
        UIPreviewTarget:
            UIDragPreviewTarget
        UIPrintFormatter:
            UIMarkupTextPrintFormatter UISimpleTextPrintFormatter UIViewPrintFormatter
        UIResponder:
            UIAccessibilityElement UIApplication UIScene UIView UIViewController
        UIScene:
            UIWindowScene
        UIScene.ActivationRequestOptions:
            UIWindowScene.ActivationRequestOptions
        UISceneDestructionRequestOptions:
            UIWindowSceneDestructionRequestOptions
        UIScrollView:
            UICollectionView UITableView UITextView
        UIStoryboardSegue:
            UIStoryboardPopoverSegue
        UITableViewPlaceholder:
            UITableViewDropPlaceholder
        UITargetedPreview:
            UITargetedDragPreview
        UITextField:
            UISearchTextField
        UITrackingLayoutGuide:
            UIKeyboardLayoutGuide
        UIUserNotificationAction:
            UIMutableUserNotificationAction
        UIUserNotificationCategory:
            UIMutableUserNotificationCategory
        UIView:
            UIActionSheet UIActivityIndicatorView UIAlertView UICalendarView UICollectionReusableView UIControl UIEventAttributionView UIImageView UIInputView
            UILabel UIListContentView UINavigationBar UIPickerView UIPopoverBackgroundView UIProgressView UIScrollView UISearchBar UIStackView UITabBar
            UITableViewCell UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWebView UIWindow
        UIViewController:
            UIActivityViewController UIAlertController UICloudSharingController UICollectionViewController UIColorPickerViewController
            UIDocumentBrowserViewController UIDocumentMenuViewController UIDocumentPickerExtensionViewController UIDocumentPickerViewController
            UIFontPickerViewController UIInputViewController UINavigationController UIPageViewController UIReferenceLibraryViewController
            UISearchContainerViewController UISearchController UISplitViewController UITabBarController UITableViewController
        UIVisualEffect:
            UIBlurEffect UIVibrancyEffect
        UIWindowScene.GeometryPreferences:
            UIWindowScene.GeometryPreferences.Mac UIWindowScene.GeometryPreferences.iOS
        URLResponse:
            HTTPURLResponse
        URLSessionDataTask:
            URLSessionUploadTask
        URLSessionTask:
            URLSessionDataTask URLSessionDownloadTask URLSessionStreamTask URLSessionWebSocketTask
        Unit:
            Dimension
        UnitConverter:
            UnitConverterLinear
        ValueTransformer:
            NSSecureUnarchiveFromDataTransformer
        """
}
