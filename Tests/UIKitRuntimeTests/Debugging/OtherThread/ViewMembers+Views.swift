import UIKit

extension ViewMembers {
    static func call(_ view: UIActivityIndicatorView, _ call: MemberCall) {
        call("-[UIActivityIndicatorView startAnimating]") { view.startAnimating() }
        call("-[UIActivityIndicatorView stopAnimating]") { view.stopAnimating() }
        call("-[UIActivityIndicatorView setActivityIndicatorViewStyle:]") {
            let view: any EarlierStyle = view
            view.activityIndicatorViewStyle = view.activityIndicatorViewStyle
        }
        call("-[UIActivityIndicatorView setColor:]") { view.color = view.color }
        call("-[UIActivityIndicatorView setHidesWhenStopped:]") { view.hidesWhenStopped = view.hidesWhenStopped }
        call("-[UIActivityIndicatorView setStyle:]") { view.style = view.style }
    }

    static func call(_ view: UIImageView, _ call: MemberCall) {
        call("-[UIImageView startAnimating]") { view.startAnimating() }
        call("-[UIImageView stopAnimating]") { view.stopAnimating() }
        call("-[UIImageView setAdjustsImageSizeForAccessibilityContentSizeCategory:]") {
            view.adjustsImageSizeForAccessibilityContentSizeCategory =
                view.adjustsImageSizeForAccessibilityContentSizeCategory
        }
        call("-[UIImageView setAnimationDuration:]") { view.animationDuration = view.animationDuration }
        call("-[UIImageView setAnimationImages:]") { view.animationImages = view.animationImages }
        call("-[UIImageView setAnimationRepeatCount:]") { view.animationRepeatCount = view.animationRepeatCount }
        call("-[UIImageView setHighlightedAnimationImages:]") {
            view.highlightedAnimationImages = view.highlightedAnimationImages
        }
        call("-[UIImageView setHighlightedImage:]") { view.highlightedImage = view.highlightedImage }
        call("-[UIImageView setImage:]") { view.image = view.image }
        call("-[UIImageView setHighlighted:]") { view.isHighlighted = view.isHighlighted }
        call("-[UIImageView setPreferredSymbolConfiguration:]") {
            view.preferredSymbolConfiguration = view.preferredSymbolConfiguration
        }
        call("-[UIImageView setPreferredImageDynamicRange:]") {
            view.preferredImageDynamicRange = view.preferredImageDynamicRange
        }
        call("-[UIImageView setAdjustsImageSizeForAccessibilityContentSizeCategory:]") {
            view.adjustsImageSizeForAccessibilityContentSizeCategory =
                view.adjustsImageSizeForAccessibilityContentSizeCategory
        }
    }

    static func call(_ view: UINavigationBar, _ call: MemberCall) {
        call("-[UINavigationBar setBackIndicatorImage:]") { view.backIndicatorImage = view.backIndicatorImage }
        call("-[UINavigationBar setBackIndicatorTransitionMaskImage:]") {
            view.backIndicatorTransitionMaskImage = view.backIndicatorTransitionMaskImage
        }
        call("-[UINavigationBar setBarStyle:]") { view.barStyle = view.barStyle }
        call("-[UINavigationBar setBarTintColor:]") { view.barTintColor = view.barTintColor }
        call("-[UINavigationBar setCompactAppearance:]") { view.compactAppearance = view.compactAppearance }
        call("-[UINavigationBar setCompactScrollEdgeAppearance:]") {
            view.compactScrollEdgeAppearance = view.compactScrollEdgeAppearance
        }
        call("-[UINavigationBar setDelegate:]") { view.delegate = view.delegate }
        call("-[UINavigationBar setTranslucent:]") { view.isTranslucent = view.isTranslucent }
        call("-[UINavigationBar setItems:]") { view.items = view.items }
        call("-[UINavigationBar setLargeTitleTextAttributes:]") {
            view.largeTitleTextAttributes = view.largeTitleTextAttributes
        }
        call("-[UINavigationBar setPrefersLargeTitles:]") { view.prefersLargeTitles = view.prefersLargeTitles }
        call("-[UINavigationBar setScrollEdgeAppearance:]") { view.scrollEdgeAppearance = view.scrollEdgeAppearance }
        call("-[UINavigationBar setShadowImage:]") { view.shadowImage = view.shadowImage }
        call("-[UINavigationBar setStandardAppearance:]") { view.standardAppearance = view.standardAppearance }
        call("-[UINavigationBar setTitleTextAttributes:]") { view.titleTextAttributes = view.titleTextAttributes }
    }

