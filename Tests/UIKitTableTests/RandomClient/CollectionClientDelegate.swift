@testable import UIKit

/// A data source that calls its client from every method.
@MainActor
final class CollectionClientSource: NSObject, UICollectionViewDataSource {
    let data: ClientData
    private unowned let client: any ListClient

    init(_ data: ClientData, client: any ListClient) {
        self.data = data
        self.client = client
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        client.callback("numberOfSections")
        return data.sections.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        client.callback("numberOfItems")
        guard data.sections.indices.contains(section) else { return 0 }
        return data.sections[section].items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let item = client.item(data, indexPath, for: collectionView)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? ClientItemCell)?.text = item.text
        client.callback("cellForItem")
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "band", for: indexPath)
        let sections = data.sections
        (view as? ClientBand)?.text =
            sections.indices.contains(indexPath.section) ? "\(sections[indexPath.section].id)" : ""
        client.callback("viewForSupplementaryElement")
        return view
    }
}

/// A delegate that calls its client from every method, and gives sizes as wide as the view.
@MainActor
final class CollectionClientDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    private unowned let client: any ListClient

    init(client: any ListClient) { self.client = client }

    // MARK: Sizes

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        client.callback("sizeForItem")
        let item = (collectionView.dataSource as? CollectionClientSource)?.data.item(at: indexPath)
        return CGSize(width: collectionView.bounds.width, height: item?.height ?? 30)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        client.callback("referenceSizeForHeader")
        return CGSize(width: 0, height: 24)
    }

    // MARK: Views

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        client.callback("willDisplay")
    }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        client.callback("didEndDisplaying")
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        client.callback("willDisplaySupplementaryView")
    }
    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        client.callback("didEndDisplayingSupplementaryView")
    }

    // MARK: Selection

    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        client.callback("shouldHighlight")
        return client.answer(outOf: 12) > 0
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        client.callback("didHighlight")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        client.callback("didUnhighlight")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
        -> Bool
    {
        client.callback("shouldSelect")
        return client.answer(outOf: 8) > 0
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
        -> Bool
    {
        client.callback("shouldDeselect")
        return client.answer(outOf: 8) > 0
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        client.callback("didSelect")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        client.callback("didDeselect")
    }
    func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {
        client.callback("performPrimaryAction")
    }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: UIScrollView) { client.callback("didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        client.callback("willBeginDragging")
    }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        client.callback("willEndDragging")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        client.callback("didEndDragging")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        client.callback("didEndDecelerating")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        client.callback("didEndScrollingAnimation")
    }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        client.callback("didChangeAdjustedContentInset")
    }
}
