import Foundation
internal import NibDocument

// What controls have, and views that show progress.
extension NibKeys {
    static let controls: [String: NibSource] = [
        "UIContentHorizontalAlignment": .option("contentHorizontalAlignment", horizontalAlignments),
        "UIContentVerticalAlignment": .option("contentVerticalAlignment", verticalAlignments),

        "UISwitchOn": .flag("on"),

        "UIStepperMinimumValue": .number("minimumValue"),
        "UIStepperMaximumValue": .number("maximumValue"),
        "UIStepperStepValue": .number("stepValue"),
        "UIStepperValue": .number("value"),

        "UIHideForSinglePage": .flag("hidesForSinglePage"),

        "UIProgressViewStyle": .option("progressViewStyle", ["default": UIProgressView.Style.default, "bar": .bar]),
        "UIProgressProgress": .number("progress"),

        "UIActivityIndicatorViewStyle": .option("style", indicatorStyles, absent: .medium),
        "UIActivityIndicatorColor": .either(
            .color("color"),
            NibSource { $0.record.attributes["style"]?.hasPrefix("white") == true ? .object(UIColor.white) : nil }),

        "UISegmentTitles": NibSource { coder in
            let titles = segments(of: coder).enumerated().map { index, segment in
                coder.file.localized(
                    segment.attributes["title"] ?? "", coder.record.identifier, "segmentTitles[\(index)]")
            }
            return titles.isEmpty ? nil : .object(NSArray(array: titles.map { NSString(string: $0) }))
        },

        "UIDatePickerMode": .option("datePickerMode", dateModes),
        "UIDatePickerStyle": .option("style", dateStyles),
        "UILocale": identifier("locale"),
        "UITimeZone": identifier("timeZone"),
        "UIMinimumDate": date("minimumDate"),
        "UIMaximumDate": date("maximumDate"),
        "UIDate": NibSource { $0.bool("useCurrentDate") == true ? nil : date("date").answer($0) },
    ]

    private static func segments(of coder: NibCoder) -> [NibObject] {
        coder.record.list("segments") + coder.record.list("segment")
    }

    private static let ofSegments: [String: NibSource] = [
        "image": .image(), "width": .number("width"), "enabled": .flag("enabled"),
    ]

    /// Answers a key of one segment, after "UISegment": "2.width".
    static func segment(_ key: Substring, _ coder: NibCoder) -> NibAnswer? {
        let parts = key.split(separator: ".")
        let segments = segments(of: coder)
        guard parts.count == 2, let index = Int(parts[0]), segments.indices.contains(index) else { return nil }
        return ofSegments[String(parts[1])]?.answer(NibCoder(segments[index], coder.instance))
    }

    private static func date(_ key: String) -> NibSource {
        NibSource { $0.date(key).map { .number($0.timeIntervalSinceReferenceDate) } }
    }

    private static func identifier(_ key: String) -> NibSource {
        .string { if case .named(let name) = $0.record.values[key] { name } else { nil } }
    }

    private static let dateModes: [String: UIDatePicker.Mode] = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    ]

    private static let dateStyles: [String: UIDatePickerStyle] = [
        "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]

    /// Those with colors in their names are of the time before styles had sizes.
    private static let indicatorStyles: [String: UIActivityIndicatorView.Style] = [
        "medium": .medium, "white": .medium, "gray": .medium, "large": .large, "whiteLarge": .large,
    ]

    private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]

    private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
}
