import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct RowContextMenuTests {
    @Test func theCallsOfAMenuByLongPress() throws {
        let stage = try RowMenuStage()
        try stage.app.longPress(text: "Porto")
        stage.app.advance(by: 0.6)
        #expect(stage.app.shows(text: "Copy name"))
        try stage.app.tap(text: "Copy name")
        stage.app.advance(by: 0.6)
        #expect(
            stage.log == [
                "should highlight 1", "configuration 1", "actions", "did unhighlight 1", "highlight city 1",
                "will display city 1", "animation", "completion", "dismiss city 1", "will end city 1", "copy 1",
                "ended city 1",
            ])
        #expect(stage.table.indexPathForSelectedRow == nil)
    }

    @Test func aSecondaryClickOpensTheMenuAtThePointer() throws {
        let stage = try RowMenuStage()
        try stage.app.secondaryClick(stage.app.view(text: "Porto"))
        stage.app.advance(by: 0.6)
        #expect(stage.app.shows(text: "Copy name"))
        #expect(stage.table.contextMenuInteraction?.menuAppearance == .compact)
        #expect(stage.log == ["configuration 1", "actions", "will display city 1", "animation", "completion"])
    }

    @Test func aSecondClickOutsideClosesTheMenu() throws {
        let stage = try RowMenuStage()
        try stage.app.secondaryClick(stage.app.view(text: "Porto"))
        stage.app.advance(by: 0.6)
        stage.app.secondaryClick(at: CGPoint(x: 20, y: 380))
        stage.app.advance(by: 0.6)
        #expect(!stage.app.shows(text: "Copy name"))
        #expect(stage.table.contextMenuInteraction?.menuAppearance == .unknown)
    }

    @Test func aRowWithoutAMenuKeepsItsTouch() throws {
        let stage = try RowMenuStage()
        stage.rowsWithMenus = [1]
        try stage.app.longPress(text: "Lisbon")
        #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        #expect(stage.log.filter { $0.hasPrefix("configuration") } == ["configuration 0"])
    }

    @Test func theMenuKeyOpensTheMenuOfTheFocusedRow() throws {
        let stage = try RowMenuStage()
        stage.app.press(.keyboardDownArrow)
        stage.app.press(.keyboardDownArrow)
        stage.app.press(.keyboardF10, modifiers: .shift)
        stage.app.advance(by: 0.6)
        #expect(stage.app.shows(text: "Copy name"))
        #expect(stage.log.contains("configuration 1"))
    }

    @Test func aTapOnThePreviewOfAControllerPerformsThePreviewAction() throws {
        let stage = try RowMenuStage()
        let preview = UIViewController()
        preview.preferredContentSize = CGSize(width: 200, height: 120)
        stage.preview = preview
        try stage.app.longPress(text: "Porto")
        stage.app.advance(by: 0.6)
        stage.log = []
        try stage.app.tap(preview.view)
        stage.app.advance(by: 0.6)
        #expect(stage.log == ["perform city 1", "dismiss city 1", "will end city 1", "performed", "ended city 1"])
    }

    @Test func anActionMayDeleteTheRow() throws {
        let stage = try RowMenuStage()
        try stage.app.longPress(text: "Porto")
        stage.app.advance(by: 0.6)
        try stage.app.tap(text: "Delete")
        stage.app.advance(by: 1)
        #expect(stage.app.visibleTexts == ["Lisbon", "Braga"])
    }

    @Test func aMenuOutlivesAReloadOfItsTable() throws {
        let stage = try RowMenuStage()
        try stage.app.longPress(text: "Porto")
        stage.app.advance(by: 0.6)
        stage.table.reloadData()
        stage.app.advance(by: 0.1)
        try stage.app.tap(text: "Copy name")
        stage.app.advance(by: 0.6)
        #expect(stage.log.last == "ended city 1")
    }

    @Test func theDelegateChoosesWhatIsLifted() throws {
        let stage = try RowMenuStage()
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 10, y: 0, width: 40, height: 40))
        stage.highlighted = { UITargetedPreview(view: stage.table.visibleCells[1], parameters: parameters) }
        try stage.app.longPress(text: "Porto")
        stage.app.advance(by: 0.6)
        let lifted = try stage.app.view(LiftedPreview.self)
        #expect(lifted.bounds.size == CGSize(width: 40, height: 40))
        #expect(lifted.convert(lifted.bounds.center, to: stage.table) == CGPoint(x: 30, y: 80))
    }

    @Test func theLiftedRowGoesBackToWhereItsRowHasMoved() throws {
        let stage = try RowMenuStage()
        try stage.app.longPress(text: "Porto")
        stage.app.advance(by: 0.6)
        stage.cities.insert("Alverca", at: 0)
        stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        let lifted = try stage.app.view(LiftedPreview.self)
        stage.app.tap(at: CGPoint(x: 20, y: 390))
        // The preview leaves out the separator, half a point at the lower edge.
        #expect(lifted.center.y == 149.75)
    }

    @Test func theInteractionMayOutliveItsTable() throws {
        var interaction: UIContextMenuInteraction?
        var delegate: (any UIContextMenuInteractionDelegate)?
        do {
            let menus = UITableViewController(style: .plain)
            let source = EmptyDelegate()
            menus.tableView.delegate = source
            interaction = menus.tableView.contextMenuInteraction
            delegate = interaction?.delegate
        }
        let owner = try #require(interaction)
        #expect(delegate?.contextMenuInteraction(owner, configurationForMenuAtLocation: .zero) == nil)
    }

    @Test func aTableWhoseDelegateHasNoMenusHasNoInteraction() throws {
        let controller = UITableViewController(style: .plain)
        let app = try TestApplication(showing: controller)
        app.longPress(at: CGPoint(x: 100, y: 100))
        #expect(controller.tableView.interactions.isEmpty)
        #expect(controller.tableView.contextMenuInteraction == nil)
    }
}

