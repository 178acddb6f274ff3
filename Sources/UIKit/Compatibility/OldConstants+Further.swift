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
