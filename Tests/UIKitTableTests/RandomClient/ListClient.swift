@testable import UIKit

/// Who is called from every method that a list calls: data sources, delegates and views hand their calls on.
@MainActor
protocol ListClient: AnyObject {
    /// Of the two data sources.
    var data: [ClientData] { get }

    /// A list made a call. The client may do anything.
    func callback(_ name: StaticString)

    var list: any ClientList { get }

    /// The client's list asked for an item that its data does not have.
    func missing(_ path: IndexPath, in data: ClientData)

    /// The user deletes an item, or inserts one after it.
    func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath, in data: ClientData)

    /// The user has put an item down at another place.
    func move(_ path: IndexPath, to target: IndexPath, in data: ClientData)

    /// The answer to a question of the delegate: a number below `sides`, of which 1 says what most delegates say.
    func answer(outOf sides: Int) -> Int
}

extension ListClient {
    func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath, in data: ClientData) {}

    func move(_ path: IndexPath, to target: IndexPath, in data: ClientData) {}

    /// For an answer to a question of a list.
    func item(_ data: ClientData, _ path: IndexPath, for view: UIScrollView) -> ClientData.Item {
        if let item = data.item(at: path) { return item }
        // A list that another one replaced is told of no changes any more.
        if view === list.view { missing(path, in: data) }
        return ClientData.Item(id: -1)
    }
}

/// The client of the running test: cells and headers call it.
@MainActor
enum CurrentClient {
    static weak var client: (any ListClient)?
}
