@testable import UIKit

/// Before a client has its first list.
final class NoList: ClientList {
    let view = UIScrollView()
    var shownData: ClientData? { nil }
    var wrongSelectionCount: String? { nil }
    var wrongAtRest: String? { nil }
    func setDataSource(_ number: Int?) {}
    func setDelegate(_ isSet: Bool) {}
    func tell(_ change: ClientChange, _ number: Int) {}
    func batch(_ number: Int, _ updates: () -> Void, completion: @escaping () -> Void) {}
    func reloadData() {}
    func scroll(to path: IndexPath, _ number: Int, animated: Bool) {}
    func select(_ path: IndexPath?, _ number: Int, animated: Bool) {}
    func deselect(_ path: IndexPath, animated: Bool) {}
    func ask(_ number: Int, _ path: IndexPath) {}
    func setOwnProperty(_ number: Int, _ path: IndexPath) -> String { "" }
}
