// Constants that were not members of types before Swift 4.2.

@available(*, deprecated, renamed: "NSDirectionalEdgeInsets.zero")
public var NSDirectionalEdgeInsetsZero: NSDirectionalEdgeInsets { .zero }
@available(*, deprecated, renamed: "UIApplication.openSettingsURLString")
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
@available(*, deprecated, renamed: "UIBackgroundTaskIdentifier.invalid")
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { .invalid }
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
public var UICollectionElementKindSectionFooter: String { UICollectionView.elementKindSectionFooter }
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
public var UICollectionElementKindSectionHeader: String { UICollectionView.elementKindSectionHeader }
@available(*, deprecated, renamed: "UICollectionViewFlowLayout.automaticSize")
public var UICollectionViewFlowLayoutAutomaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }
@available(*, deprecated, renamed: "UIEdgeInsets.zero")
public var UIEdgeInsetsZero: UIEdgeInsets { .zero }
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
public var UILayoutPriorityDefaultHigh: UILayoutPriority { .defaultHigh }
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
public var UILayoutPriorityDefaultLow: UILayoutPriority { .defaultLow }
@available(*, deprecated, renamed: "UILayoutPriority.fittingSizeLevel")
public var UILayoutPriorityFittingSizeLevel: UILayoutPriority { .fittingSizeLevel }
@available(*, deprecated, renamed: "UILayoutPriority.required")
public var UILayoutPriorityRequired: UILayoutPriority { .required }
@available(*, deprecated, renamed: "UINavigationController.hideShowBarDuration")
public var UINavigationControllerHideShowBarDuration: CGFloat { UINavigationController.hideShowBarDuration }
@available(*, deprecated, renamed: "UINib.OptionsKey.externalObjects")
public var UINibExternalObjects: UINib.OptionsKey { .externalObjects }
@available(*, deprecated, renamed: "UIOffset.zero")
public var UIOffsetZero: UIOffset { .zero }
@available(*, deprecated, renamed: "UIPasteboard.changedTypesAddedUserInfoKey")
public var UIPasteboardChangedTypesAddedKey: String { UIPasteboard.changedTypesAddedUserInfoKey }
@available(*, deprecated, renamed: "UIPasteboard.changedTypesRemovedUserInfoKey")
public var UIPasteboardChangedTypesRemovedKey: String { UIPasteboard.changedTypesRemovedUserInfoKey }
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public var UIKeyboardAnimationCurveUserInfoKey: String { UIResponder.keyboardAnimationCurveUserInfoKey }
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public var UIKeyboardAnimationDurationUserInfoKey: String { UIResponder.keyboardAnimationDurationUserInfoKey }
@available(*, deprecated, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }
@available(*, deprecated, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
@available(*, deprecated, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { .fast }
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate { .normal }
@available(*, deprecated, renamed: "UISegmentedControl.noSegment")
public var UISegmentedControlNoSegment: Int { UISegmentedControl.noSegment }
@available(*, deprecated, renamed: "UISplitViewController.automaticDimension")
public var UISplitViewControllerAutomaticDimension: CGFloat { UISplitViewController.automaticDimension }
@available(*, deprecated, renamed: "UITableView.automaticDimension")
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
@available(*, deprecated, renamed: "UITableView.indexSearch")
public var UITableViewIndexSearch: String { UITableView.indexSearch }
@available(*, deprecated, renamed: "UITextField.didEndEditingReasonUserInfoKey")
public var UITextFieldDidEndEditingReasonKey: String { UITextField.didEndEditingReasonUserInfoKey }
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
@available(*, deprecated, renamed: "UIWindow.Level.alert")
public var UIWindowLevelAlert: UIWindow.Level { .alert }
@available(*, deprecated, renamed: "UIWindow.Level.normal")
public var UIWindowLevelNormal: UIWindow.Level { .normal }
@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
public var UIWindowLevelStatusBar: UIWindow.Level { .statusBar }
