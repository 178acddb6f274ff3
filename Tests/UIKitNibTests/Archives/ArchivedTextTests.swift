import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Texts with attributes in archives.
@MainActor @Suite(.serialized)
struct ArchivedTextTests {
    private var text: NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let text = NSMutableAttributedString(
            string: "Bread and butter 🧈", attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style])
        text.addAttributes(
            [.foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: CGFloat(1.5)],
            range: NSRange(location: 0, length: 5))
        if let url = URL(string: "https://example.org") {
            text.addAttribute(.link, value: url, range: NSRange(location: 10, length: 6))
        }
        return text
    }

    @Test func aTextKeepsTheAttributesOfItsParts() throws {
        let text = text
        let data = try NSKeyedArchiver.archivedData(withRootObject: ArchivedText(text), requiringSecureCoding: true)
        let copied = try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedText.self, from: data)
        let copy = try #require(copied?.text)
        #expect(copy.string == text.string && copy.isEqual(to: text))
        let first = copy.attributes(at: 0, effectiveRange: nil)
        #expect(first[.underlineStyle] as? Int == 1 && first[.kern] as? CGFloat == 1.5)
        #expect(copy.attribute(.link, at: 12, effectiveRange: nil) as? URL == URL(string: "https://example.org"))
    }

    @Test func aValueThatCannotBeArchivedIsLeftOut() throws {
        let text = NSAttributedString(
            string: "x", attributes: [.attachment: NSTextAttachment(), .foregroundColor: UIColor.red])
        let copy = try Archive.copy(of: ArchivedText(text)).text
        #expect(
            copy.attributes(at: 0, effectiveRange: nil).keys.sorted { $0.rawValue < $1.rawValue } == [.foregroundColor])
    }

    @Test(arguments: [-1, 18, 4000])
    func rangesOutsideOfTheTextAreIgnored(_ location: Int) throws {
        let copy = try Archive.copy(of: ArchivedText(text), damaging: "location", to: location)
        #expect(copy.text.string == text.string)
    }

    @Test func labelsFieldsViewsAndButtonsKeepTheirTexts() throws {
        let text = text
        let label = UILabel()
        label.attributedText = text
        label.shadowColor = .blue
        let copiedLabel = try Archive.copy(of: label)
        #expect(copiedLabel.attributedText?.isEqual(to: text) == true && copiedLabel.shadowColor == .blue)
        let button = UIButton(type: .custom)
        button.setAttributedTitle(text, for: .normal)
        #expect(try Archive.copy(of: button).attributedTitle(for: .normal)?.isEqual(to: text) == true)
        let field = UITextField()
        field.attributedText = text
        field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.green])
        field.keyboardType = .emailAddress
        field.leftView = UISwitch()
        let copiedField = try Archive.copy(of: field)
        #expect(copiedField.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
        let placeholder = copiedField.attributedPlaceholder
        #expect(placeholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
        #expect(copiedField.keyboardType == .emailAddress && copiedField.leftView is UISwitch)
        let view = UITextView()
        view.attributedText = text
        view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.dataDetectorTypes = .link
        let copiedView = try Archive.copy(of: view)
        #expect(copiedView.attributedText.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
        #expect(copiedView.textContainerInset == view.textContainerInset && copiedView.dataDetectorTypes == .link)
    }

    @Test func aPlainTextKeepsTheFontOfItsLabel() throws {
        let label = UILabel()
        label.text = "Plain"
        label.font = .boldSystemFont(ofSize: 21)
        let copy = try Archive.copy(of: label)
        #expect(copy.text == "Plain" && copy.content.attributed == nil && copy.font == label.font)
    }
}