    static func call(_ view: UIProgressView, _ call: MemberCall) {
        call("-[UIProgressView setProgress:]") { view.progress = view.progress }
        call("-[UIProgressView setProgressImage:]") { view.progressImage = view.progressImage }
        call("-[UIProgressView setProgressTintColor:]") { view.progressTintColor = view.progressTintColor }
        call("-[UIProgressView setProgressViewStyle:]") { view.progressViewStyle = view.progressViewStyle }
        call("-[UIProgressView setTrackImage:]") { view.trackImage = view.trackImage }
        call("-[UIProgressView setTrackTintColor:]") { view.trackTintColor = view.trackTintColor }
        call("-[UIProgressView setObservedProgress:]") { view.observedProgress = view.observedProgress }
    }

    static func call(_ view: UIScrollView, _ call: MemberCall) {
        call("-[UIScrollView adjustedContentInsetDidChange]") { view.adjustedContentInsetDidChange() }
        call("-[UIScrollView flashScrollIndicators]") { view.flashScrollIndicators() }
        call("-[UIScrollView stopScrollingAndZooming]") { view.stopScrollingAndZooming() }
        call("-[UIScrollView setAllowsKeyboardScrolling:]") {
            view.allowsKeyboardScrolling = view.allowsKeyboardScrolling
        }
        call("-[UIScrollView setAlwaysBounceHorizontal:]") { view.alwaysBounceHorizontal = view.alwaysBounceHorizontal }
        call("-[UIScrollView setAlwaysBounceVertical:]") { view.alwaysBounceVertical = view.alwaysBounceVertical }
        call("-[UIScrollView setAutomaticallyAdjustsScrollIndicatorInsets:]") {
            view.automaticallyAdjustsScrollIndicatorInsets = view.automaticallyAdjustsScrollIndicatorInsets
        }
        call("-[UIScrollView setBounces:]") { view.bounces = view.bounces }
        call("-[UIScrollView setBouncesHorizontally:]") { view.bouncesHorizontally = view.bouncesHorizontally }
        call("-[UIScrollView setBouncesVertically:]") { view.bouncesVertically = view.bouncesVertically }
        call("-[UIScrollView setBouncesZoom:]") { view.bouncesZoom = view.bouncesZoom }
        call("-[UIScrollView setCanCancelContentTouches:]") {
            view.canCancelContentTouches = view.canCancelContentTouches
        }
        call("-[UIScrollView setContentAlignmentPoint:]") { view.contentAlignmentPoint = view.contentAlignmentPoint }
        call("-[UIScrollView setContentInset:]") { view.contentInset = view.contentInset }
        call("-[UIScrollView setContentInsetAdjustmentBehavior:]") {
            view.contentInsetAdjustmentBehavior = view.contentInsetAdjustmentBehavior
        }
        call("-[UIScrollView setContentOffset:]") { view.contentOffset = view.contentOffset }
        call("-[UIScrollView setContentSize:]") { view.contentSize = view.contentSize }
        call("-[UIScrollView setDecelerationRate:]") { view.decelerationRate = view.decelerationRate }
        call("-[UIScrollView setDelaysContentTouches:]") { view.delaysContentTouches = view.delaysContentTouches }
        call("-[UIScrollView setDelegate:]") { view.delegate = view.delegate }
        call("-[UIScrollView setHorizontalScrollIndicatorInsets:]") {
            view.horizontalScrollIndicatorInsets = view.horizontalScrollIndicatorInsets
        }
        call("-[UIScrollView setIndexDisplayMode:]") { view.indexDisplayMode = view.indexDisplayMode }
        call("-[UIScrollView setIndicatorStyle:]") { view.indicatorStyle = view.indicatorStyle }
        call("-[UIScrollView setDirectionalLockEnabled:]") {
            view.isDirectionalLockEnabled = view.isDirectionalLockEnabled
        }
        call("-[UIScrollView setPagingEnabled:]") { view.isPagingEnabled = view.isPagingEnabled }
        call("-[UIScrollView setScrollEnabled:]") { view.isScrollEnabled = view.isScrollEnabled }
        call("-[UIScrollView setKeyboardDismissMode:]") { view.keyboardDismissMode = view.keyboardDismissMode }
        call("-[UIScrollView setMaximumZoomScale:]") { view.maximumZoomScale = view.maximumZoomScale }
        call("-[UIScrollView setMinimumZoomScale:]") { view.minimumZoomScale = view.minimumZoomScale }
        call("-[UIScrollView setRefreshControl:]") { view.refreshControl = view.refreshControl }
        call("-[UIScrollView setScrollIndicatorInsets:]") { view.scrollIndicatorInsets = view.scrollIndicatorInsets }
        call("-[UIScrollView setScrollsToTop:]") { view.scrollsToTop = view.scrollsToTop }
        call("-[UIScrollView setShowsHorizontalScrollIndicator:]") {
            view.showsHorizontalScrollIndicator = view.showsHorizontalScrollIndicator
        }
        call("-[UIScrollView setShowsVerticalScrollIndicator:]") {
            view.showsVerticalScrollIndicator = view.showsVerticalScrollIndicator
        }
        call("-[UIScrollView setTransfersHorizontalScrollingToParent:]") {
            view.transfersHorizontalScrollingToParent = view.transfersHorizontalScrollingToParent
        }
        call("-[UIScrollView setTransfersVerticalScrollingToParent:]") {
            view.transfersVerticalScrollingToParent = view.transfersVerticalScrollingToParent
        }
        call("-[UIScrollView setVerticalScrollIndicatorInsets:]") {
            view.verticalScrollIndicatorInsets = view.verticalScrollIndicatorInsets
        }
        call("-[UIScrollView setZoomScale:]") { view.zoomScale = view.zoomScale }
    }

