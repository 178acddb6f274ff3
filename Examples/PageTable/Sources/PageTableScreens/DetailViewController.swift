import PageTable
import UIKit

/// Shows what is known of a row. View and table come from a nib.
final class DetailViewController: PageViewController {
    private let rowIndex: Int
    weak var numberLabel: UILabel?
    weak var badge: UIView?

    override class var nibOutlets: [String: NibOutlet] {
        [
            "numberLabel": NibOutlet(\DetailViewController.numberLabel),
            "badge": NibOutlet(\DetailViewController.badge),
        ]
    }

    override var nibName: String? { "DetailView" }
    override var nibBundle: Bundle? { .module }

    init(rowIndex: Int) {
        self.rowIndex = rowIndex
        super.init(nibName: nil, bundle: nil)
        title = String(format: localized("Row %ld"), rowIndex + 1)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made for a row")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.tintColor = .systemIndigo
        badge?.layer.cornerRadius = 40
        badge?.backgroundColor = .systemIndigo
        numberLabel?.text = "\(rowIndex + 1)"
        let facts = [
            ("Section", "2"), ("Row", "\(rowIndex + 1)"), ("Comes from", rowIndex % 2 == 0 ? "the left" : "the right"),
        ]
        addSection(
            PageSectionDescription(
                footerTitle: localized("The view of this screen comes from a nib."),
                rows: facts.map {
                    PageCellDescription(cellClass: FactCell.self, cellData: (localized($0.0), localized($0.1)))
                }),
            at: 0)
    }
}

/// A name with a value.
private final class FactCell: PageCell {
    override class var style: UITableViewCell.CellStyle { .value1 }

    override func finishConstruction() { selectionStyle = .none }

    override func configure(for cellData: Any?, tableView: UITableView, indexPath: IndexPath) {
        super.configure(for: cellData, tableView: tableView, indexPath: indexPath)
        let fact = cellData as? (String, String)
        textLabel?.text = fact?.0
        detailTextLabel?.text = fact?.1
    }
}
