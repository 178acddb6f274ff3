import Foundation
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct ScreenTourTests {
    @Test func theFirstScreenTheTabsAndWhatRowsLeadToArePhotographed() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tour-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var tour = ScreenTour(delegate: TabbedDelegate.self)
        tour.size = CGSize(width: 320, height: 480)
        tour.limit = 10
        let files = try await tour.photograph(into: folder)
        // The second row leads nowhere, so there is no picture of it.
        #expect(files.map(\.lastPathComponent) == ["1-Fruit.png", "2-More-or-less.png", "3-Apples.png", "4-Plums.png"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 4)

        tour.limit = 1
        #expect(try await tour.photograph(into: folder).count == 1)
    }
}

private final class TabbedDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidFinishLaunching(_ application: UIApplication) {
        let other = UIViewController()
        other.title = "More or less"
        other.view.backgroundColor = .systemTeal
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: FruitController(style: .plain)),
            UINavigationController(rootViewController: other),
        ]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
    }
}

private final class FruitController: UITableViewController {
    private let names = ["Apples", "Nothing", "Plums"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Fruit"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        guard indexPath.row != 1 else { return }
        let detail = UIViewController()
        detail.title = names[indexPath.row]
        detail.view.backgroundColor = indexPath.row == 0 ? .systemRed : .systemPurple
        navigationController?.pushViewController(detail, animated: true)
    }
}
