import UIKit

// The article "Tables" shows the cell and the method with the snapshot.

final class NoteCell: UITableViewCell {
    let heading = UILabel()
    let body = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        heading.font = .preferredFont(forTextStyle: .headline)
        body.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [heading, body])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: margins.topAnchor),
            stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

final class NoteTable: UITableViewController {
    private(set) lazy var dataSource = UITableViewDiffableDataSource<Int, String>(
        tableView: tableView
    ) { table, indexPath, name in
        let cell = table.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
        (cell as? NoteCell)?.heading.text = name
        (cell as? NoteCell)?.body.text = String(repeating: "The text of a note. ", count: name.count)
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(NoteCell.self, forCellReuseIdentifier: "Note")
    }

    func show(_ names: [String], in dataSource: UITableViewDiffableDataSource<Int, String>) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(names)
        dataSource.apply(snapshot, animatingDifferences: true)
    }
}
