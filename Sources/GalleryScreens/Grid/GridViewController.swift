import UIKit

/// Shows flags in sections by the first letters of their countries, in two sizes. A tap selects a flag.
final class GridViewController: UICollectionViewController {
    private let sections: [(letter: String, pictures: [Picture])]
    private let places: [URL: IndexPath]
    private let store = ThumbnailStore(size: GridCell.flagSize)
    private let small = GridViewController.layout(itemWidth: 72)
    private let large = GridViewController.layout(itemWidth: 108)

    init(pictures: [Picture]) {
        let letters = Dictionary(grouping: pictures) { String($0.name.sortingKey.prefix(1)).uppercased() }
        sections = letters.keys.sorted().map { ($0, letters[$0] ?? []) }
        var places: [URL: IndexPath] = [:]
        for (section, content) in sections.enumerated() {
            for (item, picture) in content.pictures.enumerated() {
                places[picture.file] = IndexPath(item: item, section: section)
            }
        }
        self.places = places
        super.init(collectionViewLayout: large)
        title = "Grid"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("this screen is made in code")
    }

    private static func layout(itemWidth: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: itemWidth, height: GridCell.height(width: itemWidth))
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 4, left: 10, bottom: 16, right: 10)
        layout.headerReferenceSize = CGSize(width: 0, height: 32)
        layout.sectionHeadersPinToVisibleBounds = true
        return layout
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(GridCell.self, forCellWithReuseIdentifier: "flag")
        collectionView.register(
            GridHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "letter")
        collectionView.alwaysBounceVertical = true
        collectionView.allowsMultipleSelection = true
        clearsSelectionOnViewWillAppear = false
        store.onArrival = { [weak self] file in self?.showFlag(of: file) }
        showSizeButton()
    }

    private func showSizeButton() {
        let isLarge = collectionView.collectionViewLayout === large
        let action = UIAction(title: isLarge ? "Smaller" : "Larger") { [weak self] _ in self?.changeSize() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
    }

    private func changeSize() {
        let next = collectionView.collectionViewLayout === large ? small : large
        collectionView.setCollectionViewLayout(next, animated: true)
        showSizeButton()
    }

    private func showFlag(of file: URL) {
        guard let place = places[file], let cell = collectionView.cellForItem(at: place) as? GridCell else { return }
        cell.flag = store.thumbnail(of: file)
    }

    // MARK: Data source

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        sections.count
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].pictures.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "flag", for: indexPath)
        let picture = sections[indexPath.section].pictures[indexPath.item]
        if let cell = cell as? GridCell {
            cell.name = picture.name
            cell.flag = store.thumbnail(of: picture.file)
        }
        store.load(picture.file)
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "letter", for: indexPath)
        (header as? GridHeader)?.letter = sections[indexPath.section].letter
        return header
    }
}
