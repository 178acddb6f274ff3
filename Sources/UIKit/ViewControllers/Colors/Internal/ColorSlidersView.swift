import Foundation

/// A color picker's sliders for red, green and blue, with their numbers, and the field for hexadecimal digits.
@MainActor
final class ColorSlidersView: UIView, ColorPane {
    var onChoose: (ColorComponents, Bool) -> Void = { _, _ in }
    private let names = [SystemText.red.string, SystemText.green.string, SystemText.blue.string].map { name in
        let label = UILabel()
        label.text = name
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .secondaryLabel
        return label
    }
    private let sliders = (0..<3).map { _ in UISlider() }
    private let numbers = (0..<3).map { _ in
        let label = UILabel()
        label.textAlignment = .right
        return label
    }
    private let hexLabel = UILabel()
    private let hexField = UITextField()
    private var shown = ColorComponents(.white)

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (index, slider) in sliders.enumerated() {
            slider.maximumValue = 255
            slider.accessibilityLabel = names[index].text
            slider.addAction(UIAction { [weak self] _ in self?.slide() }, for: .valueChanged)
        }
        hexLabel.text = "sRGB Hex Color #"
        hexField.borderStyle = .roundedRect
        hexField.accessibilityLabel = hexLabel.text
        hexField.autocapitalizationType = .allCharacters
        hexField.addAction(UIAction { [weak self] _ in self?.takeDigits() }, for: .editingDidEndOnExit)
        for view in names + sliders + numbers + [hexLabel, hexField] { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ components: ColorComponents) {
        shown = components
        for (index, value) in components.rgb.enumerated() {
            if !sliders[index].isTracking { sliders[index].value = Float(value * 255) }
            sliders[index].minimumTrackTintColor = [UIColor.systemRed, .systemGreen, .systemBlue][index]
            numbers[index].text = "\(Int((value * 255).rounded()))"
        }
        if !hexField.isEditing { hexField.text = components.hexadecimal }
    }

    private func slide() {
        var chosen = shown
        chosen.rgb = sliders.map { CGFloat($0.value) / 255 }
        onChoose(chosen, sliders.contains(where: \.isTracking))
    }

    private func takeDigits() {
        hexField.resignFirstResponder()
        var chosen = shown
        if chosen.take(hexadecimal: hexField.text ?? "") { onChoose(chosen, false) } else { show(shown) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (rowHeight, numberWidth): (CGFloat, CGFloat) = (64, 44)
        for index in names.indices {
            let top = CGFloat(index) * rowHeight
            names[index].frame = CGRect(x: 0, y: top, width: bounds.width, height: 20)
            sliders[index].frame = CGRect(x: 0, y: top + 20, width: bounds.width - numberWidth - 8, height: 34)
            numbers[index].frame = CGRect(
                x: bounds.width - numberWidth, y: top + 20, width: numberWidth, height: 34)
        }
        let top = CGFloat(names.count) * rowHeight + 8
        hexField.frame = CGRect(x: bounds.width - 110, y: top, width: 110, height: 34)
        hexLabel.frame = CGRect(x: 0, y: top, width: bounds.width - 118, height: 34)
    }
}
