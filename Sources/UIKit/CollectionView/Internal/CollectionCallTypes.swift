internal import RuntimeInspection

// As in `DelegateCallTypes`: structs around a concrete function.

struct CollectionToInt: DeclaredMethods.Call {
    typealias Function = (UICollectionView) -> Int
    let call: Function
}

struct ElementToView: DeclaredMethods.Call {
    typealias Function = (UICollectionView, String, IndexPath) -> UICollectionReusableView
    let call: Function
}

struct ItemToBool: DeclaredMethods.Call {
    typealias Function = (UICollectionView, IndexPath) -> Bool
    let call: Function
}

struct ItemActionToBool: DeclaredMethods.Call {
    typealias Function = (UICollectionView, Selector, IndexPath, Any?) -> Bool
    let call: Function
}

struct ItemActionNotice: DeclaredMethods.Call {
    typealias Function = (UICollectionView, Selector, IndexPath, Any?) -> Void
    let call: Function
}

struct ItemNotice: DeclaredMethods.Call {
    typealias Function = (UICollectionView, IndexPath) -> Void
    let call: Function
}

struct ItemCellNotice: DeclaredMethods.Call {
    typealias Function = (UICollectionView, UICollectionViewCell, IndexPath) -> Void
    let call: Function
}

struct ElementNotice: DeclaredMethods.Call {
    typealias Function = (UICollectionView, UICollectionReusableView, String, IndexPath) -> Void
    let call: Function
}

struct LayoutItemToSize: DeclaredMethods.Call {
    typealias Function = (UICollectionView, UICollectionViewLayout, IndexPath) -> CGSize
    let call: Function
}

struct LayoutSectionToInsets: DeclaredMethods.Call {
    typealias Function = (UICollectionView, UICollectionViewLayout, Int) -> UIEdgeInsets
    let call: Function
}

struct LayoutSectionToPoints: DeclaredMethods.Call {
    typealias Function = (UICollectionView, UICollectionViewLayout, Int) -> CGFloat
    let call: Function
}

struct LayoutSectionToSize: DeclaredMethods.Call {
    typealias Function = (UICollectionView, UICollectionViewLayout, Int) -> CGSize
    let call: Function
}
