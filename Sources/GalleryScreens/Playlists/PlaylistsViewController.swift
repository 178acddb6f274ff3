import UIKit

/// A library of songs above a playlist. Songs are dragged from one to the other, and within the playlist.
final class PlaylistsViewController: UIViewController {
    private let library = SongListController("Library", songs: Song.library, isPlaylist: false)
    private let playlist = SongListController(
        "Saturday evening", songs: Array(Song.library[1..<4]), isPlaylist: true)

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Playlists"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let stack = UIStackView()
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        for list in [library, playlist] {
            addChild(list)
            stack.addArrangedSubview(list.view)
            list.didMove(toParent: self)
        }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}
