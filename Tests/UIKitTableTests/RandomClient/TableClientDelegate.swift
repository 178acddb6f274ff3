@testable import UIKit

/// The methods of a delegate that calls its client from every one. The subclasses differ in the methods that they have.
@MainActor
class TableClientDelegate: NSObject {
    unowned let client: any ListClient

    init(client: any ListClient) { self.client = client }

    // MARK: Views

    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        client.callback("willDisplay")
    }
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        client.callback("didEndDisplaying")
    }
    func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
        client.callback("willDisplayHeader")
    }
    func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) {
        client.callback("willDisplayFooter")
    }
    func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
        client.callback("didEndDisplayingHeader")
    }
    func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {
        client.callback("didEndDisplayingFooter")
    }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        client.callback("indentationLevel")
        return 0
    }

    // MARK: Selection

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        client.callback("shouldHighlight")
        return client.answer(outOf: 12) > 0
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        client.callback("didHighlight")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        client.callback("didUnhighlight")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        client.callback("willSelect")
        return answer(indexPath)
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        client.callback("willDeselect")
        return answer(indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        client.callback("didSelect")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        client.callback("didDeselect")
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        client.callback("performPrimaryAction")
    }

    private func answer(_ path: IndexPath) -> IndexPath? {
        switch client.answer(outOf: 8) {
        case 0: nil
        case 2: IndexPath(row: client.answer(outOf: 6), section: client.answer(outOf: 3))
        default: path
        }
    }

    // MARK: Editing

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        client.callback("editingStyle")
        return indexPath.row % 3 == 2 ? .insert : .delete
    }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        client.callback("shouldIndent")
        return true
    }
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        client.callback("titleForDeleteConfirmation")
        return nil
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
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        client.callback("willBeginDecelerating")
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

final class TableClientPlainDelegate: TableClientDelegate, UITableViewDelegate {}

/// Gives the height of every row.
final class TableClientHeightsDelegate: TableClientDelegate, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        client.callback("heightForRow")
        return (tableView.dataSource as? TableClientSource)?.data.item(at: indexPath)?.height ?? 40
    }
}

/// Gives heights, estimates, and views of headers.
final class TableClientViewsDelegate: TableClientDelegate, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        client.callback("heightForRow")
        return (tableView.dataSource as? TableClientSource)?.data.item(at: indexPath)?.height ?? 40
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        client.callback("estimatedHeightForRow")
        return CGFloat(30 + indexPath.row % 3 * 20)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        client.callback("heightForHeader")
        return 24
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        client.callback("viewForHeader")
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        let sections = (tableView.dataSource as? TableClientSource)?.data.sections ?? []
        view?.textLabel?.text = sections.indices.contains(section) ? sections[section].header : nil
        return view
    }
}
