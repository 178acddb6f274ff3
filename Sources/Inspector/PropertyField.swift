import UIKit

/// A field for a property of the inspected view. What is typed counts when the field is left.
final class PropertyField: UITextField, UITextFieldDelegate {
    private let read: () -> String
    private let write: (String) -> Void

    /// - Parameters:
    ///   - read: returns the present value.
    ///   - write: takes what was typed; the field shows the present value after that.
    init(_ name: String, read: @escaping () -> String, write: @escaping (String) -> Void) {
        self.read = read
        self.write = write
        super.init(frame: CGRect(x: 0, y: 0, width: 180, height: 30))
        accessibilityIdentifier = "inspector \(name)"
        borderStyle = .roundedRect
        font = .systemFont(ofSize: 13)
        autocorrectionType = .no
        autocapitalizationType = .none
        delegate = self
        text = read()
    }

    required init?(coder: NSCoder) { nil }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        window?.makeKey()
        return true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        resignFirstResponder()
        return true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        let typed = text ?? ""
        if typed != read() { write(typed) }
        text = read()
    }
}
