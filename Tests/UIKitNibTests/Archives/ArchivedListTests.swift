import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Tables, collection views, their cells and their headers in archives.
@MainActor @Suite(.serialized)
struct ArchivedListTests {
    private func view(_ tag: Int) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.tag = tag
        return view
    }

    @Test func aTableKeepsItsSeparatorsAndItsSectionIndex() throws {
        let table = UITableView(frame: .zero, style: .plain)
        table.separatorInset = UIEdgeInsets(top: 0, left: 33, bottom: 0, right: 5)
        table.separatorInsetReference = .fromAutomaticInsets
        table.sectionHeaderTopPadding = 9
        table.sectionIndexColor = .red
        table.sectionIndexBackgroundColor = .green
        table.sectionIndexTrackingBackgroundColor = .blue
        table.sectionIndexMinimumDisplayRowCount = 12
        table.backgroundView = view(3)
        table.remembersLastFocusedIndexPath = true
        table.selectionFollowsFocus = true
        let copy = try Archive.copy(of: table)
        #expect(copy.separatorInset == table.separatorInset && copy.separatorInsetReference == .fromAutomaticInsets)
        #expect(copy.sectionHeaderTopPadding == 9 && copy.sectionIndexMinimumDisplayRowCount == 12)
        #expect(copy.sectionIndexColor == .red && copy.sectionIndexBackgroundColor == .green)
        #expect(copy.sectionIndexTrackingBackgroundColor == .blue && copy.backgroundView?.tag == 3)
        #expect(copy.remembersLastFocusedIndexPath && copy.selectionFollowsFocus)
    }

    @Test func aTableWithoutASectionIndexGetsNone() throws {
        #expect(try Archive.copy(of: UITableView()).parts.sectionIndex.ifMade == nil)
    }

    @Test func aCellKeepsItsAccessoriesAndBackgrounds() throws {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: "cell")
        cell.accessoryView = view(1)
        cell.editingAccessoryView = view(2)
        cell.backgroundView = view(3)
        cell.selectedBackgroundView = view(4)
        cell.multipleSelectionBackgroundView = view(5)
        cell.separatorInset = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 0)
        cell.shouldIndentWhileEditing = false
        cell.focusStyle = .custom
        cell.imageView?.image = Archive.image()
        let copy = try Archive.copy(of: cell)
        #expect(copy.accessoryView?.tag == 1 && copy.editingAccessoryView?.tag == 2 && copy.backgroundView?.tag == 3)
        #expect(copy.selectedBackgroundView?.tag == 4 && copy.multipleSelectionBackgroundView?.tag == 5)
        #expect(copy.ownSeparatorInset?.left == 44 && !copy.shouldIndentWhileEditing && copy.focusStyle == .custom)
        #expect(copy.imageView?.image?.pngData() == cell.imageView?.image?.pngData())
        #expect(copy.accessoryView?.frame.size == CGSize(width: 20, height: 10))
    }

    @Test func aCellThatFollowsTheTableStillDoes() throws {
        let copy = try Archive.copy(of: UITableViewCell(style: .default, reuseIdentifier: nil))
        #expect(copy.ownSeparatorInset == nil && copy.accessoryView == nil && copy.backgroundView == nil)
    }

    @Test func aHeaderKeepsItsBackground() throws {
        let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
        header.backgroundView = view(3)
        header.textLabel?.text = "Title"
        header.contentView.addSubview(view(4))
        let copy = try Archive.copy(of: header)
        #expect(copy.backgroundView?.tag == 3 && copy.textLabel?.text == "Title")
        #expect(copy.contentView.viewWithTag(4) != nil)
    }

    @Test func aCollectionViewKeepsHowItIsUsed() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 11, height: 12)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 50, height: 60), collectionViewLayout: layout)
        view.allowsSelection = false
        view.allowsMultipleSelection = true
        view.isPrefetchingEnabled = false
        view.remembersLastFocusedIndexPath = true
        view.backgroundColor = .yellow
        view.backgroundView = self.view(3)
        view.alwaysBounceVertical = true
        let copy = try Archive.copy(of: view)
        #expect(!copy.allowsSelection && copy.allowsMultipleSelection && !copy.isPrefetchingEnabled)
        #expect(copy.remembersLastFocusedIndexPath && copy.backgroundView?.tag == 3 && copy.backgroundColor == .yellow)
        #expect((copy.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize == layout.itemSize)
        #expect(copy.alwaysBounceVertical)
    }

    @Test func aCollectionViewCellKeepsItsBackgrounds() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        cell.backgroundView = view(3)
        cell.selectedBackgroundView = view(4)
        let copy = try Archive.copy(of: cell)
        #expect(copy.backgroundView?.tag == 3 && copy.selectedBackgroundView?.tag == 4)
    }

    @Test func unusableHeightsAreIgnored() throws {
        let table = UITableView()
        table.rowHeight = 50
        #expect(
            try Archive.copy(of: table, damaging: "UIRowHeight", to: Double.nan).rowHeight
                == UITableView.automaticDimension)
    }
}
