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
}
