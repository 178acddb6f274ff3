import UIKit

/// The properties of a view that the panel shows and changes, as text.
@MainActor
struct ViewProperties {
    let view: UIView

    /// The class, and what tells the view from others of it.
    var title: String {
        let name = "\(type(of: view))"
        if let identifier = view.accessibilityIdentifier { return "\(name) \(identifier)" }
        return text.flatMap { $0.isEmpty ? nil : "\(name) \"\($0)\"" } ?? name
    }

    // MARK: Text

    /// Nil for a view without a text.
    var text: String? {
        switch view {
        case let label as UILabel: label.text ?? ""
        case let field as UITextField: field.text ?? ""
        case let view as UITextView: view.text ?? ""
        case let button as UIButton: button.title(for: .normal) ?? ""
        default: nil
        }
    }

    /// The text, empty for a view without one.
    var shownText: String { text ?? "" }

    func set(text: String) {
        switch view {
        case let label as UILabel: label.text = text
        case let field as UITextField: field.text = text
        case let view as UITextView: view.text = text
        case let button as UIButton: button.setTitle(text, for: .normal)
        default: break
        }
    }

    // MARK: Frame

    /// Four numbers: `10 20 120 21`.
    var frame: String {
        let frame = view.frame
        return [frame.minX, frame.minY, frame.width, frame.height].map { Self.text(of: $0) }.joined(separator: " ")
    }

    /// Returns false for a text that is no four numbers.
    func set(frame text: String) -> Bool {
        let numbers = text.split { $0 == " " || $0 == "," }.compactMap { Double($0) }.filter(\.isFinite)
        guard numbers.count == 4 else { return false }
        view.frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        return true
    }

    private static func text(of number: CGFloat) -> String {
        let rounded = (Double(number) * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }

    // MARK: Background

    /// Red, green, blue and alpha: `#FF0000FF`; empty without a background.
    var background: String {
        guard let color = view.backgroundColor?.resolvedColor(with: view.traitCollection) else { return "" }
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "" }
        return "#"
            + [red, green, blue, alpha].map { component in
                let digits = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
                return digits.count < 2 ? "0\(digits)" : digits
            }.joined()
    }

    /// Takes six or eight hexadecimal digits, with or without `#`; an empty text removes the background. Returns false for
    /// another text.
    func set(background text: String) -> Bool {
        let digits = text.filter { $0 != "#" && $0 != " " }
        if digits.isEmpty {
            view.backgroundColor = nil
            return true
        }
        guard [6, 8].contains(digits.count), let number = UInt32(digits.count == 6 ? digits + "FF" : digits, radix: 16)
        else { return false }
        func component(_ shift: UInt32) -> CGFloat { CGFloat((number >> shift) & 0xFF) / 255 }
        view.backgroundColor = UIColor(
            red: component(24), green: component(16), blue: component(8), alpha: component(0))
        return true
    }
}
