/// A row, a column, or freely placed elements. A section repeats its group until all items have a place.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private let arrangement: Arrangement

    private enum Arrangement {
        case line(LayoutAxis, [NSCollectionLayoutItem], count: Int?, isEqual: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private init(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement) {
        self.arrangement = arrangement
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Places the subitems from the leading edge on, again and again while there is room.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self {
        same(NSCollectionLayoutGroup(layoutSize, .line(.horizontal, subitems, count: nil, isEqual: false)))
    }

    /// Places the subitem `count` times, with its own size.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        same(NSCollectionLayoutGroup(layoutSize, .line(.horizontal, [subitem], count: max(count, 1), isEqual: false)))
    }

    /// Places the subitem `count` times, so wide that the group is filled.
    @available(*, deprecated, message: "use horizontal(layoutSize:repeatingSubitem:count:)")
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        same(NSCollectionLayoutGroup(layoutSize, .line(.horizontal, [subitem], count: max(count, 1), isEqual: true)))
    }

    /// Places the subitems from the top on, again and again while there is room.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self {
        same(NSCollectionLayoutGroup(layoutSize, .line(.vertical, subitems, count: nil, isEqual: false)))
    }

    /// Places the subitem `count` times, with its own size.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        same(NSCollectionLayoutGroup(layoutSize, .line(.vertical, [subitem], count: max(count, 1), isEqual: false)))
    }

    /// Places the subitem `count` times, so high that the group is filled.
    @available(*, deprecated, message: "use vertical(layoutSize:repeatingSubitem:count:)")
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        same(NSCollectionLayoutGroup(layoutSize, .line(.vertical, [subitem], count: max(count, 1), isEqual: true)))
    }

    /// Places items in frames that the provider returns, relative to the group. It is called when the layout is made.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        same(NSCollectionLayoutGroup(layoutSize, .custom(itemProvider)))
    }

    /// Views attached to the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { groupSupplementaryItems }
        set { groupSupplementaryItems = newValue }
    }
    private var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

    /// The distance between subitems. The default is nil: none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// Empty for a custom group.
    open var subitems: [NSCollectionLayoutItem] {
        if case .line(_, let subitems, _, _) = arrangement { subitems } else { [] }
    }

    /// The group and its subitems in lines, with their sizes. The form is Trestle's.
    open func visualDescription() -> String { element.description(level: 0) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutGroup(layoutSize, arrangement)
        copy.take(self)
        copy.supplementaryItems = supplementaryItems
        copy.interItemSpacing = interItemSpacing
        return copy
    }

    override var content: LayoutElement.Content {
        switch arrangement {
        case .line(let axis, let subitems, let count, let isEqual):
            .line(
                LayoutLine(
                    axis: axis, elements: subitems.map(\.element), count: count, isEqual: isEqual,
                    gap: interItemSpacing?.gap))
        case .custom(let provider): .custom(LayoutProvider(provider))
        }
    }
}

/// Returns the frames of the items of a custom group, in the order of the items. Called when the layout is made.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of one item of a custom group. Immutable.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    /// In the coordinates of the group, for an interface that reads from left to right.
    open private(set) var frame: CGRect
    /// Items with a higher index are in front.
    open private(set) var zIndex: Int

    /// Creates an item with the `zIndex` 0. The frame is in the coordinates of the group.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// Creates an item. The frame is in the coordinates of the group; higher items are in front.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
