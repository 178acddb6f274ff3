import Testing
import UIKitTestDriver

@testable import UIKit

/// Alerts and action sheets at the text sizes of accessibility.
@MainActor @Suite(.serialized)
struct AlertTextSizeTests {
    private func shown(
        _ style: UIAlertController.Style, at category: UIContentSizeCategory
    ) throws -> (app: TestApplication, alert: UIAlertController) {
        let root = UIViewController()
        let app = try TestApplication(showing: root, contentSizeCategory: category)
        let alert = UIAlertController(title: "Delete the message?", message: "It is gone then.", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        root.present(alert, animated: false)
        app.advance(by: 0.1)
        return (app, alert)
    }

    private func rows(_ alert: UIAlertController) -> [AlertActionRow] {
        func rows(in view: UIView) -> [AlertActionRow] {
            view.subviews.flatMap { ($0 as? AlertActionRow).map { [$0] } ?? rows(in: $0) }
        }
        return rows(in: alert.view)
    }

    @Test func atTheDefaultSizeTwoActionsAreSideBySideAnd44High() throws {
        let (app, alert) = try shown(.alert, at: .large)
        defer { app.end() }
        #expect(rows(alert).map(\.frame.height) == [44, 44])
        #expect(rows(alert)[0].frame.minY == rows(alert)[1].frame.minY)
        #expect(alert.view.bounds.width == 270)
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func atAnAccessibilitySizeActionsAreInAColumnAndNoTitleIsCut(style: UIAlertController.Style) throws {
        let (app, alert) = try shown(style, at: .accessibilityExtraExtraExtraLarge)
        defer { app.end() }
        let rows = rows(alert)
        #expect(rows.count == 2)
        #expect(rows.allSatisfy { $0.bounds.width == alert.view.bounds.width && $0.bounds.height > 60 })
        for row in rows {
            let label = try #require(row.subviews.first as? UILabel)
            #expect(label.font.pointSize > 50)
            #expect(label.sizeThatFits(label.bounds.size).height <= label.bounds.height + 0.5)
        }
    }

    @Test func anAlertIsArrangedAgainWhenTheTextSizeChanges() throws {
        let (app, alert) = try shown(.alert, at: .large)
        defer { app.end() }
        app.setContentSizeCategory(.accessibilityLarge)
        #expect(alert.view.bounds.width == 358)
        #expect(rows(alert).allSatisfy { $0.bounds.width == 358 })
        app.setContentSizeCategory(.large)
        #expect(alert.view.bounds.width == 270 && rows(alert).allSatisfy { $0.bounds.width == 135 })
    }
}
