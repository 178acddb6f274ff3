import Foundation
internal import NibDocument

@MainActor
extension NibCoder {
    func decode(_ control: UIControl) {
        if let isEnabled = bool("enabled") { control.isEnabled = isEnabled }
        if let isSelected = bool("selected") { control.isSelected = isSelected }
        if let toolTip = text("toolTip") { control.toolTip = toolTip }
        if let isHighlighted = bool("highlighted") { control.isHighlighted = isHighlighted }
        if let alignment = option("contentHorizontalAlignment", Self.horizontalAlignments) {
            control.contentHorizontalAlignment = alignment
        }
        if let alignment = option("contentVerticalAlignment", Self.verticalAlignments) {
            control.contentVerticalAlignment = alignment
        }
    }

    private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]

    private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]

    // MARK: Buttons

    func decode(_ button: UIButton) {
        button.setType(option("buttonType", Self.buttonTypes) ?? .custom)
        decodeShared(button)
        // A system button has 15 points where the nib has no font.
        if record.values["fontDescription"] != nil || button.buttonType == .system {
            button.titleLabel?.font = font(standardSize: 15) ?? .systemFont(ofSize: 15)
        }
        if let mode = option("lineBreakMode", Self.lineBreaks) { button.titleLabel?.lineBreakMode = mode }
        if let insets = insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
        if let insets = insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
        if let insets = insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
        if let offset = size("titleShadowOffset") { button.titleLabel?.shadowOffset = offset }
        if let adjusts = bool("adjustsImageWhenHighlighted") { button.adjustsImageWhenHighlighted = adjusts }
        if let adjusts = bool("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = adjusts }
        if let reverses = bool("reversesTitleShadowWhenHighlighted") {
            button.reversesTitleShadowWhenHighlighted = reverses
        }
        if let shows = bool("showsMenuAsPrimaryAction") { button.showsMenuAsPrimaryAction = shows }
        if let changes = bool("changesSelectionAsPrimaryAction") { button.changesSelectionAsPrimaryAction = changes }
        for state in record.list("state") { decode(state, of: button) }
        if let configuration = buttonConfiguration() { button.configuration = configuration }
    }

    private func decode(_ record: NibObject, of button: UIButton) {
        guard let key = record.key, let state = Self.states[key] else { return }
        let coder = NibCoder(record, instance)
        // What it has besides a configuration is that of the button before; that UIKit ignores it is unverified.
        if key == "normal", hasButtonConfiguration { return }
        if let title = coder.text("title") {
            button.setTitle(file.localized(title, self.record.identifier, key + "Title"), for: state)
        }
        if let title = coder.attributedText() { button.setAttributedTitle(title, for: state) }
        if let color = coder.color("titleColor") { button.setTitleColor(color, for: state) }
        if let color = coder.color("titleShadowColor") { button.setTitleShadowColor(color, for: state) }
        if let image = coder.image() { button.setImage(image, for: state) }
        if let image = coder.image("backgroundImage") { button.setBackgroundImage(image, for: state) }
    }

    private static let states: [String: UIControl.State] = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    ]

    private static let buttonTypes: [String: UIButton.ButtonType] = [
        "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]

    // MARK: Values

    func decode(_ control: UISwitch) {
        decodeShared(control)
        control.isOn = bool("on") ?? false
        if let color = color("onTintColor") { control.onTintColor = color }
        if let color = color("thumbTintColor") { control.thumbTintColor = color }
    }

    func decode(_ slider: UISlider) {
        decodeShared(slider)
        slider.minimumValue = Float(number("minValue") ?? 0)
        slider.maximumValue = Float(number("maxValue") ?? 1)
        slider.value = Float(number("value") ?? 0)
        if let isContinuous = bool("continuous") { slider.isContinuous = isContinuous }
        if let image = image("minimumValueImage") { slider.minimumValueImage = image }
        if let image = image("maximumValueImage") { slider.maximumValueImage = image }
        if let color = color("minimumTrackTintColor") { slider.minimumTrackTintColor = color }
        if let color = color("maximumTrackTintColor") { slider.maximumTrackTintColor = color }
        if let color = color("thumbTintColor") { slider.thumbTintColor = color }
    }

    func decode(_ stepper: UIStepper) {
        decodeShared(stepper)
        // Widened before they are narrowed, so that no order of the two bounds is invalid in between.
        stepper.maximumValue = max(Double(number("maximumValue") ?? 100), stepper.minimumValue)
        stepper.minimumValue = Double(number("minimumValue") ?? 0)
        if let step = number("stepValue") { stepper.stepValue = Double(step) }
        stepper.value = Double(number("value") ?? 0)
        if let isContinuous = bool("continuous") { stepper.isContinuous = isContinuous }
        if let autorepeat = bool("autorepeat") { stepper.autorepeat = autorepeat }
        if let wraps = bool("wraps") { stepper.wraps = wraps }
    }

    func decode(_ control: UISegmentedControl) {
        decodeShared(control)
        for (index, record) in (record.list("segments") + record.list("segment")).enumerated() {
            let segment = NibCoder(record, instance)
            if let image = segment.image() {
                control.insertSegment(with: image, at: index, animated: false)
            } else {
                let title = file.localized(
                    segment.record.attributes["title"] ?? "", self.record.identifier, "segmentTitles[\(index)]")
                control.insertSegment(withTitle: title, at: index, animated: false)
            }
            if let width = segment.number("width") { control.setWidth(width, forSegmentAt: index) }
            if let isEnabled = segment.bool("enabled") { control.setEnabled(isEnabled, forSegmentAt: index) }
        }
        if let isMomentary = bool("momentary") { control.isMomentary = isMomentary }
        if let apportions = bool("apportionsSegmentWidthsByContent") {
            control.apportionsSegmentWidthsByContent = apportions
        }
        if let color = color("selectedSegmentTintColor") { control.selectedSegmentTintColor = color }
        if let index = integer("selectedSegmentIndex"), index < control.numberOfSegments {
            control.selectedSegmentIndex = index
        }
    }

    func decode(_ control: UIPageControl) {
        decodeShared(control)
        control.numberOfPages = integer("numberOfPages") ?? 0
        control.currentPage = integer("currentPage") ?? 0
        if let hides = bool("hidesForSinglePage") { control.hidesForSinglePage = hides }
        if let color = color("pageIndicatorTintColor") { control.pageIndicatorTintColor = color }
        if let color = color("currentPageIndicatorTintColor") { control.currentPageIndicatorTintColor = color }
    }

    func decode(_ view: UIProgressView) {
        decodeShared(view)
        if record.attributes["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
        view.progress = Float(number("progress") ?? 0)
        if let color = color("progressTintColor") { view.progressTintColor = color }
        if let color = color("trackTintColor") { view.trackTintColor = color }
    }

    /// Called at the end of an initializer that does not run that of UIView.
    func decode(_ view: UIActivityIndicatorView) {
        decodeAttributes(view)
        switch record.attributes["style"] {
        case "whiteLarge":
            view.style = .large
            view.color = .white
        case "white":
            view.style = .medium
            view.color = .white
        case "large": view.style = .large
        default: view.style = .medium
        }
        if let color = color("color") { view.color = color }
        view.hidesWhenStopped = bool("hidesWhenStopped") ?? true
        if bool("animating") == true { view.startAnimating() } else { view.stopAnimating() }
    }

    func decode(_ picker: UIDatePicker) {
        decodeShared(picker)
        let modes: [String: UIDatePicker.Mode] = [
            "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
        ]
        picker.datePickerMode = option("datePickerMode", modes) ?? .dateAndTime
        let styles: [String: UIDatePickerStyle] = ["wheels": .wheels, "compact": .compact, "inline": .inline]
        picker.preferredDatePickerStyle = option("style", styles) ?? .automatic
        if case .named(let name) = record.values["locale"] { picker.locale = Locale(identifier: name) }
        if case .named(let name) = record.values["timeZone"] { picker.timeZone = TimeZone(identifier: name) }
        if let interval = integer("minuteInterval"), interval > 0 { picker.minuteInterval = interval }
        if let date = date("minimumDate") { picker.minimumDate = date }
        if let date = date("maximumDate") { picker.maximumDate = date }
        if let date = date("date"), bool("useCurrentDate") != true { picker.date = date }
        if let duration = number("countDownDuration"), picker.datePickerMode == .countDownTimer {
            picker.countDownDuration = duration
        }
    }
}
