import UIKit

extension ControlSection {
    /// Text fields without borders, as rows of a form.
    @MainActor static var form: ControlSection {
        ControlSection(
            title: "Form",
            rows: [
                row("Name") {
                    $0.placeholder = "First and last"
                    $0.autocapitalizationType = .words
                },
                row("Mail") {
                    $0.text = "ada@example.org"
                    $0.keyboardType = .emailAddress
                    $0.clearButtonMode = .always
                },
                row("Password") {
                    $0.text = "correct horse"
                    $0.isSecureTextEntry = true
                    $0.rightView = eye(for: $0)
                    $0.rightViewMode = .always
                },
            ])
    }

    @MainActor
    private static func row(_ title: String, _ setUp: @escaping @MainActor (UITextField) -> Void) -> ControlRow {
        ControlRow(title: title) { _ in
            let field = FormField()
            field.accessibilityLabel = title
            field.followTextSize()
            setUp(field)
            return field
        }
    }

    /// Returns a button that shows or hides the password.
    @MainActor
    private static func eye(for field: UITextField) -> UIButton {
        let eye = UIButton(type: .system)
        eye.setImage(UIImage(systemName: "eye"), for: .normal)
        eye.frame = CGRect(x: 0, y: 0, width: 32, height: 24)
        eye.accessibilityLabel = "Show Password"
        eye.addAction(
            UIAction { [weak eye, weak field] _ in
                guard let field else { return }
                field.isSecureTextEntry.toggle()
                let name = field.isSecureTextEntry ? "eye" : "eye.slash"
                eye?.setImage(UIImage(systemName: name), for: .normal)
            }, for: .touchUpInside)
        return eye
    }

    /// Text fields with borders and accessory views.
    @MainActor static var borders: ControlSection {
        ControlSection(
            title: "Borders",
            rows: [
                bordered("Rounded", .roundedRect) { $0.placeholder = "Placeholder" },
                bordered("Rounded, with an image", .roundedRect) {
                    let image = UIImageView(image: UIImage(systemName: "person"))
                    image.contentMode = .center
                    image.tintColor = .secondaryLabel
                    image.frame = CGRect(x: 0, y: 0, width: 34, height: 24)
                    $0.leftView = image
                    $0.leftViewMode = .always
                    $0.text = "ada"
                    $0.clearButtonMode = .whileEditing
                },
                bordered("Rounded, disabled", .roundedRect) {
                    $0.text = "Not now"
                    $0.isEnabled = false
                },
                bordered("Bezel", .bezel) {
                    $0.text = "Centred"
                    $0.textAlignment = .center
                },
                bordered("Line", .line) { $0.text = "Line" },
            ])
    }

    @MainActor
    private static func bordered(
        _ title: String, _ border: UITextField.BorderStyle, _ setUp: @escaping @MainActor (UITextField) -> Void
    ) -> ControlRow {
        ControlRow(title: title, place: .below) { _ in
            let field = UITextField()
            field.borderStyle = border
            field.accessibilityLabel = title
            field.followTextSize()
            setUp(field)
            return field
        }
    }
}

extension UITextField {
    /// Has the text follow the size that the user prefers.
    fileprivate func followTextSize() {
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
    }
}

/// A text field of a form: it has a fixed width, and its text is aligned with the end of the row.
private final class FormField: UITextField {
    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(UIAction { ($0.sender as? UITextField)?.resignFirstResponder() }, for: .editingDidEndOnExit)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        // With the margins this makes a row of 44 points, in which text and name have the same baseline at every scale.
        guard !traitCollection.preferredContentSizeCategory.isAccessibilityCategory else {
            return CGSize(width: size.width, height: super.sizeThatFits(size).height)
        }
        return CGSize(width: 210, height: max(24, super.sizeThatFits(size).height))
    }
}
