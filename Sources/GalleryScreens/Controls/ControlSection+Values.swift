import UIKit

extension ControlSection {
    /// Sliders, steppers and segmented controls.
    @MainActor static var values: ControlSection {
        ControlSection(
            title: "Values",
            rows: [
                ControlRow(title: "Slider", place: .below) { screen in
                    let slider = UISlider()
                    slider.value = 0.4
                    slider.addAction(
                        UIAction { [weak screen] in screen?.show(value: ($0.sender as? UISlider)?.value) },
                        for: .valueChanged)
                    return slider
                },
                ControlRow(title: "Slider with images", place: .below) { _ in
                    let slider = UISlider()
                    slider.minimumValueImage = UIImage(systemName: "speaker.fill")
                    slider.maximumValueImage = UIImage(systemName: "speaker.wave.2.fill")
                    slider.minimumTrackTintColor = .systemOrange
                    slider.value = 0.7
                    return slider
                },
                ControlRow(title: "Slider, disabled", place: .below) { _ in
                    let slider = UISlider()
                    slider.value = 0.5
                    slider.isEnabled = false
                    return slider
                },
                ControlRow(title: "Stepper") { screen in
                    let stepper = UIStepper()
                    stepper.addAction(
                        UIAction { [weak screen] in
                            screen?.show(value: ($0.sender as? UIStepper).map { Float($0.value) })
                        }, for: .valueChanged)
                    return stepper
                },
                ControlRow(title: "Stepper in the middle") { _ in
                    let stepper = UIStepper()
                    stepper.value = 50
                    stepper.stepValue = 5
                    stepper.wraps = true
                    return stepper
                },
                ControlRow(title: "Segments", place: .below) { _ in
                    let segments = UISegmentedControl(items: ["Day", "Week", "Month", "Year"])
                    segments.selectedSegmentIndex = 1
                    return segments
                },
                ControlRow(title: "Segments by content", place: .below) { _ in
                    let segments = UISegmentedControl(items: ["I", "Two", "A long segment"])
                    segments.apportionsSegmentWidthsByContent = true
                    segments.selectedSegmentIndex = 2
                    segments.selectedSegmentTintColor = .systemTeal
                    segments.setEnabled(false, forSegmentAt: 1)
                    return segments
                },
                ControlRow(title: "Segments with images") { _ in
                    let symbols = [("list.bullet", "List"), ("square.grid.2x2", "Grid")]
                    let segments = UISegmentedControl(
                        items: symbols.compactMap { symbol, name in
                            let image = UIImage(systemName: symbol)
                            image?.accessibilityLabel = name
                            return image
                        })
                    segments.selectedSegmentIndex = 0
                    return segments
                },
                ControlRow(title: "Date and time") { _ in
                    let picker = UIDatePicker()
                    // A Thursday morning, for the pictures.
                    picker.date = Date(timeIntervalSince1970: 1_794_476_460)
                    picker.timeZone = TimeZone(identifier: "UTC")
                    return picker
                },
            ])
    }
}
