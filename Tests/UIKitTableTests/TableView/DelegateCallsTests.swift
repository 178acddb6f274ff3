import Synchronization
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct DelegateCallsTests {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    private var calls: DelegateCalls { table.calls }
    private let first = IndexPath(row: 0, section: 0)
    /// False in release builds, which drop methods that nothing calls.
    // MARK: What is implemented

    @Test func anOptionalMethodThatNobodyImplementsIsAskedOnceAndRemembered() {
        let delegate = SilentDelegate()
        table.delegate = delegate
        #expect(calls.implements(.heightForRow) == nil)
        #expect(calls.heightForRow(at: first) == nil)
        #expect(calls.implements(.heightForRow) == false)
        #expect(calls.isAbsent(.heightForRow))
        #expect(!calls.isAbsent(.heightForHeader))
    }

    // Seeds 8.
    @Test func aTableWithoutADelegateAnswersNothing() {
        #expect(calls.heightForRow(at: first) == nil)
        #expect(calls.isAbsent(.heightForRow))
        #expect(calls.numberOfRows(inSection: 0) == nil)
        #expect(calls.numberOfSections() == nil)
    }

    @Test func anImplementedMethodIsAskedEveryTime() {
        let delegate = CountingDelegate()
        table.delegate = delegate
        for row in 0..<3 { #expect(calls.heightForRow(at: IndexPath(row: row, section: 0)) == 60) }
        #expect(delegate.rows == [0, 1, 2])
        #expect(calls.implements(.heightForRow) == true)
    }

    @Test func anImplementedMethodThatAnswersNilIsNotTakenForAbsent() throws {
        let delegate = CountingDelegate()
        table.delegate = delegate
        let answer = try #require(calls.viewForHeader(inSection: 0))
        #expect(answer == nil)
        #expect(calls.willSelectRow(at: first) == nil)
    }

    @Test func anOverrideThatCallsSuperIsAskedEveryTime() {
        let controller = CallsSuperInRowZero(style: .plain)
        table.delegate = controller
        #expect(calls.heightForRow(at: first) == controller.fallback)
        #expect(calls.heightForRow(at: IndexPath(row: 1, section: 0)) == 61)
        #expect(calls.heightForRow(at: first) == controller.fallback)
        #expect(controller.rows == [0, 1, 0])
    }

    @Test(.enabled(if: MethodResolution.canSeeUncalledMethods))
    func aMethodOnlyASubclassDeclaresIsAskedEveryTimeThoughItCallsSuper() {
        let delegate = DeclaresAndCallsSuper()
        table.delegate = delegate
        #expect(calls.heightForRow(at: first) == table.rowHeight)
        #expect(calls.heightForRow(at: IndexPath(row: 1, section: 0)) == 61)
        #expect(calls.heightForRow(at: first) == table.rowHeight)
        #expect(delegate.rows == [0, 1, 0])
    }

    @Test func aDelegateThatForwardsIsAskedEveryTime() {
        let delegate = ForwardingDelegate(to: SilentDelegate())
        table.delegate = delegate
        for row in 0..<2 { #expect(calls.heightForRow(at: IndexPath(row: row, section: 0)) == table.rowHeight) }
        delegate.next = CountingDelegate()
        #expect(calls.heightForRow(at: first) == 60)
        #expect(delegate.askedCount == 3)
        #expect(!calls.isAbsent(.heightForRow))
    }

    @Test func aNewDelegateOfAnotherClassIsAskedAfresh() {
        let silent = SilentDelegate()
        let counting = CountingDelegate()
        table.delegate = silent
        #expect(calls.heightForRow(at: first) == nil)
        table.delegate = counting
        #expect(calls.heightForRow(at: first) == 60)
        table.delegate = silent
        #expect(calls.heightForRow(at: first) == nil)
    }

    @Test func aDelegateSetThroughTheScrollViewIsAskedAfresh() {
        let silent = SilentDelegate()
        let counting = CountingDelegate()
        table.delegate = silent
        #expect(calls.heightForRow(at: first) == nil)
        let scrollView: UIScrollView = table
        scrollView.delegate = counting
        #expect(calls.heightForRow(at: first) == 60)
        #expect(table.delegate === counting)
    }

    // Seeds 247.
    @Test func theDelegateIsHeldWeakly() {
        table.delegate = CountingDelegate()
        #expect(table.delegate == nil)
        #expect(calls.heightForRow(at: first) == nil)
    }

    @Test func aDelegateReplacedDuringAPassIsNotAskedAgain() {
        let delegate = CountingDelegate()
        let next = CountingDelegate()
        table.delegate = delegate
        calls.pass {
            _ = calls.heightForRow(at: first)
            table.delegate = next
            _ = calls.heightForRow(at: first)
        }
        #expect(delegate.rows.count == 1)
        #expect(next.rows.count == 1)
    }

    // MARK: Methods that only a subclass declares

    @Test func aMethodOnlyASubclassOfATableControllerOverridesIsCalled() {
        let controller = CallsSuperInRowZero(style: .plain)
        table.delegate = controller
        table.dataSource = controller
        #expect(calls.implements(.heightForRow) == true)
        #expect(calls.implements(.heightForHeader) == false)
        #expect(calls.titleForHeader(inSection: 3) == "Section 3")
        #expect(calls.numberOfSections() == nil)
    }

    @Test func everyMethodOfATableControllerIsToldFromTheOthers() {
        #expect(TableMethod.controllerOverrides != nil)
        let overridden = TableMethod.ofControllers.filter { $0.isOverridden(in: OverridesEveryOther.self) }
        #expect(
            Set(overridden) == [
                .cellForRow, .titleForFooter, .didEndDisplayingCell, .viewForHeader, .didSelect, .performPrimaryAction,
            ])
        #expect(TableMethod.ofControllers.allSatisfy { !$0.isOverridden(in: UITableViewController.self) })
    }

    @Test(.enabled(if: MethodResolution.canSeeUncalledMethods))
    func methodsOnlyASubclassOfAPlainConformingClassDeclaresAreCalled() throws {
        let delegate = DeclaresInSubclass()
        table.delegate = delegate
        table.dataSource = delegate
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let view = UIView(frame: .zero)
        #expect(calls.numberOfSections() == 7)
        #expect(calls.titleForHeader(inSection: 2) == "Header 2")
        #expect(calls.heightForRow(at: IndexPath(row: 5, section: 0)) == 105)
        #expect(calls.heightForHeader(inSection: 2) == 22)
        #expect(try #require(calls.viewForFooter(inSection: 2)) === delegate.footer)
        #expect(calls.shouldHighlightRow(at: first) == false)
        #expect(calls.indentationLevel(at: first) == 4)
        #expect(try #require(calls.willSelectRow(at: first)) == IndexPath(row: 1, section: 0))
        calls.didSelectRow(at: first)
        calls.willDisplay(cell, at: first)
        calls.willDisplayHeader(view, inSection: 8)
        #expect(delegate.heard == ["didSelect [0, 0]", "willDisplay [0, 0] true", "willDisplayHeader 8 true"])
        #expect(calls.implements(.heightForRow) == true)
        #expect(calls.heightForFooter(inSection: 0) == nil)
    }

    @Test(.enabled(if: MethodResolution.canSeeUncalledMethods))
    func aMethodDeclaredInAnExtensionOrALocalSubclassIsCalled() {
        class Local: SilentDelegate {
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 33 }
        }
        let local = Local()
        table.delegate = local
        #expect(calls.heightForHeader(inSection: 0) == 33)

        let extended = DeclaresInAnExtension()
        table.delegate = extended
        #expect(calls.heightForFooter(inSection: 0) == 12)
    }

    @Test(.enabled(if: !MethodResolution.canSeeUncalledMethods))
    func aBuildThatCannotSeeSaysOnceWhatItCannotAsk() {
        final class Heard: Sendable {
            let messages = Mutex<[String]>([])
        }
        let heard = Heard()
        let delegate = DeclaresInSubclass()
        let ask = {
            for _ in 0..<2 {
                table.delegate = delegate
                #expect(calls.heightForRow(at: first) == nil)
                #expect(calls.heightForHeader(inSection: 0) == nil)
            }
        }
        ConsoleLog.listening(to: { message in heard.messages.withLock { $0.append(message) } }, during: ask)
        let messages = heard.messages.withLock { $0 }
        #expect(messages.count == 1)
        #expect(messages.first?.contains("DeclaresInSubclass declares tableView(_:heightForRowAt:)") == true)
        #expect(messages.first?.contains("PlainDataSource") == true)
    }

    @Test(.enabled(if: MethodResolution.canSeeUncalledMethods))
    func foundMethodsDoNotKeepTheDelegateAlive() {
        weak var seen: DeclaresInSubclass?
        do {
            let delegate = DeclaresInSubclass()
            seen = delegate
            table.delegate = delegate
            #expect(calls.heightForRow(at: first) == 100)
        }
        #expect(seen == nil)
        #expect(calls.heightForRow(at: first) == nil)
    }
}

