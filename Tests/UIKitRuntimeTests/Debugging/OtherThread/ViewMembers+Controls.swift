import UIKit

extension ViewMembers {
    static func call(_ view: UIButton, _ call: MemberCall) {
        call("-[UIButton setNeedsUpdateConfiguration]") { view.setNeedsUpdateConfiguration() }
        call("-[UIButton updateConfiguration]") { view.updateConfiguration() }
        call("-[UIButton setAdjustsImageSizeForAccessibilityContentSizeCategory:]") {
            view.adjustsImageSizeForAccessibilityContentSizeCategory =
                view.adjustsImageSizeForAccessibilityContentSizeCategory
        }
        call("-[UIButton setAdjustsImageWhenDisabled:]") {
            view.adjustsImageWhenDisabled = view.adjustsImageWhenDisabled
        }
        call("-[UIButton setAdjustsImageWhenHighlighted:]") {
            view.adjustsImageWhenHighlighted = view.adjustsImageWhenHighlighted
        }
        call("-[UIButton setAutomaticallyUpdatesConfiguration:]") {
            view.automaticallyUpdatesConfiguration = view.automaticallyUpdatesConfiguration
        }
        call("-[UIButton setChangesSelectionAsPrimaryAction:]") {
            view.changesSelectionAsPrimaryAction = view.changesSelectionAsPrimaryAction
        }
        call("-[UIButton setConfiguration:]") { view.configuration = view.configuration }
        call("-[UIButton setConfigurationUpdateHandler:]") {
            view.configurationUpdateHandler = view.configurationUpdateHandler
        }
        call("-[UIButton setContentEdgeInsets:]") { view.contentEdgeInsets = view.contentEdgeInsets }
        call("-[UIButton setImageEdgeInsets:]") { view.imageEdgeInsets = view.imageEdgeInsets }
        call("-[UIButton setSpringLoaded:]") { view.isSpringLoaded = view.isSpringLoaded }
        call("-[UIButton setMenu:]") { view.menu = view.menu }
        call("-[UIButton setPreferredMenuElementOrder:]") {
            view.preferredMenuElementOrder = view.preferredMenuElementOrder
        }
        call("-[UIButton setReversesTitleShadowWhenHighlighted:]") {
            view.reversesTitleShadowWhenHighlighted = view.reversesTitleShadowWhenHighlighted
        }
        call("-[UIButton setRole:]") { view.role = view.role }
        call("-[UIButton setShowsTouchWhenHighlighted:]") {
            view.showsTouchWhenHighlighted = view.showsTouchWhenHighlighted
        }
        call("-[UIButton setTitleEdgeInsets:]") { view.titleEdgeInsets = view.titleEdgeInsets }
        call("-[UIButton setPointerInteractionEnabled:]") {
            view.isPointerInteractionEnabled = view.isPointerInteractionEnabled
        }
        call("-[UIButton setPreferredBehavioralStyle:]") {
            view.preferredBehavioralStyle = view.preferredBehavioralStyle
        }
    }

    static func call(_ view: UIControl, _ call: MemberCall) {
        call("-[UIControl setContentHorizontalAlignment:]") {
            view.contentHorizontalAlignment = view.contentHorizontalAlignment
        }
        call("-[UIControl setContentVerticalAlignment:]") {
            view.contentVerticalAlignment = view.contentVerticalAlignment
        }
        call("-[UIControl setEnabled:]") { view.isEnabled = view.isEnabled }
        call("-[UIControl setHighlighted:]") { view.isHighlighted = view.isHighlighted }
        call("-[UIControl setSelected:]") { view.isSelected = view.isSelected }
        call("-[UIControl setShowsMenuAsPrimaryAction:]") {
            view.showsMenuAsPrimaryAction = view.showsMenuAsPrimaryAction
        }
        call("-[UIControl setToolTip:]") { view.toolTip = view.toolTip }
        call("-[UIControl setContextMenuInteractionEnabled:]") {
            view.isContextMenuInteractionEnabled = view.isContextMenuInteractionEnabled
        }
    }

    static func call(_ view: UIDatePicker, _ call: MemberCall) {
        call("-[UIDatePicker setCalendar:]") { view.calendar = view.calendar }
        call("-[UIDatePicker setCountDownDuration:]") { view.countDownDuration = view.countDownDuration }
        call("-[UIDatePicker setDate:]") { view.date = view.date }
        call("-[UIDatePicker setDatePickerMode:]") { view.datePickerMode = view.datePickerMode }
        call("-[UIDatePicker setLocale:]") { view.locale = view.locale }
        call("-[UIDatePicker setMaximumDate:]") { view.maximumDate = view.maximumDate }
        call("-[UIDatePicker setMinimumDate:]") { view.minimumDate = view.minimumDate }
        call("-[UIDatePicker setMinuteInterval:]") { view.minuteInterval = view.minuteInterval }
        call("-[UIDatePicker setPreferredDatePickerStyle:]") {
            view.preferredDatePickerStyle = view.preferredDatePickerStyle
        }
        call("-[UIDatePicker setRoundsToMinuteInterval:]") { view.roundsToMinuteInterval = view.roundsToMinuteInterval }
        call("-[UIDatePicker setTimeZone:]") { view.timeZone = view.timeZone }
    }

