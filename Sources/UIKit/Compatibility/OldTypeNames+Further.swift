// The names of further types before Swift 4.2 nested them: the list is continued from OldTypeNames.swift.

@available(*, deprecated, renamed: "NSTextStorage.EditActions")
public typealias NSTextStorageEditActions = NSTextStorage.EditActions
@available(*, deprecated, renamed: "UIAccessibilityCustomRotor.Direction")
public typealias UIAccessibilityCustomRotorDirection = UIAccessibilityCustomRotor.Direction
@available(*, deprecated, renamed: "UIAccessibilityCustomRotor.Search")
public typealias UIAccessibilityCustomRotorSearch = UIAccessibilityCustomRotor.Search
@available(*, deprecated, renamed: "UIAccessibilityCustomRotor.SystemRotorType")
public typealias UIAccessibilityCustomSystemRotorType = UIAccessibilityCustomRotor.SystemRotorType
@available(*, deprecated, renamed: "UIAccessibility.HearingDeviceEar")
public typealias UIAccessibilityHearingDeviceEar = UIAccessibility.HearingDeviceEar
@available(*, deprecated, renamed: "UIAccessibility.ZoomType")
public typealias UIAccessibilityZoomType = UIAccessibility.ZoomType
@available(*, deprecated, renamed: "UIApplicationShortcutIcon.IconType")
public typealias UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType
@available(*, deprecated, renamed: "UIAttachmentBehavior.AttachmentType")
public typealias UIAttachmentBehaviorType = UIAttachmentBehavior.AttachmentType
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.SectionInsetReference")
public typealias UICollectionViewFlowLayoutSectionInsetReference = UICollectionViewFlowLayout.SectionInsetReference
@available(*, deprecated, renamed: "UICollectionView.LayoutInteractiveTransitionCompletion")
public typealias UICollectionViewLayoutInteractiveTransitionCompletion = UICollectionView
    .LayoutInteractiveTransitionCompletion
@available(*, deprecated, renamed: "UICollisionBehavior.Mode")
public typealias UICollisionBehaviorMode = UICollisionBehavior.Mode
@available(*, deprecated, renamed: "UIDatePicker.Mode")
public typealias UIDatePickerMode = UIDatePicker.Mode
@available(*, deprecated, renamed: "UIDevice.BatteryState")
public typealias UIDeviceBatteryState = UIDevice.BatteryState
@available(*, deprecated, renamed: "UIDocument.ChangeKind")
public typealias UIDocumentChangeKind = UIDocument.ChangeKind
@available(*, deprecated, renamed: "UIDocument.SaveOperation")
public typealias UIDocumentSaveOperation = UIDocument.SaveOperation
@available(*, deprecated, renamed: "UIDocument.State")
public typealias UIDocumentState = UIDocument.State
@available(*, deprecated, renamed: "UIGraphicsPDFRenderer.DrawingActions")
public typealias UIGraphicsPDFDrawingActions = UIGraphicsPDFRenderer.DrawingActions
@available(*, deprecated, renamed: "UIAccessibility.GuidedAccessRestrictionState")
public typealias UIGuidedAccessRestrictionState = UIAccessibility.GuidedAccessRestrictionState
@available(*, deprecated, renamed: "UIImagePickerController.CameraDevice")
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice
@available(*, deprecated, renamed: "UIImagePickerController.SourceType")
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
@available(*, deprecated, renamed: "UIInputView.Style")
public typealias UIInputViewStyle = UIInputView.Style
@available(*, deprecated, renamed: "UIPasteboard.OptionsKey")
public typealias UIPasteboardOption = UIPasteboard.OptionsKey
@available(*, deprecated, renamed: "UIPushBehavior.Mode")
public typealias UIPushBehaviorMode = UIPushBehavior.Mode
@available(*, deprecated, renamed: "UIScreen.OverscanCompensation")
public typealias UIScreenOverscanCompensation = UIScreen.OverscanCompensation
@available(*, deprecated, renamed: "UIView.SystemAnimation")
public typealias UISystemAnimation = UIView.SystemAnimation
@available(*, deprecated, renamed: "UITabBar.ItemPositioning")
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
@available(*, deprecated, renamed: "UITouch.Properties")
public typealias UITouchProperties = UITouch.Properties
