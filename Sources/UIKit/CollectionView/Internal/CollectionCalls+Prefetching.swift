import Foundation

extension CollectionCalls {
    func prefetch(_ items: [IndexPath]) {
        guard let prefetchDataSource, !items.isEmpty else { return }
        prefetchDataSource.collectionView(view, prefetchItemsAt: items)
    }

    func cancelPrefetching(_ items: [IndexPath]) {
        guard !items.isEmpty else { return }
        _ = ask(.cancelPrefetching, prefetchingReference) {
            $0.collectionView($1, cancelPrefetchingForItemsAt: items)
        }
    }
}