    static func call(_ view: UIPageControl, _ call: MemberCall) {
        call("-[UIPageControl setAllowsContinuousInteraction:]") {
            view.allowsContinuousInteraction = view.allowsContinuousInteraction
        }
        call("-[UIPageControl setBackgroundStyle:]") { view.backgroundStyle = view.backgroundStyle }
        call("-[UIPageControl setCurrentPage:]") { view.currentPage = view.currentPage }
        call("-[UIPageControl setCurrentPageIndicatorTintColor:]") {
            view.currentPageIndicatorTintColor = view.currentPageIndicatorTintColor
        }
        call("-[UIPageControl setDirection:]") { view.direction = view.direction }
        call("-[UIPageControl setHidesForSinglePage:]") { view.hidesForSinglePage = view.hidesForSinglePage }
        call("-[UIPageControl setNumberOfPages:]") { view.numberOfPages = view.numberOfPages }
        call("-[UIPageControl setPageIndicatorTintColor:]") {
            view.pageIndicatorTintColor = view.pageIndicatorTintColor
        }
        call("-[UIPageControl setPreferredCurrentPageIndicatorImage:]") {
            view.preferredCurrentPageIndicatorImage = view.preferredCurrentPageIndicatorImage
        }
        call("-[UIPageControl setPreferredIndicatorImage:]") {
            view.preferredIndicatorImage = view.preferredIndicatorImage
        }
        call("-[UIPageControl setDefersCurrentPageDisplay:]") {
            let view: any DeferredPageDisplay = view
            view.defersCurrentPageDisplay = view.defersCurrentPageDisplay
        }
    }

    static func call(_ view: UIPickerView, _ call: MemberCall) {
        call("-[UIPickerView reloadAllComponents]") { view.reloadAllComponents() }
        call("-[UIPickerView setDataSource:]") { view.dataSource = view.dataSource }
        call("-[UIPickerView setDelegate:]") { view.delegate = view.delegate }
        call("-[UIPickerView setShowsSelectionIndicator:]") {
            let view: any SelectionIndicator = view
            view.showsSelectionIndicator = view.showsSelectionIndicator
        }
    }

    static func call(_ view: UIRefreshControl, _ call: MemberCall) {
        call("-[UIRefreshControl beginRefreshing]") { view.beginRefreshing() }
        call("-[UIRefreshControl endRefreshing]") { view.endRefreshing() }
        call("-[UIRefreshControl setAttributedTitle:]") { view.attributedTitle = view.attributedTitle }
    }

    static func call(_ view: UISegmentedControl, _ call: MemberCall) {
        call("-[UISegmentedControl removeAllSegments]") { view.removeAllSegments() }
        call("-[UISegmentedControl setApportionsSegmentWidthsByContent:]") {
            view.apportionsSegmentWidthsByContent = view.apportionsSegmentWidthsByContent
        }
        call("-[UISegmentedControl setMomentary:]") { view.isMomentary = view.isMomentary }
        call("-[UISegmentedControl setSelectedSegmentIndex:]") { view.selectedSegmentIndex = view.selectedSegmentIndex }
        call("-[UISegmentedControl setSelectedSegmentTintColor:]") {
            view.selectedSegmentTintColor = view.selectedSegmentTintColor
        }
    }

    static func call(_ view: UISlider, _ call: MemberCall) {
        call("-[UISlider setContinuous:]") { view.isContinuous = view.isContinuous }
        call("-[UISlider setMaximumTrackTintColor:]") { view.maximumTrackTintColor = view.maximumTrackTintColor }
        call("-[UISlider setMaximumValue:]") { view.maximumValue = view.maximumValue }
        call("-[UISlider setMaximumValueImage:]") { view.maximumValueImage = view.maximumValueImage }
        call("-[UISlider setMinimumTrackTintColor:]") { view.minimumTrackTintColor = view.minimumTrackTintColor }
        call("-[UISlider setMinimumValue:]") { view.minimumValue = view.minimumValue }
        call("-[UISlider setMinimumValueImage:]") { view.minimumValueImage = view.minimumValueImage }
        call("-[UISlider setThumbTintColor:]") { view.thumbTintColor = view.thumbTintColor }
        call("-[UISlider setValue:]") { view.value = view.value }
    }

    static func call(_ view: UIStepper, _ call: MemberCall) {
        call("-[UIStepper setAutorepeat:]") { view.autorepeat = view.autorepeat }
        call("-[UIStepper setContinuous:]") { view.isContinuous = view.isContinuous }
        call("-[UIStepper setMaximumValue:]") { view.maximumValue = view.maximumValue }
        call("-[UIStepper setMinimumValue:]") { view.minimumValue = view.minimumValue }
        call("-[UIStepper setStepValue:]") { view.stepValue = view.stepValue }
        call("-[UIStepper setValue:]") { view.value = view.value }
        call("-[UIStepper setWraps:]") { view.wraps = view.wraps }
    }

    static func call(_ view: UISwitch, _ call: MemberCall) {
        call("-[UISwitch setOn:]") { view.isOn = view.isOn }
        call("-[UISwitch setOnTintColor:]") { view.onTintColor = view.onTintColor }
        call("-[UISwitch setThumbTintColor:]") { view.thumbTintColor = view.thumbTintColor }
        call("-[UISwitch setPreferredStyle:]") { view.preferredStyle = view.preferredStyle }
        call("-[UISwitch setTitle:]") { view.title = view.title }
        call("-[UISwitch setOnImage:]") { view.onImage = view.onImage }
        call("-[UISwitch setOffImage:]") { view.offImage = view.offImage }
    }
}

// Deprecated members, called through protocols that are not, so that the build has no warnings.

@MainActor private protocol DeferredPageDisplay: AnyObject {
    var defersCurrentPageDisplay: Bool { get set }
}

extension UIPageControl: DeferredPageDisplay {}

@MainActor private protocol SelectionIndicator: AnyObject {
    var showsSelectionIndicator: Bool { get set }
}

extension UIPickerView: SelectionIndicator {}
