@testable import UIKit

/// A collection view of sections with a letter each, and an index.
final class IndexedItems: UICollectionViewController {
    var letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    /// Nil for the letters.
    var titles: [String]?
    var pathForTitle: ((Int) -> IndexPath)?
    private(set) var calls: [String] = []

    /// One item to a line, of 80 points, below headers.
    static func flow(headers: CGFloat = 30) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 80)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 300, height: headers)
        return layout
    }

    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    func header(_ section: Int) -> UICollectionReusableView? {
        collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        calls.append("sections")
        return letters.count
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 3 ? 0 : 5
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    override func indexTitles(for collectionView: UICollectionView) -> [String]? {
        calls.append("titles")
        return titles ?? letters
    }

    override func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        calls.append("path \(title) \(index)")
        return pathForTitle?(index) ?? IndexPath(index: index)
    }
}

extension UICollectionView {
    var indexBar: SectionIndexBar? { subviews.lazy.compactMap { $0 as? SectionIndexBar }.first }

    /// The middle of a title on the screen.
    func indexPlace(_ title: Int, of count: Int) -> CGPoint {
        guard let indexBar else { return .zero }
        let frame = indexBar.convert(indexBar.bounds, to: nil)
        return CGPoint(x: frame.midX, y: frame.midY + (CGFloat(title) + 0.5 - CGFloat(count) / 2) * 13.8)
    }
}
