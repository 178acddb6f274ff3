/// The optional methods of a collection view's data source and delegates, with their types.
enum CollectionMethods {
    static let numberOfSections = dataSource(.numberOfSections, CollectionToInt.self)
    static let viewForSupplementaryElement = dataSource(.viewForSupplementaryElement, ElementToView.self)
    static let shouldHighlight = delegate(.shouldHighlight, ItemToBool.self)
    static let didHighlight = delegate(.didHighlight, ItemNotice.self)
    static let didUnhighlight = delegate(.didUnhighlight, ItemNotice.self)
    static let shouldSelect = delegate(.shouldSelect, ItemToBool.self)
    static let shouldDeselect = delegate(.shouldDeselect, ItemToBool.self)
    static let didSelect = delegate(.didSelect, ItemNotice.self)
    static let didDeselect = delegate(.didDeselect, ItemNotice.self)
    static let canPerformPrimaryAction = delegate(.canPerformPrimaryAction, ItemToBool.self)
    static let performPrimaryAction = delegate(.performPrimaryAction, ItemNotice.self)
    static let shouldShowMenu = delegate(.shouldShowMenu, ItemToBool.self)
    static let canPerformAction = delegate(.canPerformAction, ItemActionToBool.self)
    static let performAction = delegate(.performAction, ItemActionNotice.self)
    static let willDisplayCell = delegate(.willDisplayCell, ItemCellNotice.self)
    static let willDisplaySupplementaryView = delegate(.willDisplaySupplementaryView, ElementNotice.self)
    static let didEndDisplayingCell = delegate(.didEndDisplayingCell, ItemCellNotice.self)
    static let didEndDisplayingSupplementaryView = delegate(.didEndDisplayingSupplementaryView, ElementNotice.self)
    static let sizeForItem = flow(.sizeForItem, LayoutItemToSize.self)
    static let insetForSection = flow(.insetForSection, LayoutSectionToInsets.self)
    static let minimumLineSpacing = flow(.minimumLineSpacing, LayoutSectionToPoints.self)
    static let minimumInteritemSpacing = flow(.minimumInteritemSpacing, LayoutSectionToPoints.self)
    static let referenceSizeForHeader = flow(.referenceSizeForHeader, LayoutSectionToSize.self)
    static let referenceSizeForFooter = flow(.referenceSizeForFooter, LayoutSectionToSize.self)

    static let all: [any ProtocolRequirement] = [
        numberOfSections, viewForSupplementaryElement, shouldHighlight, didHighlight, didUnhighlight, shouldSelect,
        shouldDeselect, didSelect, didDeselect, canPerformPrimaryAction, performPrimaryAction, shouldShowMenu,
        canPerformAction, performAction, willDisplayCell,
        willDisplaySupplementaryView, didEndDisplayingCell, didEndDisplayingSupplementaryView, sizeForItem,
        insetForSection, minimumLineSpacing, minimumInteritemSpacing, referenceSizeForHeader, referenceSizeForFooter,
    ]

    private static func dataSource<Call>(
        _ method: CollectionMethod, _ call: Call.Type
    ) -> OptionalMethod<any UICollectionViewDataSource, Call> {
        OptionalMethod(method.selector, method.name) { $0 is any UICollectionViewDataSource.Type }
    }

    private static func delegate<Call>(
        _ method: CollectionMethod, _ call: Call.Type
    ) -> OptionalMethod<any UICollectionViewDelegate, Call> {
        OptionalMethod(method.selector, method.name) { $0 is any UICollectionViewDelegate.Type }
    }

    private static func flow<Call>(
        _ method: CollectionMethod, _ call: Call.Type
    ) -> OptionalMethod<any UICollectionViewDelegateFlowLayout, Call> {
        OptionalMethod(method.selector, method.name) { $0 is any UICollectionViewDelegateFlowLayout.Type }
    }
}
