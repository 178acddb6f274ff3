import UIKit

/// Shows flags in sections by the first letters of their countries, in two sizes. A tap selects a flag.
final class GridViewController: UICollectionViewController {
    private let sections: [(letter: String, pictures: [Picture])]
    private let places: [URL: IndexPath]
    private let store = ThumbnailStore(size: GridCell.flagSize)
    private let small = GridViewController.makeLayout()
    private let large = GridViewController.makeLayout()

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

    private static func makeLayout() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 4, left: 10, bottom: 16, right: 10)
        layout.sectionHeadersPinToVisibleBounds = true
        return layout
    }

    /// Makes cells and headers high enough for their text, and cells wide enough for its words.
    private func updateSizes() {
        let isLargeText = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        for (layout, usualWidth) in [(small, CGFloat(72)), (large, 108)] {
            let width = isLargeText ? 1.6 * usualWidth : usualWidth
            layout.itemSize = CGSize(
                width: width, height: GridCell.height(width: width, compatibleWith: traitCollection))
            layout.headerReferenceSize = CGSize(width: 0, height: CGFloat(32).growing(in: traitCollection))
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateSizes()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        updateSizes()
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
