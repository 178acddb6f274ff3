import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
final class InputViewsTests {
    private lazy var stage = TouchStage(size: CGSize(width: 400, height: 800))
    private lazy var field = shownField(y: 0)
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    private let picker = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 216))
    private var notices: [String] = []

    private func shownField(y: CGFloat) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: y, width: 200, height: 30))
        stage.window.addSubview(field)
        return field
    }

    private func listen() -> [any NSObjectProtocol] {
        [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [unowned self] notice in
                func y(_ key: String) -> Int { Int((notice.userInfo?[key] as? NSValue)?.cgRectValue.minY ?? -1) }
                let from = y(UIResponder.keyboardFrameBeginUserInfoKey)
                let to = y(UIResponder.keyboardFrameEndUserInfoKey)
                MainActor.assumeIsolated {
                    notices.append("\(name.rawValue.dropFirst(10).dropLast(12)) \(from) \(to)")
                }
            }
        }
    }

    private func frameInWindow(_ view: UIView) -> CGRect { view.convert(view.bounds, to: stage.window) }

    @Test func theAccessoryStandsAboveTheInputViewAtTheLowerEdge() {
        field.inputView = picker
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        stage.advance(by: 0.5)
        #expect(frameInWindow(bar) == CGRect(x: 0, y: 540, width: 400, height: 44))
        #expect(frameInWindow(picker) == CGRect(x: 0, y: 584, width: 400, height: 216))
        field.resignFirstResponder()
        stage.advance(by: 0.5)
        #expect(bar.window == nil)
        #expect(picker.window == nil)
    }

    @Test func theySlideInAndOutAndObserversHearOfIt() {
        let tokens = listen()
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        #expect(notices == ["WillShow 800 756"])
        stage.advance(by: 0.1)
        let top = bar.superview?.layer.presentation()?.frame.minY ?? 0
        #expect(top > 756 && top < 800)
        stage.advance(by: 0.3)
        #expect(notices == ["WillShow 800 756", "DidShow 800 756"])
        notices = []
        field.resignFirstResponder()
        #expect(notices == ["WillHide 756 800"])
        stage.advance(by: 0.4)
        #expect(notices == ["WillHide 756 800", "DidHide 756 800"])
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test func theNextFieldsViewsTakeThePlaceOfTheFirsts() {
        let other = shownField(y: 40)
        field.inputAccessoryView = bar
        other.inputAccessoryView = bar
        other.inputView = picker
        field.becomeFirstResponder()
        stage.advance(by: 0.5)
        let tokens = listen()
        other.becomeFirstResponder()
        #expect(notices == ["WillShow 756 540"])
        stage.advance(by: 0.5)
        #expect(frameInWindow(bar).minY == 540)
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test func fieldsThatShareTheirViewsMoveNothing() {
        let other = shownField(y: 40)
        field.inputAccessoryView = bar
        other.inputAccessoryView = bar
        field.becomeFirstResponder()
        stage.advance(by: 0.5)
        let tokens = listen()
        other.becomeFirstResponder()
        stage.advance(by: 0.5)
        #expect(notices.isEmpty)
        #expect(bar.window != nil)
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test func aResponderUpTheChainGivesItsViews() {
        final class Chat: UIView {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
            override var inputAccessoryView: UIView? { bar }
        }
        let chat = Chat(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
        stage.window.addSubview(chat)
        chat.addSubview(field)
        field.becomeFirstResponder()
        stage.advance(by: 0.5)
        #expect(frameInWindow(chat.bar).minY == 750)
    }

    @Test func viewsGivenDuringEditingShowAfterAReload() {
        field.becomeFirstResponder()
        field.inputAccessoryView = bar
        #expect(bar.window == nil)
        field.reloadInputViews()
        #expect(bar.window != nil)
    }

    @Test func theyStandAboveTheSafeAreaAndInFrontOfWhatComesLater() {
        let stage = TouchStage(
            size: CGSize(width: 400, height: 800), safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        stage.window.addSubview(field)
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        stage.advance(by: 0.5)
        #expect(bar.convert(bar.bounds, to: stage.window).maxY == 766)
        stage.window.addSubview(UIView(frame: stage.window.bounds))
        #expect(stage.window.subviews.last === bar.superview)
    }

    @Test func theTableOfATableViewControllerMakesRoomAndScrollsToTheField() {
        final class Form: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 18 }
            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.contentView.addSubview(UITextField(frame: CGRect(x: 20, y: 5, width: 200, height: 30)))
                return cell
            }
        }
        let form = Form()
        stage.window.rootViewController = form
        stage.advance(by: 0.1)
        let cell = form.tableView.cellForRow(at: IndexPath(row: 16, section: 0))
        guard let last = cell?.contentView.subviews.lazy.compactMap({ $0 as? UITextField }).first else {
            Issue.record("the row is on screen")
            return
        }
        last.inputView = picker
        last.becomeFirstResponder()
        #expect(form.tableView.adjustedContentInset.bottom == 216)
        stage.advance(by: 1)
        #expect(frameInWindow(last).maxY <= 584)
        last.resignFirstResponder()
        #expect(form.tableView.adjustedContentInset.bottom == 0)
    }

    @Test func aFingerPullsThemDownWhereTheScrollViewSaysSo() {
        let scrollView = UIScrollView(frame: stage.window.bounds)
        scrollView.contentSize = CGSize(width: 400, height: 4000)
        scrollView.contentOffset.y = 1000
        scrollView.keyboardDismissMode = .interactive
        stage.window.addSubview(scrollView)
        field.inputView = picker
        field.becomeFirstResponder()
        stage.advance(by: 0.5)
        stage.down(200, 400)
        for _ in 0..<15 {
            stage.advance(by: 0.016)
            stage.move(0, 20)
        }
        #expect(picker.superview?.frame.minY == 700)
        #expect(field.isFirstResponder)
        stage.up()
        #expect(!field.isFirstResponder)
        stage.advance(by: 0.5)
        #expect(picker.window == nil)
    }
}
