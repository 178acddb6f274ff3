import UIKit

/// Folders with notes and more folders, in a list of a collection view. A tap on a folder shows or hides what is in it;
/// swipes pin and delete.
final class OutlineViewController: UIViewController {
    private var pinned: Set<Note> = []
    private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var source = makeSource()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Outline"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Expand All", primaryAction: UIAction(title: "Expand All") { [unowned self] _ in toggleAll() })
        source.apply(startingSnapshot, to: 0, animatingDifferences: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.leadingSwipeActionsConfigurationProvider = { [unowned self] in pinActions(at: $0) }
        configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] in deleteActions(at: $0) }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    // MARK: Notes

    private var startingSnapshot: NSDiffableDataSourceSectionSnapshot<Note> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<Note>()
        func append(_ trees: [NoteTree], to parent: Note?) {
            snapshot.append(trees.map(\.note), to: parent)
            for tree in trees where !tree.children.isEmpty { append(tree.children, to: tree.note) }
        }
        append(NoteTree.samples, to: nil)
        snapshot.expand([NoteTree.samples[0].note])
        return snapshot
    }

    private func makeSource() -> UICollectionViewDiffableDataSource<Int, Note> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Note> {
            [unowned self] cell, _, note in
            var content = cell.defaultContentConfiguration()
            content.text = note.name
            content.image = UIImage(systemName: note.symbol)
            cell.contentConfiguration = content
            cell.accessories = accessories(of: note)
        }
        return UICollectionViewDiffableDataSource(collectionView: list) { list, path, note in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: note)
        }
    }

    private func accessories(of note: Note) -> [UICellAccessory] {
        if note.isFolder { return [.outlineDisclosure(options: .init(style: .header))] }
        guard pinned.contains(note) else { return [] }
        let pin = UIImageView(image: UIImage(systemName: "pin.fill"))
        return [.customView(configuration: .init(customView: pin, placement: .trailing()))]
    }

    private func toggleAll() {
        var snapshot = source.snapshot(for: 0)
        let folders = snapshot.items.filter(\.isFolder)
        let expands = !folders.allSatisfy(snapshot.isExpanded)
        if expands { snapshot.expand(folders) } else { snapshot.collapse(folders) }
        source.apply(snapshot, to: 0)
        navigationItem.rightBarButtonItem?.title = expands ? "Collapse All" : "Expand All"
    }

    // MARK: Swipes

    private func pinActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let note = source.itemIdentifier(for: path), !note.isFolder else { return nil }
        let title = pinned.contains(note) ? "Unpin" : "Pin"
        let pin = UIContextualAction(style: .normal, title: title) { [unowned self] _, _, done in
            if pinned.remove(note) == nil { pinned.insert(note) }
            var snapshot = source.snapshot()
            snapshot.reconfigureItems([note])
            source.apply(snapshot)
            done(true)
        }
        pin.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [pin])
    }

    private func deleteActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let note = source.itemIdentifier(for: path) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
            var snapshot = source.snapshot(for: 0)
            snapshot.delete([note])
            source.apply(snapshot, to: 0)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
