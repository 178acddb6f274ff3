import UIKit

/// A cell with the name of a city, and its state in small letters at the other end.
@MainActor
protocol CityStateCell {
    var cityLabel: UILabel! { get }
    var stateLabel: UILabel! { get }
}

extension CityStateCell {
    func show(city: String, state: String) {
        cityLabel.text = city
        stateLabel.text = state
    }
}

/// The prototype of the storyboard.
final class CityPrototypeCell: UITableViewCell, CityStateCell {
    weak var cityLabel: UILabel!
    weak var stateLabel: UILabel!

    // What @IBOutlet says on iOS.
    override class var nibOutlets: [String: NibOutlet] {
        ["cityLabel": NibOutlet(\CityPrototypeCell.cityLabel), "stateLabel": NibOutlet(\CityPrototypeCell.stateLabel)]
    }
}

/// The cell of `CityNibCell.xib`.
final class CityNibCell: UITableViewCell, CityStateCell {
    weak var cityLabel: UILabel!
    weak var stateLabel: UILabel!

    override class var nibOutlets: [String: NibOutlet] {
        ["cityLabel": NibOutlet(\CityNibCell.cityLabel), "stateLabel": NibOutlet(\CityNibCell.stateLabel)]
    }
}
