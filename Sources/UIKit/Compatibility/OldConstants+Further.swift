// Further constants that were not members of types before Swift 4.2.

@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.cropRect")
public var UIImagePickerControllerCropRect: UIImagePickerController.InfoKey { .cropRect }
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.editedImage")
public var UIImagePickerControllerEditedImage: UIImagePickerController.InfoKey { .editedImage }
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.imageURL")
public var UIImagePickerControllerImageURL: UIImagePickerController.InfoKey { .imageURL }
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.mediaType")
public var UIImagePickerControllerMediaType: UIImagePickerController.InfoKey { .mediaType }
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.originalImage")
public var UIImagePickerControllerOriginalImage: UIImagePickerController.InfoKey { .originalImage }
@available(*, deprecated, renamed: "UIImagePickerController.InfoKey.referenceURL")
public var UIImagePickerControllerReferenceURL: UIImagePickerController.InfoKey { .referenceURL }
@available(*, deprecated, renamed: "UIAccessibility.announcementStringValueUserInfoKey")
public var UIAccessibilityAnnouncementKeyStringValue: String { UIAccessibility.announcementStringValueUserInfoKey }
@available(*, deprecated, renamed: "UIAccessibility.announcementWasSuccessfulUserInfoKey")
public var UIAccessibilityAnnouncementKeyWasSuccessful: String { UIAccessibility.announcementWasSuccessfulUserInfoKey }
@available(*, deprecated, renamed: "UIAccessibility.assistiveTechnologyUserInfoKey")
public var UIAccessibilityAssistiveTechnologyKey: String { UIAccessibility.assistiveTechnologyUserInfoKey }
@available(*, deprecated, renamed: "UIAccessibility.focusedElementUserInfoKey")
public var UIAccessibilityFocusedElementKey: String { UIAccessibility.focusedElementUserInfoKey }
@available(*, deprecated, renamed: "UIAccessibility.unfocusedElementUserInfoKey")
public var UIAccessibilityUnfocusedElementKey: String { UIAccessibility.unfocusedElementUserInfoKey }
@available(*, deprecated, renamed: "UIApplication.backgroundFetchIntervalMinimum")
public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval { UIApplication.backgroundFetchIntervalMinimum }
@available(*, deprecated, renamed: "UIApplication.backgroundFetchIntervalNever")
public var UIApplicationBackgroundFetchIntervalNever: TimeInterval { UIApplication.backgroundFetchIntervalNever }
@available(*, deprecated, renamed: "UIApplication.stateRestorationBundleVersionKey")
public var UIApplicationStateRestorationBundleVersionKey: String { UIApplication.stateRestorationBundleVersionKey }
@available(*, deprecated, renamed: "UIApplication.stateRestorationSystemVersionKey")
public var UIApplicationStateRestorationSystemVersionKey: String { UIApplication.stateRestorationSystemVersionKey }
@available(*, deprecated, renamed: "UIApplication.stateRestorationTimestampKey")
public var UIApplicationStateRestorationTimestampKey: String { UIApplication.stateRestorationTimestampKey }
@available(*, deprecated, renamed: "UIApplication.stateRestorationUserInterfaceIdiomKey")
public var UIApplicationStateRestorationUserInterfaceIdiomKey: String {
    UIApplication.stateRestorationUserInterfaceIdiomKey
}
@available(*, deprecated, renamed: "UIApplication.statusBarFrameUserInfoKey")
public var UIApplicationStatusBarFrameUserInfoKey: String { UIApplication.statusBarFrameUserInfoKey }
@available(*, deprecated, renamed: "UIApplication.statusBarOrientationUserInfoKey")
public var UIApplicationStatusBarOrientationUserInfoKey: String { UIApplication.statusBarOrientationUserInfoKey }
@available(*, deprecated, renamed: "UIContentSizeCategory.newValueUserInfoKey")
public var UIContentSizeCategoryNewValueKey: String { UIContentSizeCategory.newValueUserInfoKey }
@available(*, deprecated, renamed: "UIFocusSystem.animationCoordinatorUserInfoKey")
public var UIFocusUpdateAnimationCoordinatorKey: String { UIFocusSystem.animationCoordinatorUserInfoKey }
@available(*, deprecated, renamed: "UIFocusSystem.focusUpdateContextUserInfoKey")
public var UIFocusUpdateContextKey: String { UIFocusSystem.focusUpdateContextUserInfoKey }
@available(*, deprecated, renamed: "UIKeyCommand.inputDownArrow")
public var UIKeyInputDownArrow: String { UIKeyCommand.inputDownArrow }
@available(*, deprecated, renamed: "UIKeyCommand.inputEscape")
public var UIKeyInputEscape: String { UIKeyCommand.inputEscape }
@available(*, deprecated, renamed: "UIKeyCommand.inputLeftArrow")
public var UIKeyInputLeftArrow: String { UIKeyCommand.inputLeftArrow }
@available(*, deprecated, renamed: "UIKeyCommand.inputRightArrow")
public var UIKeyInputRightArrow: String { UIKeyCommand.inputRightArrow }
@available(*, deprecated, renamed: "UIKeyCommand.inputUpArrow")
public var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }
@available(*, deprecated, renamed: "UIPasteboard.typeAutomatic")
public var UIPasteboardTypeAutomatic: String { UIPasteboard.typeAutomatic }
@available(*, deprecated, renamed: "UIPasteboard.typeListColor")
public var UIPasteboardTypeListColor: NSArray { UIPasteboard.typeListColor }
@available(*, deprecated, renamed: "UIPasteboard.typeListImage")
public var UIPasteboardTypeListImage: NSArray { UIPasteboard.typeListImage }
@available(*, deprecated, renamed: "UIPasteboard.typeListString")
public var UIPasteboardTypeListString: NSArray { UIPasteboard.typeListString }
@available(*, deprecated, renamed: "UIPasteboard.typeListURL")
public var UIPasteboardTypeListURL: NSArray { UIPasteboard.typeListURL }
@available(*, deprecated, renamed: "UIApplication.stateRestorationViewControllerStoryboardKey")
public var UIStateRestorationViewControllerStoryboardKey: String {
    UIApplication.stateRestorationViewControllerStoryboardKey
}
@available(*, deprecated, renamed: "UIViewController.hierarchyInconsistencyException")
public var UIViewControllerHierarchyInconsistencyException: NSExceptionName {
    UIViewController.hierarchyInconsistencyException
}
@available(*, deprecated, renamed: "NSAttributedString.DocumentReadingOptionKey.characterEncoding")
public var NSCharacterEncodingDocumentAttribute: NSAttributedString.DocumentReadingOptionKey { .characterEncoding }
@available(*, deprecated, renamed: "NSAttributedString.DocumentReadingOptionKey.defaultAttributes")
public var NSDefaultAttributesDocumentAttribute: NSAttributedString.DocumentReadingOptionKey { .defaultAttributes }
@available(*, deprecated, renamed: "NSAttributedString.DocumentReadingOptionKey.documentType")
public var NSDocumentTypeDocumentAttribute: NSAttributedString.DocumentReadingOptionKey { .documentType }
@available(*, deprecated, renamed: "NSAttributedString.Key.expansion")
public var NSExpansionAttributeName: NSAttributedString.Key { .expansion }
@available(*, deprecated, renamed: "NSAttributedString.DocumentType.html")
public var NSHTMLTextDocumentType: NSAttributedString.DocumentType { .html }
@available(*, deprecated, renamed: "NSAttributedString.Key.ligature")
public var NSLigatureAttributeName: NSAttributedString.Key { .ligature }
@available(*, deprecated, renamed: "NSAttributedString.Key.link")
public var NSLinkAttributeName: NSAttributedString.Key { .link }
@available(*, deprecated, renamed: "NSAttributedString.Key.obliqueness")
public var NSObliquenessAttributeName: NSAttributedString.Key { .obliqueness }
@available(*, deprecated, renamed: "NSAttributedString.DocumentType.plain")
public var NSPlainTextDocumentType: NSAttributedString.DocumentType { .plain }
@available(*, deprecated, renamed: "NSAttributedString.DocumentType.rtfd")
public var NSRTFDTextDocumentType: NSAttributedString.DocumentType { .rtfd }
@available(*, deprecated, renamed: "NSAttributedString.DocumentType.rtf")
public var NSRTFTextDocumentType: NSAttributedString.DocumentType { .rtf }
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeColor")
public var NSStrokeColorAttributeName: NSAttributedString.Key { .strokeColor }
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeWidth")
public var NSStrokeWidthAttributeName: NSAttributedString.Key { .strokeWidth }
@available(*, deprecated, renamed: "NSAttributedString.Key.textEffect")
public var NSTextEffectAttributeName: NSAttributedString.Key { .textEffect }
@available(*, deprecated, renamed: "NSAttributedString.Key.verticalGlyphForm")
public var NSVerticalGlyphFormAttributeName: NSAttributedString.Key { .verticalGlyphForm }
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.face")
public var UIFontDescriptorFaceAttribute: UIFontDescriptor.AttributeName { .face }
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.featureSettings")
public var UIFontDescriptorFeatureSettingsAttribute: UIFontDescriptor.AttributeName { .featureSettings }
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.matrix")
public var UIFontDescriptorMatrixAttribute: UIFontDescriptor.AttributeName { .matrix }
@available(*, deprecated, renamed: "UIFontDescriptor.AttributeName.visibleName")
public var UIFontDescriptorVisibleNameAttribute: UIFontDescriptor.AttributeName { .visibleName }
@available(*, deprecated, renamed: "UIPageViewController.OptionsKey.interPageSpacing")
public var UIPageViewControllerOptionInterPageSpacingKey: UIPageViewController.OptionsKey { .interPageSpacing }