    static func call(_ view: UIStackView, _ call: MemberCall) {
        call("-[UIStackView setAlignment:]") { view.alignment = view.alignment }
        call("-[UIStackView setAxis:]") { view.axis = view.axis }
        call("-[UIStackView setDistribution:]") { view.distribution = view.distribution }
        call("-[UIStackView setBaselineRelativeArrangement:]") {
            view.isBaselineRelativeArrangement = view.isBaselineRelativeArrangement
        }
        call("-[UIStackView setLayoutMarginsRelativeArrangement:]") {
            view.isLayoutMarginsRelativeArrangement = view.isLayoutMarginsRelativeArrangement
        }
        call("-[UIStackView setSpacing:]") { view.spacing = view.spacing }
    }

    static func call(_ view: UITabBar, _ call: MemberCall) {
        call("-[UITabBar setBackgroundImage:]") { view.backgroundImage = view.backgroundImage }
        call("-[UITabBar setBarStyle:]") { view.barStyle = view.barStyle }
        call("-[UITabBar setBarTintColor:]") { view.barTintColor = view.barTintColor }
        call("-[UITabBar setDelegate:]") { view.delegate = view.delegate }
        call("-[UITabBar setTranslucent:]") { view.isTranslucent = view.isTranslucent }
        call("-[UITabBar setItems:]") { view.items = view.items }
        call("-[UITabBar setScrollEdgeAppearance:]") { view.scrollEdgeAppearance = view.scrollEdgeAppearance }
        call("-[UITabBar setSelectedItem:]") { view.selectedItem = view.selectedItem }
        call("-[UITabBar setSelectionIndicatorImage:]") { view.selectionIndicatorImage = view.selectionIndicatorImage }
        call("-[UITabBar setShadowImage:]") { view.shadowImage = view.shadowImage }
        call("-[UITabBar setStandardAppearance:]") { view.standardAppearance = view.standardAppearance }
        call("-[UITabBar setUnselectedItemTintColor:]") { view.unselectedItemTintColor = view.unselectedItemTintColor }
        call("-[UITabBar setItemPositioning:]") { view.itemPositioning = view.itemPositioning }
        call("-[UITabBar setItemWidth:]") { view.itemWidth = view.itemWidth }
        call("-[UITabBar setItemSpacing:]") { view.itemSpacing = view.itemSpacing }
        call("-[UITabBar setSelectedImageTintColor:]") {
            let view: any SelectedTint = view
            view.selectedImageTintColor = view.selectedImageTintColor
        }
    }

    static func call(_ view: UIToolbar, _ call: MemberCall) {
        call("-[UIToolbar setBarStyle:]") { view.barStyle = view.barStyle }
        call("-[UIToolbar setBarTintColor:]") { view.barTintColor = view.barTintColor }
        call("-[UIToolbar setDelegate:]") { view.delegate = view.delegate }
        call("-[UIToolbar setTranslucent:]") { view.isTranslucent = view.isTranslucent }
        call("-[UIToolbar setItems:]") { view.items = view.items }
        call("-[UIToolbar setScrollEdgeAppearance:]") { view.scrollEdgeAppearance = view.scrollEdgeAppearance }
        call("-[UIToolbar setStandardAppearance:]") { view.standardAppearance = view.standardAppearance }
        call("-[UIToolbar setCompactAppearance:]") { view.compactAppearance = view.compactAppearance }
        call("-[UIToolbar setCompactScrollEdgeAppearance:]") {
            view.compactScrollEdgeAppearance = view.compactScrollEdgeAppearance
        }
    }

