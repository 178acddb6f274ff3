import UIKit

/// The mistake: nothing joins the text to the upper and lower edge of its cell, so that the row is lower than the text.
final class WrongHeightViewController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(QuoteCell.self, forCellReuseIdentifier: "quote")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "quote", for: indexPath)
    }
}

/// A text of several lines.
final class QuoteCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let quote = UILabel()
        quote.numberOfLines = 0
        quote.text = String(repeating: "A table is a list of rows in one column. ", count: 5)
        quote.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(quote)
        // It takes the top and the bottom to determine the height.
        NSLayoutConstraint.activate([
            quote.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            quote.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            quote.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this cell is made in code")
    }
}