private final class EmptyDelegate: NSObject, UITableViewDelegate {}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}

/// A table of cities whose rows have menus; writes down the calls.
@MainActor
final class RowMenuStage: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table: UITableView
    let app: TestApplication
    var cities = ["Lisbon", "Porto", "Braga"]
    var rowsWithMenus: Set<Int> = [0, 1, 2]
    var log: [String] = []
    var preview: UIViewController?
    var highlighted: () -> UITargetedPreview? = { nil }

    init(
        style: UITableView.Style = .plain, appearance: UIUserInterfaceStyle = .light,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws {
        table = UITableView(frame: .zero, style: style)
        let controller = UIViewController()
        controller.view = table
        app = try TestApplication(
            showing: controller, size: CGSize(width: 320, height: 400), style: appearance,
            layoutDirection: layoutDirection)
        super.init()
        table.rowHeight = 60
        table.dataSource = self
        table.delegate = self
        app.frame()
    }

    private func name(_ configuration: UIContextMenuConfiguration) -> String {
        configuration.identifier as! NSString as String
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cities.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = cities[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        log.append("should highlight \(indexPath.row)")
        return true
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("did unhighlight \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        log.append("configuration \(indexPath.row)")
        guard rowsWithMenus.contains(indexPath.row) else { return nil }
        let preview = preview
        return UIContextMenuConfiguration(
            identifier: "city \(indexPath.row)" as NSString,
            previewProvider: preview.map { preview in { @MainActor in preview } }
        ) { [unowned self] _ in
            log.append("actions")
            return UIMenu(children: [
                UIAction(title: "Copy name", image: UIImage(systemName: "doc.on.doc")) { [unowned self] _ in
                    log.append("copy \(indexPath.row)")
                },
                UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
                    [unowned self] _ in
                    cities.remove(at: indexPath.row)
                    table.deleteRows(at: [indexPath], with: .automatic)
                },
            ])
        }
    }

    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration:
            UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        log.append("highlight \(name(configuration))")
        return highlighted()
    }

    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration:
            UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        log.append("dismiss \(name(configuration))")
        return nil
    }

    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        log.append("perform \(name(configuration))")
        animator.addCompletion { [unowned self] in log.append("performed") }
    }

    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("will display \(name(configuration))")
        animator?.addAnimations { [unowned self] in log.append("animation") }
        animator?.addCompletion { [unowned self] in log.append("completion") }
    }

    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("will end \(name(configuration))")
        animator?.addCompletion { [unowned self] in log.append("ended \(name(configuration))") }
    }
}
