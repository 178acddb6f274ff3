import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct SearchBarImageTests {
    private final class Listener: NSObject, UISearchBarDelegate {
        var heard: [String] = []
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { heard.append("bookmark") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { heard.append("results") }
    }

    private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
    private let listener = Listener()

    private func start() throws -> TestApplication {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        bar.delegate = listener
        controller.view.addSubview(bar)
        app.advance(by: 0.1)
        return app
    }

    private func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }

    private func button() -> UIButton? { bar.searchTextField.rightView as? UIButton }

    @Test func theBookmarkButtonTellsTheDelegate() throws {
        let app = try start()
        #expect(!bar.showsBookmarkButton)
        bar.showsBookmarkButton = true
        app.advance(by: 0.1)
        try app.tap(try #require(button()))
        #expect(listener.heard == ["bookmark"])
    }

    @Test func theButtonForResultsTakesThePlaceOfTheBookmarks() throws {
        let app = try start()
        bar.showsBookmarkButton = true
        bar.showsSearchResultsButton = true
        #expect(!bar.showsBookmarkButton)
        bar.isSearchResultsButtonSelected = true
        app.advance(by: 0.1)
        #expect(button()?.isSelected == true)
        try app.tap(try #require(button()))
        #expect(listener.heard == ["results"])
        bar.showsSearchResultsButton = false
        #expect(button() == nil)
    }

    @Test func imagesTakeThePlaceOfIcons() throws {
        _ = try start()
        bar.setImage(square(11), for: .search, state: .normal)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image?.size == CGSize(width: 11, height: 11))
        bar.setImage(nil, for: .search, state: .normal)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image?.size != CGSize(width: 11, height: 11))
        bar.showsBookmarkButton = true
        bar.setImage(square(12), for: .bookmark, state: .normal)
        #expect(button()?.currentImage?.size == CGSize(width: 12, height: 12))
        #expect(bar.image(for: .bookmark, state: .normal)?.size == CGSize(width: 12, height: 12))
    }

    @Test func anImageOfTheClearButtonIsShownInIt() throws {
        let app = try start()
        bar.setImage(square(13), for: .clear, state: .normal)
        bar.searchTextField.becomeFirstResponder()
        bar.text = "oak"
        app.advance(by: 0.1)
        func pictures(_ view: UIView) -> [UIImageView] {
            view.subviews.flatMap { ($0 as? UIImageView).map { [$0] } ?? pictures($0) }
        }
        #expect(pictures(bar.searchTextField).contains { $0.image?.size == CGSize(width: 13, height: 13) })
    }

    @Test func aBackgroundOfTheFieldReplacesItsGray() throws {
        _ = try start()
        bar.setSearchFieldBackgroundImage(square(5), for: .normal)
        #expect(bar.searchTextField.background != nil && bar.searchTextField.backgroundColor == nil)
        bar.setSearchFieldBackgroundImage(nil, for: .normal)
        #expect(bar.searchTextField.background == nil && bar.searchTextField.backgroundColor != nil)
    }

    @Test func onlyTheBackgroundOfTheDefaultMetricsIsShown() {
        bar.setBackgroundImage(square(5), for: .any, barMetrics: .compact)
        #expect(bar.backgroundImage == nil)
        bar.setBackgroundImage(square(5), for: .any, barMetrics: .default)
        #expect(bar.backgroundImage != nil && bar.backgroundImage(for: .any, barMetrics: .default) != nil)
    }
}
