import UIKit

/// A section of the screen: what its rows are, and what is said above and below them.
enum HandmadeSection: CaseIterable {
    case divided
    case misplaced
    case drawn
    case growing
    case fixed
    case automatic
    case pictures

    static let cities = ["Lisbon, PT", "Reykjavík, IS"]

    /// Shares of a year's rain.
    static let rain: [(season: String, share: CGFloat)] = [("Winter", 0.82), ("Spring", 0.46), ("Summer", 0.09)]

    static func text(ofRain row: Int) -> String {
        "\(rain[row].season): \(Int(rain[row].share * 100)) % of the days with rain"
    }

    static let paragraphs = [
        "One line.",
        "A paragraph whose constraints reach from the top of the content view to its bottom needs no other height.",
    ]

    var title: String {
        switch self {
        case .divided: "Frames from the initialiser"
        case .misplaced: "A mistake: labels outside the content view"
        case .drawn: "Drawn in draw(_:)"
        case .growing: "Selection of its own"
        case .fixed: "Height: fixed"
        case .automatic: "Height: automatic"
        case .pictures: "Height: a picture and its padding"
        }
    }

    var footer: String? {
        switch self {
        case .divided: "The content view ends before the accessory, and the labels in it move with it."
        case .misplaced: "These labels are in the cell. The chevron is over one; Edit shows the rest."
        default: nil
        }
    }

    var rowCount: Int {
        switch self {
        case .divided, .misplaced: Self.cities.count
        case .drawn: Self.rain.count
        case .growing: 2
        case .fixed: 1
        case .automatic: Self.paragraphs.count
        case .pictures: 2
        }
    }

    var cellClass: UITableViewCell.Type {
        switch self {
        case .divided: DividedCell.self
        case .misplaced: MisplacedCell.self
        case .drawn: DrawnCell.self
        case .growing: GrowingCell.self
        case .fixed: UITableViewCell.self
        case .automatic: ParagraphCell.self
        case .pictures: PictureCell.self
        }
    }
}
