import UIKitTestDriver

@testable import UIKit

/// A collection view of cities whose items have menus, by the method of iOS 16; writes down the calls.
@MainActor
class ItemMenuStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let view: UICollectionView
    let app: TestApplication
    var cities = ["Lisbon", "Porto", "Braga"]
    var itemsWithMenus: Set<Int> = [0, 1, 2]
    var hasMenuBetweenItems = false
    var log: [String] = []
    var preview: UIViewController?
    var highlighted: () -> UITargetedPreview? = { nil }
    var configured: () -> Void = {}

    required override init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 60)
        layout.minimumLineSpacing = 0
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let controller = UIViewController()
        controller.view = view
        app = try! TestApplication(showing: controller, size: CGSize(width: 320, height: 400), safeArea: .zero)
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = self
        view.delegate = self
        app.frame()
    }

    func name(_ configuration: UIContextMenuConfiguration) -> String { configuration.identifier as! NSString as String }

    func menu(_ identifier: String) -> UIContextMenuConfiguration {
        let preview = preview
        return UIContextMenuConfiguration(
            identifier: identifier as NSString, previewProvider: preview.map { preview in { @MainActor in preview } }
        ) { [unowned self] _ in
            log.append("actions")
            return UIMenu(children: [
                UIAction(title: "Copy name") { [unowned self] _ in log.append("copy \(identifier)") }
            ])
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        cities.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let label = UILabel(frame: cell.contentView.bounds)
        label.text = cities[indexPath.item]
        for view in cell.contentView.subviews { view.removeFromSuperview() }
        cell.contentView.addSubview(label)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        log.append("should highlight \(indexPath.item)")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        log.append("did unhighlight \(indexPath.item)")
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        log.append("perform \(name(configuration))")
        animator.addCompletion { [unowned self] in log.append("performed") }
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("will display \(name(configuration))")
        animator?.addCompletion { [unowned self] in log.append("displayed") }
    }

    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("will end \(name(configuration))")
        animator?.addCompletion { [unowned self] in log.append("ended") }
    }
}

/// The methods of iOS 16.
final class NewItemMenuStage: ItemMenuStage {
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let items = indexPaths.map(\.item)
        log.append("configuration \(items)")
        configured()
        guard items.isEmpty ? hasMenuBetweenItems : itemsWithMenus.isSuperset(of: items) else { return nil }
        return menu("cities \(items)")
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        log.append("highlight \(indexPath.item)")
        return highlighted()
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        log.append("dismiss \(indexPath.item)")
        return nil
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        log.append("deprecated")
        return nil
    }

    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        log.append("deprecated")
        return nil
    }
}

/// The methods of iOS 13.
final class OldItemMenuStage: ItemMenuStage {
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        log.append("configuration \(indexPath.item)")
        return itemsWithMenus.contains(indexPath.item) ? menu("city \(indexPath.item)") : nil
    }

    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        log.append("highlight \(name(configuration))")
        return nil
    }

    func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        log.append("dismiss \(name(configuration))")
        return nil
    }
}
