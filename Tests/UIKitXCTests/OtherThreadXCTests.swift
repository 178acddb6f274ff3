import FoundationNetworking
import Synchronization
import UIKitTestDriver
import XCTest

@testable import UIKit

/// A controller that uses its views from completion handlers of other threads, which is a mistake and goes on, in the
/// Swift 5 language mode.
final class OtherThreadXCTests: XCTestCase {
    private final class Screen: UITableViewController {
        let label = UILabel()
        let image = UIImageView()
        let spinner = UIActivityIndicatorView(style: .medium)
        var names = ["a", "b", "c"]

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            let header = UIStackView(arrangedSubviews: [label, image, spinner])
            header.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
            tableView.tableHeaderView = header
            refreshControl = UIRefreshControl()
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = names.filter { $0 == names[indexPath.row] }.first
            return cell
        }

        func load(_ number: Int, completion: @escaping () -> Void) {
            spinner.startAnimating()
            DispatchQueue.global().async {
                self.names = (0..<20 + number % 7).map { "\(number) \($0)" }
                self.label.text = "loaded \(number)"
                self.label.textColor = .red
                self.image.image = UIImage(systemName: "star")
                self.image.isHidden = false
                self.label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
                self.tableView.reloadData()
                self.spinner.stopAnimating()
                self.refreshControl?.endRefreshing()
                self.title = "Names"
                completion()
            }
        }
    }

    func testACompletionHandlerUsesATable() throws {
        let screen = Screen()
        let app = try TestApplication(showing: UINavigationController(rootViewController: screen))
        for number in 0..<20 {
            let done = DispatchSemaphore(value: 0)
            screen.load(number) { done.signal() }
            done.wait()
            app.advance(by: 0.1)
            XCTAssertEqual(screen.tableView.visibleCells.first?.textLabel?.text, "\(number) 0")
            XCTAssertEqual(screen.label.text, "loaded \(number)")
        }
    }

    func testATaskOfAnotherExecutorUsesATable() throws {
        let screen = Screen()
        let app = try TestApplication(showing: screen)
        let done = DispatchSemaphore(value: 0)
        let body: () -> Void = {
            screen.names = ["x"]
            screen.label.text = "x"
            screen.tableView.reloadData()
            done.signal()
        }
        nonisolated(unsafe) let unchecked = body
        Task.detached { unchecked() }
        done.wait()
        app.advance(by: 0.1)
        XCTAssertEqual(screen.tableView.visibleCells.map { $0.textLabel?.text }, ["x"])
    }

    func testACompletionHandlerOfADataTaskSetsALabel() throws {
        let label = UILabel()
        let url = try XCTUnwrap(URL(string: "data:text/plain,loaded"))
        let log = Mutex<[String]>([])
        ConsoleLog.listening(
            to: { message in log.withLock { $0.append(message) } },
            during: {
                let done = DispatchSemaphore(value: 0)
                URLSession.shared.dataTask(with: url) { data, _, _ in
                    // Seven calls from one place, which is reported once.
                    for end in 0...(data?.count ?? 0) {
                        label.text = data.map { String(decoding: $0.prefix(end), as: UTF8.self) }
                    }
                    done.signal()
                }.resume()
                done.wait()
            })
        XCTAssertEqual(label.text, "loaded")
        XCTAssertEqual(
            log.withLock { $0 }, ["Main Thread Checker: UI API called on a background thread: -[UILabel setText:]"])
    }
}
