import HostInterface
import Testing
import UIKit
import UIKitTestDriver

/// The names of controls in rows, and of rows that contain nothing else.
@MainActor @Suite(.serialized)
struct RowControlNodeTests {
    private final class Controls: UITableViewController {
        let controls: [UIControl]
        let texts: [String?]

        init(_ controls: [UIControl], _ texts: [String?]) {
            (self.controls, self.texts) = (controls, texts)
            super.init(style: .plain)
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controls.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = texts[indexPath.row]
            let control = controls[indexPath.row]
            control.frame = CGRect(x: 200, y: 5, width: 100, height: 31)
            cell.contentView.addSubview(control)
            return cell
        }
    }

    private func stage(_ controls: [UIControl], _ texts: [String?]) throws -> NodeStage {
        NodeStage(try TestApplication(showing: Controls(controls, texts)))
    }

    @Test func aControlWithoutANameHasThatOfItsRow() throws {
        let stage = try stage([UISwitch(), UISlider(), UIButton()], ["Wi-Fi", "Volume", "Help"])
        #expect(try stage.node(.switchControl).name == "Wi-Fi")
        #expect(try stage.node(.slider).name == "Volume")
        #expect(try stage.node(named: "Wi-Fi").role == .listBoxItem)
        #expect(stage.all.filter { $0.role == .button }.allSatisfy { $0.name.isEmpty })
    }

    @Test func aControlKeepsItsOwnName() throws {
        let toggle = UISwitch()
        toggle.accessibilityLabel = "Wireless"
        #expect(try stage([toggle], ["Wi-Fi"]).node(.switchControl).name == "Wireless")
    }

    @Test func aRowOfControlsOnlyHasTheirNames() throws {
        let slider = UISlider()
        slider.accessibilityLabel = "Brightness"
        let stage = try stage([slider], [nil])
        #expect(try stage.node(.listBoxItem).name == "Brightness")
        #expect(try stage.node(.slider).name == "Brightness")
    }

    @Test func aControlOutsideOfRowsHasNoNameButItsOwn() throws {
        let stage = NodeStage(try TestApplication(showing: Column([UISwitch()])))
        #expect(try stage.node(.switchControl).name.isEmpty)
    }
}
