import Foundation
import UIKitTestDriver

@testable import UIKit

/// A table or a collection view whose delegate writes down what it is asked and told about the focus.
@MainActor
final class ListFocusStage: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    let table = UITableView(frame: .zero, style: .plain)
    let grid: UICollectionView
    let app: TestApplication
    let controller = UIViewController()
    var count: Int
    private(set) var log: [String] = []
    var refuses: (IndexPath?) -> Bool = { _ in false }
    var onQuestion: (() -> Void)?
    var onUpdate: (() -> Void)?
    var cannotFocus: Set<Int> = []
    var preferred: IndexPath?

    init(
        count: Int, showsGrid: Bool = false, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws {
        self.count = count
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 60)
        layout.minimumInteritemSpacing = 10
        layout.minimumLineSpacing = 10
        grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
        controller.view = showsGrid ? grid : table
        app = try TestApplication(
            showing: controller, size: CGSize(width: 320, height: 400), layoutDirection: layoutDirection)
        super.init()
        table.rowHeight = 40
        table.dataSource = self
        table.delegate = self
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        grid.dataSource = self
        grid.delegate = self
        app.frame()
    }

    var system: UIFocusSystem { app.window.windowScene!.focusSystem! }

    /// The number of the focused row or item.
    var focused: Int? {
        app.frame()
        if let cell = system.focusedItem as? UITableViewCell { return table.cells.row(of: cell)?.row }
        return (system.focusedItem as? UICollectionViewCell).flatMap { grid.indexPath(for: $0) }?.item
    }

    /// Whether the ring is in the focused cell, and in no other.
    var ringIsOnFocus: Bool {
        let cells: [UIView] = table.subviews + grid.subviews
        let ringed = cells.filter { cell in cell.subviews.contains { $0 is FocusRing } }
        return ringed.count == 1 && ringed.first === system.focusedItem
    }

    func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], times: Int = 1) {
        for _ in 0..<times { app.press(key, modifiers: modifiers) }
        app.advance(by: 0.5)
    }

    func writes(_ body: () throws -> Void) rethrows -> [String] {
        log = []
        try body()
        app.frame()
        return log
    }

    private func describe(_ former: IndexPath?, _ next: IndexPath?, _ heading: UIFocusHeading) -> String {
        func number(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "none" }
        return "\(number(former)) to \(number(next)), \(heading.rawValue)"
    }

    // MARK: The table

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        tableView.allowsFocus && !cannotFocus.contains(indexPath.row)
    }

    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        let (former, next) = (context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)
        log.append("should \(describe(former, next, context.focusHeading))")
        onQuestion?()
        return !refuses(next)
    }

    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        let (former, next) = (context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)
        log.append("did \(describe(former, next, context.focusHeading))")
        onUpdate?()
    }

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("did select \(indexPath.row)")
    }

    // MARK: The collection view

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.backgroundColor = .systemGray4
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        collectionView.allowsFocus && !cannotFocus.contains(indexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        let (former, next) = (context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)
        log.append("should \(describe(former, next, context.focusHeading))")
        onQuestion?()
        return !refuses(next)
    }

    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        let (former, next) = (context.previouslyFocusedIndexPath, context.nextFocusedIndexPath)
        log.append("did \(describe(former, next, context.focusHeading))")
        onUpdate?()
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { preferred }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("did select \(indexPath.item)")
    }
}
