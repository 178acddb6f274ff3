import UIKit

/// Controls, each with what says its value.
@MainActor
final class ShopFormController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let stack = UIStackView()
    private let status = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 8
        stack.frame = CGRect(x: 16, y: 110, width: 358, height: 620)
        view.addSubview(stack)
        status.accessibilityIdentifier = "status"
        status.text = "Nothing yet"
        let name = UITextField()
        name.placeholder = "Name"
        name.borderStyle = .roundedRect
        name.returnKeyType = .done
        let password = UITextField()
        password.placeholder = "Password"
        password.isSecureTextEntry = true
        let notes = UITextView()
        notes.text = "Notes"
        notes.accessibilityIdentifier = "notes"
        notes.heightAnchor.constraint(equalToConstant: 40).isActive = true
        for view in [status, name, password, notes, button(), toggle(), slider(), stepper(), segments(), picker()] {
            stack.addArrangedSubview(view)
        }
    }

    private func button() -> UIView {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.addAction(UIAction { [unowned self] _ in status.text = "Saved" }, for: .touchUpInside)
        button.addGestureRecognizer(
            UILongPressGestureRecognizer(
                target: self,
                action: { (form: ShopFormController) in
                    { (press: UILongPressGestureRecognizer) in form.wasPressed(press) }
                }))
        return button
    }

    private func wasPressed(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began { status.text = "Pressed" }
    }

    private func toggle() -> UIView {
        let toggle = UISwitch()
        toggle.accessibilityLabel = "Sounds"
        toggle.addAction(UIAction { [unowned self] _ in status.text = toggle.isOn ? "On" : "Off" }, for: .valueChanged)
        return toggle
    }

    private func slider() -> UIView {
        let slider = UISlider()
        slider.accessibilityIdentifier = "volume"
        return slider
    }

    private func stepper() -> UIView {
        let stepper = UIStepper()
        stepper.addAction(UIAction { [unowned self] _ in status.text = "\(Int(stepper.value))" }, for: .valueChanged)
        return stepper
    }

    private func segments() -> UIView {
        let segments = UISegmentedControl(items: ["Day", "Week"])
        segments.selectedSegmentIndex = 0
        return segments
    }

    private func picker() -> UIView {
        let picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        picker.heightAnchor.constraint(equalToConstant: 120).isActive = true
        return picker
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "Size \(row)"
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        status.text = "Size \(row) chosen"
    }
}