    static func call(_ view: UIView, _ call: MemberCall) {
        call("-[UIView awakeFromNib]") { view.awakeFromNib() }
        call("-[UIView didMoveToSuperview]") { view.didMoveToSuperview() }
        call("-[UIView didMoveToWindow]") { view.didMoveToWindow() }
        call("-[UIView exerciseAmbiguityInLayout]") { view.exerciseAmbiguityInLayout() }
        call("-[UIView invalidateIntrinsicContentSize]") { view.invalidateIntrinsicContentSize() }
        call("-[UIView layoutIfNeeded]") { view.layoutIfNeeded() }
        call("-[UIView layoutMarginsDidChange]") { view.layoutMarginsDidChange() }
        call("-[UIView layoutSubviews]") { view.layoutSubviews() }
        call("-[UIView needsUpdateConstraints]") { _ = view.needsUpdateConstraints() }
        call("-[UIView removeFromSuperview]") { view.removeFromSuperview() }
        call("-[UIView safeAreaInsetsDidChange]") { view.safeAreaInsetsDidChange() }
        call("-[UIView setNeedsDisplay]") { view.setNeedsDisplay() }
        call("-[UIView setNeedsFocusUpdate]") { view.setNeedsFocusUpdate() }
        call("-[UIView setNeedsLayout]") { view.setNeedsLayout() }
        call("-[UIView setNeedsUpdateConstraints]") { view.setNeedsUpdateConstraints() }
        call("-[UIView sizeToFit]") { view.sizeToFit() }
        call("-[UIView tintColorDidChange]") { view.tintColorDidChange() }
        call("-[UIView updateConstraints]") { view.updateConstraints() }
        call("-[UIView updateConstraintsIfNeeded]") { view.updateConstraintsIfNeeded() }
        call("-[UIView updateFocusIfNeeded]") { view.updateFocusIfNeeded() }
        call("-[UIView setAccessibilityIdentifier:]") { view.accessibilityIdentifier = view.accessibilityIdentifier }
        call("-[UIView setAccessibilityIgnoresInvertColors:]") {
            view.accessibilityIgnoresInvertColors = view.accessibilityIgnoresInvertColors
        }
        call("-[UIView setAlpha:]") { view.alpha = view.alpha }
        call("-[UIView setAnchorPoint:]") { view.anchorPoint = view.anchorPoint }
        call("-[UIView setAutoresizesSubviews:]") { view.autoresizesSubviews = view.autoresizesSubviews }
        call("-[UIView setAutoresizingMask:]") { view.autoresizingMask = view.autoresizingMask }
        call("-[UIView setBackgroundColor:]") { view.backgroundColor = view.backgroundColor }
        call("-[UIView setBounds:]") { view.bounds = view.bounds }
        call("-[UIView setCenter:]") { view.center = view.center }
        call("-[UIView setClearsContextBeforeDrawing:]") {
            let view: any ClearingContext = view
            view.clearsContextBeforeDrawing = view.clearsContextBeforeDrawing
        }
        call("-[UIView setClipsToBounds:]") { view.clipsToBounds = view.clipsToBounds }
        call("-[UIView setContentMode:]") { view.contentMode = view.contentMode }
        call("-[UIView setContentScaleFactor:]") { view.contentScaleFactor = view.contentScaleFactor }
        call("-[UIView setDirectionalLayoutMargins:]") { view.directionalLayoutMargins = view.directionalLayoutMargins }
        call("-[UIView setFocusEffect:]") { view.focusEffect = view.focusEffect }
        call("-[UIView setFocusGroupIdentifier:]") { view.focusGroupIdentifier = view.focusGroupIdentifier }
        call("-[UIView setFocusGroupPriority:]") { view.focusGroupPriority = view.focusGroupPriority }
        call("-[UIView setFrame:]") { view.frame = view.frame }
        call("-[UIView setGestureRecognizers:]") { view.gestureRecognizers = view.gestureRecognizers }
        call("-[UIView setInsetsLayoutMarginsFromSafeArea:]") {
            view.insetsLayoutMarginsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
        }
        call("-[UIView setInteractions:]") { view.interactions = view.interactions }
        call("-[UIView setExclusiveTouch:]") { view.isExclusiveTouch = view.isExclusiveTouch }
        call("-[UIView setHidden:]") { view.isHidden = view.isHidden }
        call("-[UIView setMultipleTouchEnabled:]") { view.isMultipleTouchEnabled = view.isMultipleTouchEnabled }
        call("-[UIView setOpaque:]") { view.isOpaque = view.isOpaque }
        call("-[UIView setUserInteractionEnabled:]") { view.isUserInteractionEnabled = view.isUserInteractionEnabled }
        call("-[UIView setLayoutMargins:]") { view.layoutMargins = view.layoutMargins }
        call("-[UIView setMask:]") { view.mask = view.mask }
        call("-[UIView setMaximumContentSizeCategory:]") {
            view.maximumContentSizeCategory = view.maximumContentSizeCategory
        }
        call("-[UIView setMinimumContentSizeCategory:]") {
            view.minimumContentSizeCategory = view.minimumContentSizeCategory
        }
        call("-[UIView setMotionEffects:]") { view.motionEffects = view.motionEffects }
        call("-[UIView setPreservesSuperviewLayoutMargins:]") {
            view.preservesSuperviewLayoutMargins = view.preservesSuperviewLayoutMargins
        }
        call("-[UIView setRestorationIdentifier:]") { view.restorationIdentifier = view.restorationIdentifier }
        call("-[UIView setSemanticContentAttribute:]") { view.semanticContentAttribute = view.semanticContentAttribute }
        call("-[UIView setTag:]") { view.tag = view.tag }
        call("-[UIView setTintAdjustmentMode:]") { view.tintAdjustmentMode = view.tintAdjustmentMode }
        call("-[UIView setTintColor:]") { view.tintColor = view.tintColor }
        call("-[UIView setTraitOverrides:]") { view.traitOverrides = view.traitOverrides }
        call("-[UIView setTransform:]") { view.transform = view.transform }
        call("-[UIView setTransform3D:]") { view.transform3D = view.transform3D }
        call("-[UIView setTranslatesAutoresizingMaskIntoConstraints:]") {
            view.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
        }
        call("-[UIView setCornerConfiguration:]") { view.cornerConfiguration = view.cornerConfiguration }
        call("-[UIView setOverrideUserInterfaceStyle:]") {
            view.overrideUserInterfaceStyle = view.overrideUserInterfaceStyle
        }
        call("-[UIView setShowsLargeContentViewer:]") { view.showsLargeContentViewer = view.showsLargeContentViewer }
        call("-[UIView setLargeContentTitle:]") { view.largeContentTitle = view.largeContentTitle }
        call("-[UIView setLargeContentImage:]") { view.largeContentImage = view.largeContentImage }
        call("-[UIView setScalesLargeContentImage:]") { view.scalesLargeContentImage = view.scalesLargeContentImage }
        call("-[UIView setLargeContentImageInsets:]") { view.largeContentImageInsets = view.largeContentImageInsets }
    }

