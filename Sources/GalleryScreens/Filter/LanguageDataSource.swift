import UIKit

/// A data source whose sections are identified by letter and whose rows are identified by language code.
final class LanguageDataSource: UITableViewDiffableDataSource<String, String> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)
    }
}
