import Foundation

/// A list of the installed families, or of the faces of one.
@MainActor
final class FontListController: UITableViewController {
    enum Content {
        case families
        case faces(family: String)
    }

    private let content: Content
    private let configuration: UIFontPickerViewController.Configuration
    private var names: [String] = []
    var onChoose: (UIFontDescriptor) -> Void = { _ in }

    var selectedFont: UIFontDescriptor? {
        didSet { viewIfLoaded.map { _ in tableView.reloadData() } }
    }

    init(_ content: Content, _ configuration: UIFontPickerViewController.Configuration) {
        self.content = content
        self.configuration = configuration
        super.init(style: .plain)
        switch content {
        case .families: title = SystemText.fonts.string
        case .faces(let family): title = family
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
        switch content {
        case .families: names = UIFont.familyNames.filter { !faces(of: $0).isEmpty }
        case .faces(let family): names = faces(of: family)
        }
    }

    /// Returns the faces of a family that have the wanted traits.
    private func faces(of family: String) -> [String] {
        let faces = UIFont.fontNames(forFamilyName: family)
        let wanted = configuration.filteredTraits
        guard !wanted.isEmpty else { return faces }
        return faces.filter {
            UIFont(name: $0, size: 17)?.fontDescriptor.symbolicTraits.isSuperset(of: wanted) ?? false
        }
    }

    private func hasFaces(_ name: String) -> Bool {
        guard configuration.includeFaces, case .families = content else { return false }
        return faces(of: name).count > 1
    }

    private func descriptor(_ name: String) -> UIFontDescriptor {
        switch content {
        case .families: UIFontDescriptor(fontAttributes: [.family: name])
        case .faces: UIFont(name: name, size: 17)?.fontDescriptor ?? UIFontDescriptor(name: name, size: 17)
        }
    }

    private func isSelected(_ name: String) -> Bool {
        guard let selectedFont else { return false }
        switch content {
        case .families: return UIFont(descriptor: selectedFont, size: 17).familyName == name
        case .faces: return UIFont(descriptor: selectedFont, size: 17).fontName == name
        }
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
        let name = names[indexPath.row]
        var text = cell.defaultContentConfiguration()
        text.text = name
        let own = configuration.displayUsingSystemFont ? nil : UIFont(name: name, size: 17)
        text.textProperties.font = own ?? .systemFont(ofSize: 17)
        cell.contentConfiguration = text
        cell.accessoryType = hasFaces(name) ? .detailDisclosureButton : isSelected(name) ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onChoose(descriptor(names[indexPath.row]))
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        let faces = FontListController(.faces(family: names[indexPath.row]), configuration)
        faces.onChoose = onChoose
        faces.selectedFont = selectedFont
        navigationController?.pushViewController(faces, animated: true)
    }
}