    static func call(_ view: UIVisualEffectView, _ call: MemberCall) {
        call("-[UIVisualEffectView setEffect:]") { view.effect = view.effect }
    }

    static func call(_ view: UIWindow, _ call: MemberCall) {
        call("-[UIWindow becomeKey]") { view.becomeKey() }
        call("-[UIWindow makeKey]") { view.makeKey() }
        call("-[UIWindow makeKeyAndVisible]") { view.makeKeyAndVisible() }
        call("-[UIWindow resignKey]") { view.resignKey() }
        call("-[UIWindow setRootViewController:]") { view.rootViewController = view.rootViewController }
        call("-[UIWindow setScreen:]") { view.screen = view.screen }
        call("-[UIWindow setWindowLevel:]") { view.windowLevel = view.windowLevel }
        call("-[UIWindow setWindowScene:]") { view.windowScene = view.windowScene }
    }
}

// Deprecated members, called through protocols that are not, so that the build has no warnings.

@MainActor private protocol EarlierStyle: AnyObject {
    var activityIndicatorViewStyle: UIActivityIndicatorView.Style { get set }
}

extension UIActivityIndicatorView: EarlierStyle {}

@MainActor private protocol ClearingContext: AnyObject {
    var clearsContextBeforeDrawing: Bool { get set }
}

extension UIView: ClearingContext {}

@MainActor private protocol SelectedTint: AnyObject {
    var selectedImageTintColor: UIColor? { get set }
}

extension UITabBar: SelectedTint {}
