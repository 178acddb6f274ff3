import ObjectiveCRuntime
import SwiftUIDeclarations
import Synchronization
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct HostingTests {
    private struct Greeting: View {
        var name = "a"
        var body: some View { Text(name) }
    }

    private final class HostingCellController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.contentConfiguration = UIHostingConfiguration { Greeting() }.margins(.all, 0)
            return cell
        }
    }

    private let message = "Greeting is a view of SwiftUI, which is not drawn on Linux."

    @Test func aHostingControllerShowsAPanel() throws {
        let app = try TestApplication(showing: UIHostingController(rootView: Greeting()))
        #expect(app.shows(text: "SwiftUI") && app.shows(text: message))
    }

    @Test func aViewWithALongTypeIsNotNamed() throws {
        let app = try TestApplication(showing: UIHostingController(rootView: Greeting().padding()))
        #expect(app.shows(text: "A view of SwiftUI is not drawn on Linux."))
    }

    @Test func aHostingControllerHoldsItsView() {
        let controller = UIHostingController(rootView: Greeting())
        controller.rootView.name = "b"
        #expect(controller.rootView.name == "b")
    }

    @Test func theSizeOfAHostIsThatOfItsPanelAtMost() {
        let controller = UIHostingController(rootView: Greeting())
        #expect(controller.sizeThatFits(in: CGSize(width: 1000, height: 1000)) == CGSize(width: 320, height: 140))
        #expect(controller.sizeThatFits(in: CGSize(width: 50, height: 20)) == CGSize(width: 50, height: 20))
    }

    @Test func aHostingConfigurationShowsAPanelThatGivesTheCellItsHeight() throws {
        let controller = HostingCellController()
        let app = try TestApplication(showing: controller)
        #expect(app.shows(text: message))
        #expect(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height >= 140)
    }

    @Test func theConsoleSaysItOnce() {
        let lines = Mutex<[String]>([])
        ConsoleLog.listening(to: { line in lines.withLock { $0.append(line) } }) {
            _ = UIHostingController(rootView: Greeting()).view
            _ = UIHostingController(rootView: Greeting()).view
        }
        #expect(
            lines.withLock { $0 } == [
                "SwiftUI: what draws views is not there on Linux: a panel is shown in place of each."
            ])
    }
}
