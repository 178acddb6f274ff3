import Foundation

// The looks of controls in archives: colors, images and what a nib sets beside the values.

extension UISlider {
    static let archivedLook: [ArchivedProperty<UISlider>] = [
        .flag("UIContinuous", \.isContinuous), .object("UIMinimumValueImage", \.minimumValueImage),
        .object("UIMaximumValueImage", \.maximumValueImage),
        .object("UIMinimumTrackTintColor", \.minimumTrackTintColor),
        .object("UIMaximumTrackTintColor", \.maximumTrackTintColor), .object("UIThumbTintColor", \.thumbTintColor),
    ]
}

extension UIStepper {
    static let archivedLook: [ArchivedProperty<UIStepper>] = [
        .flag("UIContinuous", \.isContinuous), .flag("UIAutorepeat", \.autorepeat), .flag("UIWraps", \.wraps),
    ]
}

extension UISwitch {
    static let archivedLook: [ArchivedProperty<UISwitch>] = [
        .object("UIOnTintColor", \.onTintColor), .object("UIThumbTintColor", \.thumbTintColor),
    ]
}

extension UIPageControl {
    static let archivedLook: [ArchivedProperty<UIPageControl>] = [
        .object("UIPageIndicatorTintColor", \.pageIndicatorTintColor),
        .object("UICurrentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
        .object("UIPreferredIndicatorImage", \.preferredIndicatorImage),
        .option("UIBackgroundStyle", \.backgroundStyle), .option("UIDirection", \.direction),
        .flag("UIAllowsContinuousInteraction", \.allowsContinuousInteraction),
    ]
}

extension UIProgressView {
    static let archivedLook: [ArchivedProperty<UIProgressView>] = [
        .object("UIProgressTintColor", \.progressTintColor), .object("UITrackTintColor", \.trackTintColor),
        .object("UIProgressImage", \.progressImage), .object("UITrackImage", \.trackImage),
    ]
}

extension UISegmentedControl {
    private static let properties: [ArchivedProperty<UISegmentedControl>] = [
        .flag("UIMomentary", \.isMomentary),
        .flag("UIApportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
        .object("UISelectedSegmentTintColor", \.selectedSegmentTintColor),
    ]

    private static func key(_ part: String, _ segment: Int) -> String { "UISegment\(segment).\(part)" }

    /// Writes the segments beside their titles, without actions.
    func encodeSegments(in coder: NSCoder) {
        coder.encode(Self.properties, of: self)
        for segment in 0..<numberOfSegments {
            if let image = imageForSegment(at: segment) { coder.encode(image, forKey: Self.key("image", segment)) }
            coder.encode(Double(widthForSegment(at: segment)), forKey: Self.key("width", segment))
            coder.encode(isEnabledForSegment(at: segment), forKey: Self.key("enabled", segment))
        }
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
    }
}
