protocol NamedSliderProperties: UISlider {}

extension UISlider: NamedSliderProperties {}

extension NamedSliderProperties {
    static var sliderProperties: [SourceProperty] { ClassMembers<Self>.properties(addSliderProperties) }

    static func addSliderProperties(_ members: ClassMembers<Self>) {
        members.property("value", \.value)
        members.property("minimumValue", \.minimumValue)
        members.property("maximumValue", \.maximumValue)
        members.property("continuous", \.isContinuous)
        members.property("minimumTrackTintColor", \.minimumTrackTintColor)
        members.property("maximumTrackTintColor", \.maximumTrackTintColor)
        members.property("thumbTintColor", \.thumbTintColor)
        members.property("minimumValueImage", \.minimumValueImage)
        members.property("maximumValueImage", \.maximumValueImage)
    }
}

protocol NamedStepperProperties: UIStepper {}

extension UIStepper: NamedStepperProperties {}

extension NamedStepperProperties {
    static var stepperProperties: [SourceProperty] { ClassMembers<Self>.properties(addStepperProperties) }

    static func addStepperProperties(_ members: ClassMembers<Self>) {
        members.property("value", \.value)
        members.property("minimumValue", \.minimumValue)
        members.property("maximumValue", \.maximumValue)
        members.property("stepValue", \.stepValue)
        members.property("continuous", \.isContinuous)
        members.property("autorepeat", \.autorepeat)
        members.property("wraps", \.wraps)
    }
}

protocol NamedSegmentedControlProperties: UISegmentedControl {}

extension UISegmentedControl: NamedSegmentedControlProperties {}

extension NamedSegmentedControlProperties {
    static var segmentedControlProperties: [SourceProperty] {
        ClassMembers<Self>.properties(addSegmentedControlProperties)
    }

    static func addSegmentedControlProperties(_ members: ClassMembers<Self>) {
        members.property("selectedSegmentIndex", \.selectedSegmentIndex)
        members.property("momentary", \.isMomentary)
        members.property("selectedSegmentTintColor", \.selectedSegmentTintColor)
        members.property("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent)
        members.property("numberOfSegments", \.numberOfSegments)
    }
}

protocol NamedPageControlProperties: UIPageControl {}

extension UIPageControl: NamedPageControlProperties {}

extension NamedPageControlProperties {
    static var pageControlProperties: [SourceProperty] { ClassMembers<Self>.properties(addPageControlProperties) }

    static func addPageControlProperties(_ members: ClassMembers<Self>) {
        members.property("currentPage", \.currentPage)
        members.property("numberOfPages", \.numberOfPages)
        members.property("hidesForSinglePage", \.hidesForSinglePage)
        members.property("pageIndicatorTintColor", \.pageIndicatorTintColor)
        members.property("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor)
    }
}

protocol NamedProgressViewProperties: UIProgressView {}

extension UIProgressView: NamedProgressViewProperties {}

extension NamedProgressViewProperties {
    static var progressViewProperties: [SourceProperty] { ClassMembers<Self>.properties(addProgressViewProperties) }

    static func addProgressViewProperties(_ members: ClassMembers<Self>) {
        members.property("progress", \.progress)
        members.property("progressTintColor", \.progressTintColor)
        members.property("trackTintColor", \.trackTintColor)
        members.property("progressImage", \.progressImage)
        members.property("trackImage", \.trackImage)
    }
}

protocol NamedActivityIndicatorProperties: UIActivityIndicatorView {}

extension UIActivityIndicatorView: NamedActivityIndicatorProperties {}

extension NamedActivityIndicatorProperties {
    static var activityIndicatorProperties: [SourceProperty] {
        ClassMembers<Self>.properties(addActivityIndicatorProperties)
    }

    static func addActivityIndicatorProperties(_ members: ClassMembers<Self>) {
        members.property("color", \.color)
        members.property("hidesWhenStopped", \.hidesWhenStopped)
        members.property("animating", \.isAnimating)
        members.property("activityIndicatorViewStyle", \.style)
    }
}
