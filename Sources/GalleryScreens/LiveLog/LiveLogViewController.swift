import UIKit

/// Shows a log to which lines are added at both ends while the user reads: older ones above, new ones below. Visible
/// lines stay in place.
final class LiveLogViewController: UITableViewController {
    private var numbers = -30..<30
    private var timer: Timer?

    init() {
        super.init(style: .plain)
        title = "Live Log"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(LogEntryCell.self, forCellReuseIdentifier: "entry")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 56
        updateButton()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.scrollToRow(at: IndexPath(row: numbers.count / 2, section: 0), at: .top, animated: false)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        start()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stop()
    }

    /// Adds two older lines and a new one.
    func receive() {
        numbers = numbers.lowerBound - 2..<numbers.upperBound + 1
        tableView.performBatchUpdates {
            tableView.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
            tableView.insertRows(at: [IndexPath(row: numbers.count - 1, section: 0)], with: .fade)
        }
    }

    // MARK: The clock

    private func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
            Task { @MainActor [weak self] in self?.receive() }
        }
        updateButton()
    }

    private func stop() {
        timer?.invalidate()
        timer = nil
        updateButton()
    }

    private func updateButton() {
        let name = timer == nil ? "Resume" : "Pause"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: name, image: nil,
            primaryAction: UIAction(title: name) { [weak self] _ in
                guard let self else { return }
                timer == nil ? start() : stop()
            })
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        numbers.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        (cell as? LogEntryCell)?.show(LogEntry(number: numbers.lowerBound + indexPath.row))
        return cell
    }
}
