import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct UISearchBarTests {
    private final class Delegate: NSObject, UISearchBarDelegate {
        var log: [String] = []
        var allows = true
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
        func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
            -> Bool
        {
            allows
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    }

    private func shown(layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight) throws
        -> (app: TestApplication, bar: UISearchBar, delegate: Delegate)
    {
        let controller = UIViewController()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
        bar.placeholder = "Search"
        controller.view.addSubview(bar)
        let delegate = Delegate()
        bar.delegate = delegate
        return (try TestApplication(showing: controller, layoutDirection: layoutDirection), bar, delegate)
    }

    @Test func theFieldStandsInTheMiddleOfTheBar() throws {
        let (_, bar, _) = try shown()
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 374, height: 36))
        #expect(bar.sizeThatFits(CGSize(width: 390, height: 0)).height == 56)
    }

    @Test func whatIsAskedOfTheKeyboardIsThatOfTheField() {
        let bar = UISearchBar()
        let traits: any UITextInputTraits = bar
        #expect(traits.returnKeyType == .search)
        bar.keyboardAppearance = .dark
        bar.isSecureTextEntry = true
        bar.searchTextField.spellCheckingType = .no
        #expect(bar.searchTextField.keyboardAppearance == .dark && bar.searchTextField.isSecureTextEntry)
        #expect(traits.spellCheckingType == .no)
    }

    @Test func typingTellsTheDelegate() throws {
        let (app, bar, delegate) = try shown()
        try app.tap(bar)
        app.type("ab")
        #expect(bar.isFirstResponder)
        #expect(bar.text == "ab")
        #expect(delegate.log == ["begin", "text a", "text ab"] || delegate.log == ["begin", "text ab"])
        bar.resignFirstResponder()
        #expect(delegate.log.last == "end")
    }

    @Test func changesInCodeTellNobody() throws {
        let (_, bar, delegate) = try shown()
        bar.text = "x"
        #expect(delegate.log.isEmpty)
    }

    @Test func theDelegateMayForbidAChange() throws {
        let (app, bar, delegate) = try shown()
        bar.becomeFirstResponder()
        delegate.allows = false
        app.type("a")
        #expect(bar.text == "")
    }

    @Test func returnSearchesAndGoesOnEditing() throws {
        let (app, bar, delegate) = try shown()
        bar.becomeFirstResponder()
        app.press(.keyboardReturnOrEnter)
        #expect(delegate.log == ["begin"], "nothing to search for")
        app.type("a")
        app.press(.keyboardReturnOrEnter)
        #expect(delegate.log.last == "search")
        #expect(bar.isFirstResponder)
    }

    @Test func theCancelButtonTakesItsRoomFromTheField() throws {
        let (app, bar, delegate) = try shown()
        bar.setShowsCancelButton(true, animated: true)
        app.advance(by: 1)
        let cancel = try app.view(text: "Cancel")
        #expect(bar.searchTextField.frame.maxX < cancel.convert(cancel.bounds, to: bar).minX)
        try app.tap(text: "Cancel")
        #expect(delegate.log == ["cancel"])
        bar.showsCancelButton = false
        app.advance(by: 0.1)
        #expect(bar.searchTextField.frame.width == 374)
    }

    @Test func fromRightToLeftTheCancelButtonIsAtTheLeft() throws {
        let (app, bar, _) = try shown(layoutDirection: .rightToLeft)
        bar.showsCancelButton = true
        app.advance(by: 0.1)
        let cancel = try app.view(text: "Cancel")
        #expect(cancel.convert(cancel.bounds, to: bar).maxX < bar.searchTextField.frame.minX)
        #expect(bar.searchTextField.frame.maxX == 382)
    }

    @Test func aMinimalBarHasNoGround() throws {
        let (app, bar, _) = try shown()
        #expect(app.screenshot().color(x: 4, y: 204).red == 248)
        bar.searchBarStyle = .minimal
        bar.superview?.backgroundColor = .white
        #expect(app.screenshot().color(x: 4, y: 204).red == 255)
    }

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func asATitleItsFieldFillsTheRoomBesideTheButtons(direction: UITraitEnvironmentLayoutDirection) throws {
        let controller = UIViewController()
        let bar = UISearchBar()
        controller.navigationItem.titleView = bar
        let app = try TestApplication(
            showing: UINavigationController(rootViewController: controller), layoutDirection: direction)
        func field() -> CGRect { bar.searchTextField.convert(bar.searchTextField.bounds, to: nil) }
        app.frame()
        #expect(field().minX == 16 && field().maxX == 374 && field().height == 36)
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
        app.frame()
        let button = try app.view(text: "Done")
        let done = button.convert(button.bounds, to: nil)
        if direction == .leftToRight {
            #expect(field().minX == 16 && done.minX - field().maxX == 8)
        } else {
            #expect(field().maxX == 374 && field().minX - done.maxX == 8)
        }
    }

    @Test func withoutAWidthItFitsTheScreen() throws {
        let (app, bar, _) = try shown()
        #expect(bar.sizeThatFits(CGSize(width: 200, height: 0)).width == 200)
        bar.removeFromSuperview()
        bar.frame = .zero
        bar.sizeToFit()
        #expect(bar.frame == CGRect(x: 0, y: 0, width: app.screen.bounds.width, height: 56))
    }
}
