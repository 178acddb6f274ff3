import Foundation
internal import TableEngine

/// What ``ItemSteps`` needs of a collection view besides its items: their places.
@MainActor
protocol PlacedItems: RowList {
    /// The part of the content that can be seen.
    var visibleArea: CGRect { get }
    /// What bars cover of it.
    var obscuredEdges: UIEdgeInsets { get }
    var contentSize: CGSize { get }
    /// The cells that can be seen, in the order of their items.
    var shownCells: [UIView] { get }

    /// Returns where the layout places an item.
    func placedFrame(of item: RowIndex) -> CGRect?
    func placedItems(in area: CGRect) -> [(item: RowIndex, frame: CGRect)]

    /// May change the collection view.
    func canFocus(_ item: RowIndex) -> Bool
}
