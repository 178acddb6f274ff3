extension UICollectionView: KeyboardList {
    var mayHaveFocus: Bool { selectionHost.mayHaveFocus }
}

extension UICollectionViewCell: KeyboardCell {
    var keyboardList: (any KeyboardList)? { superview as? UICollectionView }
}
