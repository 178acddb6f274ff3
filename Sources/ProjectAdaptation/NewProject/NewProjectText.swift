/// The texts of a new application.
enum NewProjectText {
    static func manifest(name: String, module: String, trestle: String) -> String {
        """
        // swift-tools-version: 6.3
        import PackageDescription

        let package = Package(
            name: "\(name)",
            dependencies: [.package(name: "trestle", path: "\(trestle)")],
            targets: [
                .executableTarget(
                    name: "\(module)",
                    dependencies: [.product(name: "UIKit", package: "trestle")],
                    // The plugin compiles the source in the folder iOS, and copies the resources there.
                    exclude: ["iOS"],
                    swiftSettings: [.swiftLanguageMode(.v5)],
                    plugins: [.plugin(name: "UIKitSource", package: "trestle")]),
                .testTarget(
                    name: "\(module)Tests",
                    dependencies: ["\(module)", .product(name: "UIKitTestDriver", package: "trestle")],
                    swiftSettings: [.swiftLanguageMode(.v5)]),
            ]
        )

        """
    }

    /// SwiftPM skips a target without files of its own.
    static let target = """
        // The source is in the folder iOS: the plugin UIKitSource adapts it. This file keeps SwiftPM from skipping the
        // target.

        """

    static let delegate = """
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let window = UIWindow(frame: UIScreen.main.bounds)
                let items = ItemsViewController(style: .insetGrouped)
                window.rootViewController = UINavigationController(rootViewController: items)
                window.makeKeyAndVisible()
                self.window = window
                return true
            }
        }

        """

    static let catalogue = """
        {
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """

    static func controller(title: String) -> String {
        """
        import UIKit

        /// Shows items, one a row. The button adds one, and a swipe to the left deletes one.
        final class ItemsViewController: UITableViewController {
            private(set) var items = ["Apples", "Bread", "Cheese"]
            private let identifier = "Item"

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "\(title)"
                navigationController?.navigationBar.prefersLargeTitles = true
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    barButtonSystemItem: .add, target: self, action: #selector(addItem))
            }

            @objc private func addItem() {
                items.append("Item \\(items.count + 1)")
                tableView.insertRows(at: [IndexPath(row: items.count - 1, section: 0)], with: .automatic)
            }

            // MARK: Rows

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                items.count
            }

            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
                var content = cell.defaultContentConfiguration()
                content.text = items[indexPath.row]
                cell.contentConfiguration = content
                return cell
            }

            override func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                items.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
            }
        }

        """
    }

    static func test(module: String) -> String {
        """
        import Testing
        import UIKit
        import UIKitTestDriver

        @testable import \(module)

        @MainActor @Suite(.serialized)
        struct ItemsTests {
            @Test func theButtonAddsARow() throws {
                let app = try TestApplication(delegate: AppDelegate.self)
                try app.tap(label: "Add")
                app.advance(by: 1)
                #expect(app.shows(text: "Item 4"))
            }

            @Test func aSwipeAndATapDeleteARow() throws {
                let app = try TestApplication(delegate: AppDelegate.self)
                try app.swipeRow(at: IndexPath(row: 1, section: 0), by: -120)
                app.advance(by: 1)
                try app.tap(text: "Delete")
                app.advance(by: 1)
                #expect(!app.shows(text: "Bread"))
            }
        }

        """
    }
}
