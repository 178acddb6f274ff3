import PageTable
import UIKit

final class GreetingsViewController: PageViewController {
    override var tableStyle: UITableView.Style { .insetGrouped }

    override func viewDidLoad() {
        super.viewDidLoad()
        useCustomHeaders = true
        addSection(PageSectionDescription(headerTitle: "Greetings"), at: 0)
        for (row, text) in ["Good morning", "Good evening"].enumerated() {
            addRow(
                at: row, inSection: 0, cellClass: LabelCell.self, cellData: text,
                with: row % 2 == 0 ? .left : .right)
        }
    }
}
