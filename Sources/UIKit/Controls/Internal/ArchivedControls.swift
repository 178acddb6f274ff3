import Foundation

// The properties of controls in archives and nibs.

extension UISlider {
    static let archived: [ArchivedProperty<UISlider>] = [
        .float("UIMaxValue", \.maximumValue), .float("UIMinValue", \.minimumValue), .float("UIValue", \.value),
        .flag("UIContinuous", \.isContinuous), .object("UIMinimumValueImage", \.minimumValueImage),
        .object("UIMaximumValueImage", \.maximumValueImage),
        .object("UIMinimumTrackTintColor", \.minimumTrackTintColor),
        .object("UIMaximumTrackTintColor", \.maximumTrackTintColor), .object("UIThumbTintColor", \.thumbTintColor),
    ]
}

extension UIStepper {
    static let archived: [ArchivedProperty<UIStepper>] = [
        .double("UIStepperStepValue", \.stepValue), .double("UIStepperValue", \.value),
        .flag("UIContinuous", \.isContinuous), .flag("UIAutorepeat", \.autorepeat), .flag("UIWraps", \.wraps),
    ]
}

extension UISwitch {
    static let archived: [ArchivedProperty<UISwitch>] = [
        .flag("UISwitchOn", \.isOn), .object("UIOnTintColor", \.onTintColor),
        .object("UIThumbTintColor", \.thumbTintColor),
    ]
}

extension UIPageControl {
    static let archived: [ArchivedProperty<UIPageControl>] = [
        .integer("UINumberOfPages", \.numberOfPages), .integer("UICurrentPage", \.currentPage),
        .flag("UIHideForSinglePage", \.hidesForSinglePage),
        .object("UIPageIndicatorTintColor", \.pageIndicatorTintColor),
        .object("UICurrentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
        .object("UIPreferredIndicatorImage", \.preferredIndicatorImage),
        .option("UIBackgroundStyle", \.backgroundStyle), .option("UIDirection", \.direction),
        .flag("UIAllowsContinuousInteraction", \.allowsContinuousInteraction),
    ]
}

extension UIProgressView {
    static let archived: [ArchivedProperty<UIProgressView>] = [
        .float("UIProgressProgress", \.progress), .object("UIProgressTintColor", \.progressTintColor),
        .object("UITrackTintColor", \.trackTintColor),
        .object("UIProgressImage", \.progressImage), .object("UITrackImage", \.trackImage),
    ]
}

extension UISegmentedControl {
    private static let properties: [ArchivedProperty<UISegmentedControl>] = [
        .flag("UIMomentary", \.isMomentary),
        .flag("UIApportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
        .object("UISelectedSegmentTintColor", \.selectedSegmentTintColor),
    ]

    private static let selectedKey = "UISelectedSegmentIndex"

    private static func key(_ part: String, _ segment: Int) -> String { "UISegment\(segment).\(part)" }

    /// Writes the segments beside their titles, without actions.
    func encodeSegments(in coder: NSCoder) {
        coder.encode(Self.properties, of: self)
        for segment in 0..<numberOfSegments {
            if let image = imageForSegment(at: segment) { coder.encode(image, forKey: Self.key("image", segment)) }
            coder.encode(Double(widthForSegment(at: segment)), forKey: Self.key("width", segment))
            coder.encode(isEnabledForSegment(at: segment), forKey: Self.key("enabled", segment))
        }
        coder.encode(selectedSegmentIndex, forKey: Self.selectedKey)
    }

    /// Called when the control has its titles.
    func decodeSegments(from coder: NSCoder) {
        coder.decode(Self.properties, of: self)
        for segment in 0..<numberOfSegments {
            if let image = coder.decode(UIImage.self, forKey: Self.key("image", segment)) {
                setImage(image, forSegmentAt: segment)
            }
            let width = coder.decodeDouble(forKey: Self.key("width", segment))
            if width.isFinite, width > 0 { setWidth(CGFloat(width), forSegmentAt: segment) }
            let enabled = Self.key("enabled", segment)
            if coder.containsValue(forKey: enabled) {
                setEnabled(coder.decodeBool(forKey: enabled), forSegmentAt: segment)
            }
        }
        let selected = coder.decodeInteger(forKey: Self.selectedKey)
        if coder.containsValue(forKey: Self.selectedKey), selected < numberOfSegments {
            selectedSegmentIndex = selected
        }
    }
}
