import Testing
import UIKit
import UIKitTestDriver

/// The text of the tree for stored texts.
@MainActor @Suite(.serialized)
struct AccessibilityTreeTextTests {
    private final class Settings: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Radio" }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = ["Airplane Mode", "Wi-Fi", "Network"][indexPath.row]
            if indexPath.row == 0 {
                let toggle = UISwitch()
                toggle.accessibilityLabel = "Airplane Mode"
                cell.accessoryView = toggle
            }
            return cell
        }
    }

    @Test func aScreenIsOneElementALine() throws {
        let settings = Settings(style: .plain)
        settings.title = "Settings"
        let app = try TestApplication(showing: UINavigationController(rootViewController: settings))
        settings.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        #expect(
            app.accessibilityTreeText == """
                window [active]
                  navigationBar
                    heading "Settings" level 1
                  listBox, 4 children
                    heading "Radio" level 2
                    listBoxItem "Airplane Mode" 1/3
                      switchControl "Airplane Mode" [unchecked]
                    listBoxItem "Wi-Fi" [selected] 2/3
                    listBoxItem "Network" 3/3
                """)
    }
}
