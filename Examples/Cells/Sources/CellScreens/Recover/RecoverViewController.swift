import UIKit

/// Three ways to recover from a deletion: a question before it, a panel after it, and a shake.
final class RecoverViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private(set) var playlist = Playlist()
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let choice = UISegmentedControl()
    private weak var panel: UndoPanel?

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Recover"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
        for way in RecoveryWay.allCases {
            let action = UIAction(title: way.title) { [weak self] _ in self?.chooseWay() }
            choice.insertSegment(action: action, at: way.rawValue, animated: false)
        }
        choice.selectedSegmentIndex = RecoveryWay.panel.rawValue
        navigationItem.titleView = choice
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        panel?.leave()
    }

    private var way: RecoveryWay { RecoveryWay(rawValue: choice.selectedSegmentIndex) ?? .alert }

    private func chooseWay() {
        panel?.leave()
        playlist.forgetRemoved()
        tableView.reloadSections([0], with: .none)
    }

    // MARK: Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        playlist.songs.count
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        way.explanation
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
        cell.textLabel?.text = playlist.songs[indexPath.row]
        cell.imageView?.image = UIImage(systemName: "music.note")
        cell.selectionStyle = .none
        return cell
    }

    // MARK: Removing

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let song = playlist.songs[indexPath.row]
        let action = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
            guard let self else { return done(false) }
            if way == .alert {
                ask(before: song, done)
            } else {
                done(remove(song))
            }
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    /// Asks first. Whatever the answer is, the swiped row hears it and closes.
    private func ask(before song: String, _ done: @escaping (Bool) -> Void) {
        let alert = UIAlertController(
            title: "Remove “\(song)”?", message: "This cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in done(false) })
        alert.addAction(
            UIAlertAction(title: "Remove Song", style: .destructive) { [weak self] _ in
                done(self?.remove(song) ?? false)
                self?.playlist.forgetRemoved()
            })
        present(alert, animated: true)
    }

    private func remove(_ song: String) -> Bool {
        // The earlier panel would restore the song of this one.
        panel?.leave()
        guard let row = playlist.remove(song) else { return false }
        tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        if way == .panel { showPanel(for: song) }
        return true
    }

    private func restore() {
        guard let row = playlist.restore() else { return }
        tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

    // MARK: The panel

    private func showPanel(for song: String) {
        let panel = UndoPanel(
            message: "“\(song)” is removed", onUndo: { [weak self] in self?.restore() },
            onLeave: { [weak self] in self?.playlist.forgetRemoved() })
        panel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        let width = panel.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -32)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            panel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            panel.widthAnchor.constraint(lessThanOrEqualToConstant: 460), width,
            panel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
        view.layoutIfNeeded()
        panel.enter()
        self.panel = panel
    }

    // MARK: The shake

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        guard motion == .motionShake, way == .shake, presentedViewController == nil, let song = playlist.removed?.song
        else { return }
        let alert = UIAlertController(title: "Restore “\(song)”?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Restore", style: .default) { [weak self] _ in self?.restore() })
        present(alert, animated: true)
    }
}
