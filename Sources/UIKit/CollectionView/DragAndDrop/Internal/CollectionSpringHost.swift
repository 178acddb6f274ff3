internal import TableEngine

/// Gives ``ListSprings`` access to a collection view and its delegate.
@MainActor
final class CollectionSpringHost: CollectionRows, SpringHost {
    private var view: UICollectionView? { link.view }

    func mayOpen(_ item: RowIndex, _ context: any UISpringLoadedInteractionContext) -> Bool {
        guard let view else { return false }
        let path = item.indexPath
        return pass { view.calls.shouldSpringLoadItem(at: path, context) ?? view.springLoadsByDefault(path) }
    }

    func open(_ item: RowIndex) { view?.touchSelection.press(item) }
}
