import Foundation
import Testing
import UIKit
import UIKitTestDriver

/// Search display controllers and popover controllers, of source for old systems.
@MainActor @Suite(.serialized)
final class SearchDisplayTests {
    private final class Results: NSObject, UISearchDisplayDelegate, UITableViewDataSource {
        var entries: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Result"
            return cell
        }
        func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {
            entries.append("begin")
        }
        func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) { entries.append("end") }
        func searchDisplayController(
            _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
        ) -> Bool {
            entries.append("search \(searchString ?? "")")
            return true
        }
    }

    @Test func theResultsAreShownWhileThereIsText() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller, size: CGSize(width: 390, height: 844))
        let bar = UISearchBar(frame: CGRect(x: 0, y: 60, width: 390, height: 52))
        controller.view.addSubview(bar)
        let results = Results()
        let search = UISearchDisplayController(searchBar: bar, contentsController: controller)
        search.delegate = results
        search.searchResultsDataSource = results
        #expect(controller.searchDisplayController === search)
        search.isActive = true
        app.advance(by: 1)
        #expect(!app.shows(text: "Result"))
        bar.text = "a"
        app.advance(by: 0.1)
        #expect(app.shows(text: "Result"))
        search.setActive(false, animated: true)
        app.advance(by: 1)
        #expect(!app.shows(text: "Result"))
        #expect(results.entries == ["begin", "search a", "end"])
    }

    @Test func aPopoverControllerShowsAPopoverInANarrowWindowToo() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller, size: CGSize(width: 390, height: 844))
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 200, height: 100)
        let popover = UIPopoverController(contentViewController: content)
        popover.present(
            from: CGRect(x: 100, y: 300, width: 20, height: 20), in: controller.view, permittedArrowDirections: .up,
            animated: true)
        app.advance(by: 1)
        #expect(popover.isPopoverVisible)
        #expect(popover.arrowDirection == .up)
        #expect(content.view.frame.width == 200)
        popover.dismiss(animated: true)
        app.advance(by: 1)
        #expect(!popover.isPopoverVisible)
    }
}
