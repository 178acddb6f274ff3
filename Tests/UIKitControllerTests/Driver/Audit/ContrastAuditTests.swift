import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct ContrastAuditTests {
    private func issues(_ color: UIColor, _ change: @escaping (UILabel) -> Void = { _ in }) throws
        -> [AccessibilityAuditIssue]
    {
        try AuditScreen.issues(.contrast) { view in
            let label = AuditScreen.label("Some text to be read", color: color)
            view.addSubview(label)
            change(label)
        }
    }

    // Contrasts of gray on white, by the formula of WCAG 2: 0x76 4.54, 0x80 3.95, 0x99 2.85.
    @Test func textIsReportedBelowAContrastOfFourAndAHalf() throws {
        #expect(try issues(gray(0x76)).isEmpty)
        #expect(try issues(gray(0x80)).map(\.compactDescription) == ["Contrast nearly passed"])
        #expect(try issues(gray(0x99)).map(\.compactDescription) == ["Contrast failed"])
    }

    @Test func theSentenceNamesTheMeasuredContrastAndColors() throws {
        let issue = try #require(try issues(gray(0x99)).first)
        #expect(issue.detailedDescription.hasSuffix("has a contrast of 2.8:1 instead of 4.5:1 (#999999 on #FFFFFF)."))
        #expect(issue.element is UILabel)
    }

    @Test func largeTextMayHaveAContrastOfThree() throws {
        #expect(try issues(gray(0x80)) { $0.font = .systemFont(ofSize: 18) }.isEmpty)
        #expect(try issues(gray(0x80)) { $0.font = .boldSystemFont(ofSize: 14) }.isEmpty)
        #expect(try issues(gray(0x80)) { $0.font = .boldSystemFont(ofSize: 13) }.count == 1)
        #expect(try issues(gray(0x99)) { $0.font = .systemFont(ofSize: 18) }.count == 1)
    }

    @Test func whatIsBehindTheTextCounts() throws {
        #expect(try issues(.white) { $0.superview?.backgroundColor = .black }.isEmpty)
        #expect(try issues(.black) { $0.superview?.backgroundColor = .black }.count == 1)
        #expect(try issues(.black) { $0.backgroundColor = UIColor(white: 0.1, alpha: 1) }.count == 1)
    }

    @Test func aTransparentViewMakesItsTextPaler() throws {
        #expect(try issues(.black) { $0.alpha = 0.35 }.map(\.compactDescription) == ["Contrast failed"])
    }

    @Test func thinTextIsJudgedByItsColorInPicturesOfAnyScale() throws {
        for scale: CGFloat in [1, 2, 3] {
            let issues = try AuditScreen.issues(.contrast, scale: scale) { view in
                let label = AuditScreen.label("thin words", color: .black)
                label.font = .systemFont(ofSize: 11, weight: .thin)
                view.addSubview(label)
            }
            #expect(issues.isEmpty)
        }
    }

    @Test func whatIsDisabledOrAPlaceholderOrAnEmojiIsNotJudged() throws {
        #expect(try issues(gray(0xAA)) { $0.isEnabled = false }.isEmpty)
        #expect(try issues(.placeholderText).isEmpty)
        #expect(try issues(.black) { $0.text = "👍" }.isEmpty)
    }

    @Test func textThatAnotherViewCoversIsNotJudged() throws {
        let found = try issues(gray(0xAA)) { label in
            let cover = UIView(frame: label.frame)
            cover.backgroundColor = .white
            label.superview?.addSubview(cover)
        }
        #expect(found.isEmpty)
    }

    @Test func theTextOfAFieldIsJudged() throws {
        let issues = try AuditScreen.issues(.contrast) { view in
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
            (field.text, field.textColor) = ("Pale text", UIColor(white: 0.8, alpha: 1))
            view.addSubview(field)
        }
        #expect(issues.count == 1)
        #expect(issues.first?.element is UITextField)
    }

    private func gray(_ level: Int) -> UIColor { UIColor(white: CGFloat(level) / 255, alpha: 1) }
}