private class SilentDelegate: NSObject, UITableViewDelegate {}

private class CountingDelegate: NSObject, UITableViewDelegate {
    var rows: [Int] = []

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        rows.append(indexPath.row)
        return 60
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
}

private class ForwardingDelegate: NSObject, UITableViewDelegate {
    var next: any UITableViewDelegate
    var askedCount = 0

    init(to next: any UITableViewDelegate) {
        self.next = next
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        askedCount += 1
        return next.tableView(tableView, heightForRowAt: indexPath)
    }
}

private class CallsSuperInRowZero: UITableViewController {
    var rows: [Int] = []
    var fallback: CGFloat { super.tableView(tableView, heightForRowAt: IndexPath(row: 0, section: 0)) }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        rows.append(indexPath.row)
        return indexPath.row == 0 ? super.tableView(tableView, heightForRowAt: indexPath) : 61
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Section \(section)"
    }
}

private class DeclaresAndCallsSuper: SilentDelegate {
    var rows: [Int] = []

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        rows.append(indexPath.row)
        return indexPath.row == 0 ? super.tableView(tableView, heightForRowAt: indexPath) : 61
    }
}

private class OverridesEveryOther: UITableViewController {
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
}

private class PlainDataSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

private class DeclaresInSubclass: PlainDataSource {
    let footer = UIView(frame: .zero)
    var heard: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { 7 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header \(section)" }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(100 + indexPath.row)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { CGFloat(20 + section) }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { false }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 4 }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        IndexPath(row: indexPath.row + 1, section: indexPath.section)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        heard.append("didSelect \(indexPath)")
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        heard.append("willDisplay \(indexPath) \(type(of: cell) == UITableViewCell.self)")
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        heard.append("willDisplayHeader \(section) \(type(of: view) == UIView.self)")
    }
}

private class DeclaresInAnExtension: SilentDelegate {}
extension DeclaresInAnExtension {
    fileprivate func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 12 }
}
