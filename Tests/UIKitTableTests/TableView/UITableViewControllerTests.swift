import Testing

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized) struct UITableViewControllerTests {
    // Seeds 5, 219.
    @Test func theViewIsATableThatAsksTheController() {
        let controller = Fruits(style: .plain)
        #expect(controller.view is UITableView)
        #expect(controller.tableView === controller.view)
        #expect(controller.tableView.dataSource === controller)
        #expect(controller.tableView.delegate === controller)
    }

    // Seeds 209, 249, 326.
    @Test func theStyleIsTheTables() {
        #expect(UITableViewController(style: .grouped).tableView.style == .grouped)
        #expect(UITableViewController(style: .insetGrouped).tableView.style == .insetGrouped)
        #expect(UITableViewController().tableView.style == .plain)
        #expect(UITableViewController(nibName: nil, bundle: nil).tableView.style == .plain)
    }

    // Seeds 70.
    @Test func overridesOfASubclassFillTheTable() {
        let controller = Fruits(style: .plain)
        let window = show(controller)
        #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["Apple", "Pear", "Plum"])
        #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
        #expect(controller.tableView.headerView(forSection: 0)?.textLabel?.text == "Fruit")
        hide(window)
    }

    // Seeds 16.
    @Test func aControllerThatOverridesNothingShowsAnEmptySection() {
        let controller = UITableViewController(style: .plain)
        let window = show(controller)
        #expect(controller.tableView.numberOfSections == 1)
        #expect(controller.tableView.numberOfRows(inSection: 0) == 0)
        hide(window)
    }

    @Test func theSelectionGoesAwayWhenTheTableIsAboutToAppear() {
        let controller = Fruits(style: .plain)
        let window = show(controller)
        controller.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        appearAgain(controller)
        #expect(controller.tableView.indexPathForSelectedRow == nil)
        hide(window)
    }

    @Test func theSelectionStaysWhenAskedTo() {
        let controller = Fruits(style: .plain)
        #expect(controller.clearsSelectionOnViewWillAppear)
        controller.clearsSelectionOnViewWillAppear = false
        let window = show(controller)
        controller.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        appearAgain(controller)
        #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        hide(window)
    }

    // Seeds 108, 222.
    @Test func anOverrideOfWillDisplayIsCalledForEachRowThatComesIntoView() {
        final class Displaying: UITableViewController {
            var shown: [Int] = []

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }

            override func tableView(
                _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
            ) {
                cell.textLabel?.text = "Shown as \(indexPath.row)"
                shown.append(indexPath.row)
            }
        }
        let controller = Displaying(style: .plain)
        controller.loadViewIfNeeded()
        controller.tableView.rowHeight = 60
        let window = show(controller)
        let count = controller.tableView.visibleCells.count
        #expect(count > 0 && controller.shown == Array(0..<count))
        #expect(controller.tableView.visibleCells.first?.textLabel?.text == "Shown as 0")
        controller.shown = []
        controller.tableView.contentOffset.y += 60
        controller.tableView.layoutIfNeeded()
        #expect(controller.shown == [count])
        hide(window)
    }

    @Test func onlyTheFirstAppearanceReloads() {
        let controller = Fruits(style: .plain)
        let window = show(controller)
        let count = controller.rowCountQuestions
        appearAgain(controller)
        controller.tableView.layoutIfNeeded()
        #expect(controller.rowCountQuestions == count)
        hide(window)
    }

    @Test func aViewThatIsNoTableRaises() {
        let controller = UITableViewController(style: .plain)
        controller.view = UIView(frame: .zero)
        let exceptions = raised { _ = controller.tableView }
        #expect(exceptions.map(\.name) == [.internalInconsistencyException])
        #expect(exceptions.first?.reason?.hasPrefix("-[UITableViewController loadView]") == true)
    }

    // Seeds 15.
    @Test func rowsWithoutACellRaise() {
        let controller = OnlyCounts(style: .plain)
        var window: UIWindow?
        let exceptions = raised { window = show(controller) }
        #expect(exceptions.first?.name == .internalInconsistencyException)
        #expect(exceptions.first?.reason?.contains("failed to obtain a cell from its dataSource") == true)
        window.map(hide)
    }

    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    private func hide(_ window: UIWindow) {
        window.isHidden = true
        window.rootViewController = nil
    }

    private func appearAgain(_ controller: UIViewController) {
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
    }
}

private class Fruits: UITableViewController {
    private let names = ["Apple", "Pear", "Plum"]
    var rowCountQuestions = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rowCountQuestions += 1
        return names.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "fruit")
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Fruit" }
}

private class OnlyCounts: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
}
