import UIKit

/// A list of songs: they are dragged out of it, and to other places within it. A list that accepts songs also takes text
/// and the names of files from other programs.
final class SongListController: UITableViewController {
    private(set) var songs: [Song]
    private let name: String
    /// Whether songs are added and moved; the library only gives songs away.
    private let isPlaylist: Bool
    /// The temporary rows of texts that are being loaded.
    private var arriving: [ObjectIdentifier: any UITableViewDropPlaceholderContext] = [:]

    init(_ name: String, songs: [Song], isPlaylist: Bool) {
        self.name = name
        self.songs = songs
        self.isPlaylist = isPlaylist
        super.init(style: .insetGrouped)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this list is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "arriving")
        tableView.dragDelegate = self
        tableView.dragInteractionEnabled = true
        if isPlaylist { tableView.dropDelegate = self }
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        songs.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        name
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        isPlaylist ? "Drag songs here from the library, or text from another program." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
        let song = songs[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = song.title
        content.secondaryText = song.artist
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = song.cover
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }

    // MARK: Moving within the list

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        isPlaylist
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        songs.insert(songs.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}

// MARK: - Dragging

extension SongListController: UITableViewDragDelegate {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [item(for: songs[indexPath.row])]
    }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        [item(for: songs[indexPath.row])]
    }

    private func item(for song: Song) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider(object: "\(song.artist): \(song.title)" as NSString))
        item.localObject = song
        return item
    }
}

// MARK: - Dropping

extension SongListController: UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: String.self)
            || session.hasItemsConforming(toTypeIdentifiers: ["public.file-url"])
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(
            operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        var place = coordinator.destinationIndexPath ?? IndexPath(row: songs.count, section: 0)
        for item in coordinator.items {
            if let song = item.dragItem.localObject as? Song ?? file(of: item.dragItem) {
                tableView.performBatchUpdates {
                    songs.insert(song, at: place.row)
                    tableView.insertRows(at: [place], with: .automatic)
                }
                coordinator.drop(item.dragItem, toRowAt: place)
            } else {
                load(item.dragItem, to: place, coordinator)
            }
            place.row += 1
        }
    }

    /// A song with the name of a dropped file; nil for other items.
    private func file(of item: UIDragItem) -> Song? {
        guard item.itemProvider.hasItemConformingToTypeIdentifier("public.file-url"),
            let name = item.itemProvider.suggestedName
        else { return nil }
        return Song(title: (name as NSString).deletingPathExtension, artist: "A file", color: .systemGray)
    }

    /// Shows a temporary row until the text of another program has been loaded.
    private func load(_ item: UIDragItem, to place: IndexPath, _ coordinator: any UITableViewDropCoordinator) {
        let placeholder = UITableViewDropPlaceholder(
            insertionIndexPath: place, reuseIdentifier: "arriving", rowHeight: 58)
        placeholder.cellUpdateHandler = { cell in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Arriving…"
            content.textProperties.color = .secondaryLabel
            cell.contentConfiguration = content
        }
        let id = ObjectIdentifier(item)
        arriving[id] = coordinator.drop(item, to: placeholder)
        item.itemProvider.loadObject(ofClass: String.self) { @Sendable [weak self] text, _ in
            DispatchQueue.main.async {
                MainActor.assumeIsolated { self?.arrive(text, id) }
            }
        }
    }

    private func arrive(_ text: String?, _ id: ObjectIdentifier) {
        guard let context = arriving.removeValue(forKey: id) else { return }
        let line = text?.split(whereSeparator: \.isNewline).first
        guard let line, !line.isEmpty else {
            _ = context.deletePlaceholder()
            return
        }
        _ = context.commitInsertion { place in
            let song = Song(title: String(line), artist: "From another program", color: .systemGray)
            songs.insert(song, at: place.row)
        }
    }
}
