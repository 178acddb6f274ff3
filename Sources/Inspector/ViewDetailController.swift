import UIKit

/// A view's properties, which can be changed, and what an inspection says of it.
final class ViewDetailController: UITableViewController {
    /// Called after a property was changed.
    var didChange: () -> Void = {}

    private weak var inspected: UIView?
    private var controls: [(name: String, control: UIView)] = []
    private var notes: [String] = []

    init(view: UIView) {
        inspected = view
        super.init(style: .grouped)
        title = "\(type(of: view))"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "inspector details"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        controls = [
            ("Hidden", hiddenSwitch), ("Alpha", alphaSlider),
            ("Background", field("Background", \.background) { _ = $0.set(background: $1) }),
            ("Frame", field("Frame", \.frame) { _ = $0.set(frame: $1) }),
        ]
        if let inspected, ViewProperties(view: inspected).text != nil {
            controls.append(("Text", field("Text", \.shownText) { $0.set(text: $1) }))
        }
        readNotes()
    }

    // MARK: Properties

    private var hiddenSwitch: UISwitch {
        let control = UISwitch()
        control.accessibilityIdentifier = "inspector Hidden"
        control.isOn = inspected?.isHidden ?? false
        control.addAction(
            UIAction { [weak self, weak control] _ in
                let isOn = control?.isOn ?? false
                self?.change { $0.isHidden = isOn }
            }, for: .valueChanged)
        return control
    }

    private var alphaSlider: UISlider {
        let control = UISlider(frame: CGRect(x: 0, y: 0, width: 180, height: 30))
        control.accessibilityIdentifier = "inspector Alpha"
        control.value = Float(inspected?.alpha ?? 1)
        control.addAction(
            UIAction { [weak self, weak control] _ in
                let alpha = CGFloat(control?.value ?? 1)
                self?.change { $0.alpha = alpha }
            }, for: .valueChanged)
        return control
    }

    private func field(
        _ name: String, _ property: KeyPath<ViewProperties, String>, set: @escaping (ViewProperties, String) -> Void
    ) -> PropertyField {
        PropertyField(
            name,
            read: { [weak self] in self?.inspected.map { ViewProperties(view: $0)[keyPath: property] } ?? "" },
            write: { [weak self] text in self?.change { set(ViewProperties(view: $0), text) } })
    }

    private func change(_ body: (UIView) -> Void) {
        guard let inspected else { return }
        body(inspected)
        inspected.window?.layoutIfNeeded()
        didChange()
        readNotes()
        tableView.reloadSections([1], with: .none)
    }

    /// What an inspection says of the view, line by line.
    private func readNotes() {
        guard let inspected, let window = inspected.window else { return notes = ["The view is in no window."] }
        let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(inspected)), radix: 16)
        guard let view = Trestle.inspection(of: [window]).views.first(where: { $0.address == address }) else {
            return notes = ["The view is idle in a list."]
        }
        let lines = view.description.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "|" } }.map(String.init)
        notes =
            lines + ["responders: " + view.responderChain.joined(separator: ", ")]
            + view.gestureRecognizers.map { "recognizer: \($0)" }
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? controls.count : notes.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.section == 0 else {
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = notes[indexPath.row]
            content.textProperties.font = .systemFont(ofSize: 12)
            content.textProperties.numberOfLines = 0
            cell.contentConfiguration = content
            cell.selectionStyle = .none
            return cell
        }
        // Few, and each with a control of its own.
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = controls[indexPath.row].name
        content.textProperties.font = .systemFont(ofSize: 13)
        cell.contentConfiguration = content
        cell.accessoryView = controls[indexPath.row].control
        cell.selectionStyle = .none
        return cell
    }
}
