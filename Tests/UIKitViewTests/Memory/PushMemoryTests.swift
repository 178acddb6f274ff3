import AllocationCount
import Testing
import UIKitTestDriver

@testable import UIKit

/// What is kept of controllers that were pushed and popped.
@MainActor @Suite(.serialized)
struct PushMemoryTests {
    /// The bytes that a push and a pop leave behind, when everything that is made once has been made.
    private func bytesKept(of makeController: () -> UIViewController, animated: Bool = true) throws -> Double {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try TestApplication(showing: navigation, size: CGSize(width: 200, height: 300), scale: 1)
        func pushAndPop() {
            navigation.pushViewController(makeController(), animated: animated)
            app.advance(by: 0.8)
            navigation.popViewController(animated: animated)
            app.advance(by: 0.8)
        }
        for _ in 0..<20 { pushAndPop() }
        // Tables double their capacity now and then, and shrink never: the least of three counts.
        return (0..<3).map { _ in
            let before = allocated_bytes()
            for _ in 0..<20 { pushAndPop() }
            return Double(Int(allocated_bytes()) - Int(before)) / 20
        }.min()!
    }

    @Test func nothingIsKeptOfAnEmptyController() throws {
        #expect(try bytesKept { UIViewController() } < 16)
        #expect(try bytesKept(of: { UIViewController() }, animated: false) < 16)
    }

    @Test func nothingIsKeptOfAnEditButton() throws {
        let kept = try bytesKept {
            let controller = UITableViewController()
            controller.navigationItem.rightBarButtonItem = controller.editButtonItem
            return controller
        }
        #expect(kept < 16)
    }

    @Test func nothingIsKeptOfASearchController() throws {
        let kept = try bytesKept {
            let controller = UITableViewController()
            controller.title = "Search"
            controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
            return controller
        }
        #expect(kept < 16)
    }
}
