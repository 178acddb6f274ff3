import Foundation

/// Items that are together in a bar, at one of its sides.
///
/// A desktop's bars have no customization: movable groups stay where they are, and of optional groups those that are in
/// the default customization are shown.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// In order from the leading edge.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
            adopt()
            didChange()
        }
    }

    /// Stands for the items where there is no room for them. Bars here always show the items.
    open var representativeItem: UIBarButtonItem? {
        didSet { representativeItem?.buttonGroup = self }
    }

    /// Always false; see ``representativeItem``.
    open var isDisplayingRepresentativeItem: Bool { false }

    /// Whether none of the items is shown; the default is false.
    open var isHidden = false {
        didSet { if isHidden != oldValue { didChange() } }
    }

    /// Whether an optional group that the bar does not show is in the overflow menu of the bar. The default is false.
    open var alwaysAvailable = false {
        didSet { if alwaysAvailable != oldValue { didChange() } }
    }

    /// What stands for the group in the overflow menu of a navigation bar; nil, the default, for its items.
    open var menuRepresentation: UIMenuElement? {
        didSet { if menuRepresentation !== oldValue { didChange() } }
    }

    /// Whether the group is only in the overflow menu.
    var isInOverflow: Bool { alwaysAvailable && !isInDefaultCustomization && !isHidden }

    private let isInDefaultCustomization: Bool
    /// The item whose bar shows the group.
    weak var navigationItem: UINavigationItem?

    /// Creates a group without items.
    public override init() {
        barButtonItems = []
        representativeItem = nil
        isInDefaultCustomization = true
        super.init()
    }

    /// Creates a group that is always in the bar.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        isInDefaultCustomization = true
        super.init()
        adopt()
    }

    private init(_ items: [UIBarButtonItem], _ representativeItem: UIBarButtonItem?, isShown: Bool) {
        barButtonItems = items
        self.representativeItem = representativeItem
        isInDefaultCustomization = isShown
        super.init()
        adopt()
    }

    /// A group that customization cannot move or remove.
    public class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// A group that customization can move.
    public class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// A group that customization can move, remove and add.
    public class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(items, representativeItem, isShown: isInDefaultCustomization)
    }

    /// What a bar shows, from the leading edge.
    var shownItems: [UIBarButtonItem] { isHidden || !isInDefaultCustomization ? [] : barButtonItems }

    private func adopt() {
        for item in barButtonItems { item.buttonGroup = self }
        representativeItem?.buttonGroup = self
    }

    private func didChange() { navigationItem?.groupDidChange() }
}
