import PageTable
import UIKit

/// Three sections whose rows have nothing in common, a bar beside the table, and no data source or delegate method.
public final class RootViewController: PageViewController {
    private let bar = RowBar(frame: .zero)
    private var hasSections = false

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = localized("Page Table")
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    public override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.tintColor = .systemIndigo
        // .plain and .grouped show the other looks.
        let table = UITableView(frame: view.bounds, style: .insetGrouped)
        table.backgroundView = BackdropView(frame: .zero)
        for part in [table, bar] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.topAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        self.view = view
        tableView = table
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        // Without this line the table shows UIKit's headers.
        useCustomHeaders = true
        bar.addButton.addAction(UIAction { [weak self] _ in self?.addTextRow() }, for: .touchUpInside)
        bar.removeButton.addAction(UIAction { [weak self] _ in self?.removeTextRow() }, for: .touchUpInside)
        showCount()
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasSections else { return }
        hasSections = true
        addTextSection()
        addNibSection()
        addFieldSection()
        showCount()
    }

    // MARK: Sections

    private func addTextSection() {
        addSection(PageSectionDescription(headerTitle: localized("Simple text")), at: 0, with: .fade)
        let texts = ["A tap selects the row, no more.", "The data of this row is a string."]
        for (row, text) in texts.enumerated() {
            addRow(at: row, inSection: 0, cellClass: LabelCell.self, cellData: localized(text), with: .fade)
        }
    }

    private func addNibSection() {
        addSection(PageSectionDescription(headerTitle: localized("Rows loaded from NIBs")), at: 1, with: .fade)
        for row in 0..<4 {
            addRow(
                at: row, inSection: 1, cellClass: NibCell.self,
                cellData: String(format: localized("This is row %ld"), row + 1),
                with: row % 2 == 0 ? .left : .right)
        }
    }

    private func addFieldSection() {
        addSection(PageSectionDescription(headerTitle: localized("Editable Text Fields")), at: 2, with: .fade)
        let fields = [("Name", "Ada Lovelace"), ("City", ""), ("Note", "")]
        for (row, field) in fields.enumerated() {
            let data = TextFieldCellData(
                label: localized(field.0), text: field.1, placeholder: localized("Tap to edit"))
            addRow(at: row, inSection: 2, cellClass: TextFieldCell.self, cellData: data, with: .fade)
        }
    }

    // MARK: The bar

    private func addTextRow() {
        let row = numberOfRows(inSection: 0)
        addRow(
            at: row, inSection: 0, cellClass: LabelCell.self,
            cellData: String(format: localized("Added as row %ld"), row + 1), with: .automatic)
        tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .none, animated: true)
        showCount()
    }

    private func removeTextRow() {
        removeRow(at: numberOfRows(inSection: 0) - 1, inSection: 0, with: .automatic)
        showCount()
    }

    private func showCount() {
        let rows = (0..<numberOfSections).map(numberOfRows(inSection:)).reduce(0, +)
        bar.show(String(format: localized("%ld rows in %ld sections"), rows, numberOfSections))
        bar.removeButton.isEnabled = numberOfRows(inSection: 0) > 0
    }
}
