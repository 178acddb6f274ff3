@testable import UIKit

/// What a random client can do to a table as well as to a collection view. Numbers are taken modulo what there is.
@MainActor
protocol ClientList: AnyObject {
    var view: UIScrollView { get }

    // MARK: Data

    /// The data of the present data source.
    var shownData: ClientData? { get }
    /// Sets the data source of this number; nil sets none.
    func setDataSource(_ number: Int?)
    func setDelegate(_ isSet: Bool)
    func tell(_ change: ClientChange, _ number: Int)
    func batch(_ number: Int, _ updates: () -> Void, completion: @escaping () -> Void)
    func reloadData()

    // MARK: Everything else

    func scroll(to path: IndexPath, _ number: Int, animated: Bool)
    func select(_ path: IndexPath?, _ number: Int, animated: Bool)
    func deselect(_ path: IndexPath, animated: Bool)
    func ask(_ number: Int, _ path: IndexPath)
    /// Sets a property that only this kind of list has, and returns its name.
    func setOwnProperty(_ number: Int, _ path: IndexPath) -> String

    // MARK: Checks

    /// Nil when the number of selected rows is right.
    var wrongSelectionCount: String? { get }
    /// Nil when the list shows its data; asked when nothing moves.
    var wrongAtRest: String? { get }
}
