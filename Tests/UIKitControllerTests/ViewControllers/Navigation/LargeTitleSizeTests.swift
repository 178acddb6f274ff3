import Testing
import UIKitTestDriver

@testable import UIKit

/// Large titles at other text sizes, and in fonts of the application.
@MainActor @Suite(.serialized)
struct LargeTitleSizeTests {
    private final class List: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private func show(
        title: String = "Mail", at category: UIContentSizeCategory = .large,
        _ setUp: (UINavigationBar) -> Void = { _ in }
    ) throws -> (app: TestApplication, navigation: UINavigationController, list: List) {
        let list = List(style: .plain)
        list.title = title
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        setUp(navigation.navigationBar)
        let app = try TestApplication(showing: navigation, contentSizeCategory: category)
        app.frame()
        return (app, navigation, list)
    }

    /// Checks that the bar has room for the title, and the content begins below the bar.
    private func label(_ app: TestApplication, _ navigation: UINavigationController, _ list: List) throws -> UILabel {
        let title = try app.view(LargeTitleView.self)
        let label = try #require(title.subviews.first as? UILabel)
        #expect(title.bounds.contains(label.frame) && label.frame.height >= label.font.lineHeight - 1)
        let height = navigation.navigationBar.frame.height
        #expect(title.bounds.height == height - 44)
        #expect(list.tableView.adjustedContentInset.top == height && list.tableView.contentOffset.y == -height)
        return label
    }

    @Test(arguments: [
        (UIContentSizeCategory.extraSmall, 31), (.large, 34), (.extraExtraExtraLarge, 40), (.accessibilityMedium, 44),
        (.accessibilityExtraExtraExtraLarge, 60),
    ])
    func aTitleHasTheSizeOfItsTextStyleAndIsNotCutOff(category: UIContentSizeCategory, size: Int) throws {
        let (app, navigation, list) = try show(at: category)
        #expect(try label(app, navigation, list).font.pointSize == CGFloat(size))
        #expect((navigation.navigationBar.frame.height == 96) == (size <= 34))
    }

    @Test func aTitleFollowsTheTextSizeWhileItIsShown() throws {
        let (app, navigation, list) = try show()
        app.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
        app.frame()
        #expect(try label(app, navigation, list).font.pointSize == 60)
        app.setContentSizeCategory(.large)
        app.frame()
        #expect(try label(app, navigation, list).font.pointSize == 34)
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test func aLongTitleIsTruncatedInOneLine() throws {
        let title = "Letters that nobody has answered"
        let (app, navigation, list) = try show(title: title, at: .accessibilityLarge)
        let label = try label(app, navigation, list)
        #expect(label.numberOfLines == 1 && label.isTextTruncated && label.frame.width <= app.window.bounds.width)
    }

    @Test func theTitleOfTheRowAndItsHeightStay() throws {
        let (_, navigation, _) = try show(at: .accessibilityExtraExtraExtraLarge) { $0.prefersLargeTitles = false }
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test func aFontOfTheApplicationHasRoomAndKeepsItsSize() throws {
        let (app, navigation, list) = try show()
        let bar = navigation.navigationBar
        bar.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 80)]
        app.frame()
        #expect(try label(app, navigation, list).font.pointSize == 80)
        let height = bar.frame.height
        #expect(height > 130)
        app.setContentSizeCategory(.accessibilityLarge)
        app.frame()
        #expect(bar.frame.height == height)
        bar.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 20)]
        app.frame()
        #expect(try label(app, navigation, list).font.pointSize == 20)
        #expect(bar.frame.height == 96)
    }

    @Test func theFontAtTheEdgeOfTheContentDecides() throws {
        let (app, navigation, list) = try show { bar in
            let edge = UINavigationBarAppearance()
            edge.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 70)]
            bar.scrollEdgeAppearance = edge
        }
        let height = navigation.navigationBar.frame.height
        #expect(try label(app, navigation, list).font.pointSize == 70)
        list.tableView.contentOffset.y += 10
        app.frame()
        #expect(navigation.navigationBar.frame.height == height - 10)
        list.tableView.contentOffset.y -= 10
        app.frame()
        #expect(try label(app, navigation, list).font.pointSize == 70)
    }
}
