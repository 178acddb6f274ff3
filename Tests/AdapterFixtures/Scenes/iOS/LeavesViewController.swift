import UIKit

class LeafCell: UICollectionViewCell {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var leading: NSLayoutConstraint!
}

class LeafHeader: UICollectionReusableView {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var trailing: NSLayoutConstraint!
}

/// Cells and a header that are designed in files of their own.
class LeavesViewController: UICollectionViewController {
    private let names = ["Needle", "Fan"]

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 160, height: 50)
        layout.headerReferenceSize = CGSize(width: 320, height: 40)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UINib(nibName: "LeafCell", bundle: nil), forCellWithReuseIdentifier: "Leaf")
        collectionView.register(
            UINib(nibName: "LeafHeader", bundle: Bundle(for: LeafHeader.self)),
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "Header")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return names.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Leaf", for: indexPath) as! LeafCell
        cell.nameLabel.text = names[indexPath.item]
        cell.leading.constant = CGFloat(10 * indexPath.item)
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header =
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "Header", for: indexPath) as! LeafHeader
        header.titleLabel.text = "Leaves"
        header.trailing.constant = 30
        return header
    }
}
