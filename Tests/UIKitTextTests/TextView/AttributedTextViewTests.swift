import Testing
import UIKit
import UIKitTestDriver

/// Text views and fields complete the attributes of a text, and typed text has attributes of its own.
@MainActor @Suite(.serialized)
struct AttributedTextViewTests {
    private var twoColors: NSAttributedString {
        let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
        return text
    }

    private func shown<View: UIView>(_ view: View) throws -> (app: TestApplication, view: View) {
        let controller = UIViewController()
        view.frame = CGRect(x: 50, y: 50, width: 200, height: 100)
        controller.view.addSubview(view)
        return (try TestApplication(showing: controller), view)
    }

    private func colors(of text: NSAttributedString?) -> [UIColor?] {
        var colors: [UIColor?] = []
        guard let text else { return colors }
        text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) { value, _, _ in
            colors.append(value as? UIColor)
        }
        return colors
    }

    @Test func aTextViewShowsTwoColors() throws {
        let (_, view) = try shown(UITextView())
        view.attributedText = twoColors
        #expect(colors(of: view.attributedText) == [.red, .blue])
        view.textColor = .green
        #expect(colors(of: view.attributedText) == [.green])
    }

    @Test func aTextFieldShowsTwoColors() throws {
        let (_, field) = try shown(UITextField())
        field.attributedText = twoColors
        #expect(colors(of: field.attributedText) == [.red, .blue])
        field.textColor = .green
        #expect(colors(of: field.attributedText) == [.green])
    }

    @Test func typedTextHasTheTypingAttributes() throws {
        let (app, view) = try shown(UITextView())
        view.attributedText = twoColors
        view.becomeFirstResponder()
        view.typingAttributes[.foregroundColor] = UIColor.green
        app.type("ab")
        #expect(view.text == "redblueab")
        #expect(colors(of: view.attributedText) == [.red, .blue, .green])
    }

    @Test func aLabelSetsItsColorOverThreeOthers() {
        let text = NSMutableAttributedString(attributedString: twoColors)
        text.insert(NSAttributedString(string: " plain "), at: 3)
        let label = UILabel()
        label.attributedText = text
        label.textColor = .green
        #expect(colors(of: label.attributedText) == [.green])
        label.textAlignment = .center
        #expect(label.sizeThatFits(.zero).width > 0)
    }
}
