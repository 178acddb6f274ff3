import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

/// Text sizes that change while an application runs.
@MainActor @Suite(.serialized)
struct ContentSizeNotificationTests {
    @Test func aChangeIsPostedOnceWithTheNewCategory() throws {
        let app = try TestApplication(showing: UIViewController(), scale: 1)
        nonisolated(unsafe) var posted: [UIContentSizeCategory] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { note in
            if let new = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory {
                posted.append(new)
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        app.setContentSizeCategory(.extraLarge)
        app.setContentSizeCategory(.extraLarge)
        #expect(posted == [.extraLarge])
    }

    @Test func fieldsAndTextViewsFollowTheCategory() throws {
        let root = UIViewController()
        let views: [UIView & UIContentSizeCategoryAdjusting] = [UILabel(), UITextField(), UITextView()]
        (views[0] as? UILabel)?.font = .preferredFont(forTextStyle: .body)
        (views[1] as? UITextField)?.font = .preferredFont(forTextStyle: .body)
        (views[2] as? UITextView)?.font = .preferredFont(forTextStyle: .body)
        for view in views {
            view.adjustsFontForContentSizeCategory = true
            root.view.addSubview(view)
        }
        let app = try TestApplication(showing: root, scale: 1)
        app.setContentSizeCategory(.extraExtraExtraLarge)
        #expect((views[0] as? UILabel)?.font.pointSize == 23)
        #expect((views[1] as? UITextField)?.font?.pointSize == 23)
        #expect((views[2] as? UITextView)?.font?.pointSize == 23)
    }

    /// Two fonts that follow the category, and one that does not.
    private var mixed: NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        let fonts: [UIFont] = [
            .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .footnote), .boldSystemFont(ofSize: 12),
        ]
        for font in fonts { text.append(NSAttributedString(string: "word", attributes: [.font: font])) }
        return text
    }

    private func sizes(_ text: NSAttributedString?) -> [CGFloat] {
        guard let text else { return [] }
        var sizes: [CGFloat] = []
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, _, _ in
            sizes.append((value as? UIFont)?.pointSize ?? 0)
        }
        return sizes
    }

    @Test func eachFontOfAnAttributedTextFollowsTheCategory() throws {
        let root = UIViewController()
        let (label, view) = (UILabel(), UITextView())
        label.attributedText = mixed
        view.attributedText = mixed
        for part: UIView & UIContentSizeCategoryAdjusting in [label, view] {
            part.adjustsFontForContentSizeCategory = true
            root.view.addSubview(part)
        }
        let app = try TestApplication(showing: root, scale: 1)
        #expect(sizes(label.attributedText) == [17, 13, 12])
        #expect(sizes(view.attributedText) == [17, 13, 12])
        app.setContentSizeCategory(.extraExtraExtraLarge)
        #expect(sizes(label.attributedText) == [23, 19, 12])
        #expect(sizes(view.attributedText) == [23, 19, 12])
        app.setContentSizeCategory(.large)
        #expect(sizes(label.attributedText) == [17, 13, 12])
        #expect(sizes(view.attributedText) == [17, 13, 12])
    }
}
