/// The title and the buttons that a navigation bar shows for one view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
    /// Whether the title is large in a bar with `prefersLargeTitles`. The raw values are UIKit's.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The title has the size of the item before it in the stack; the first one is large.
        case automatic = 0
        /// The title is always large while the content is at its top.
        case always = 1
        /// The title is never large.
        case never = 2
        /// The title has its large size in the row of the buttons, at the leading edge. Unverified in detail.
        case inline = 3
    }

    /// The title of the back button that returns to this item. The raw values are UIKit's.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// Shows the item's title. If it does not fit, shows "Back", or else no title.
        case `default` = 0
        /// Shows "Back".
        case generic = 1
        /// Shows only the arrow.
        case minimal = 2
    }

    /// The bar that shows the item and is informed about changes.
    weak var bar: UINavigationBar?

    /// The text in the middle of the bar; nil by default. A controller's title sets it too.
    open var title: String? {
        get { ownTitle }
        set { changing("title") { ownTitle = newValue } }
    }

    private var ownTitle: String? {
        didSet { didChange() }
    }
    // Sound: written under the lock of `Attachments`; read without it on the main actor only.
    @usableFromInline nonisolated(unsafe) package final var objectAttachments: ObjectAttachments?

    /// What a screen reader says of the item; nil by default.
    open var accessibilityLabel: String? {
        get { (self as any NSObjectProtocol).accessibilityLabel }
        set { (self as any NSObjectProtocol).accessibilityLabel = newValue }
    }

    /// What a screen reader says that the item does; nil by default.
    open var accessibilityHint: String? {
        get { (self as any NSObjectProtocol).accessibilityHint }
        set { (self as any NSObjectProtocol).accessibilityHint = newValue }
    }

    /// A view shown in place of the title, centered, at its own size.
    open var titleView: UIView? {
        didSet { didChange() }
    }

    /// The back button shown while the next item is on top of this one. Nil creates it from `backButtonTitle` or
    /// `title`.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { didChange() }
    }

    /// The title of the back button that returns to this item; nil, the default, uses `title`.
    open var backButtonTitle: String? {
        didSet { didChange() }
    }

    /// What the back button to this item shows. The default is the title, if there is room.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { didChange() }
    }

    /// What the back button does in place of returning to the previous screen. If the bar has no back button, it shows one
    /// with the title and the image of the action. Nil by default.
    open var backAction: UIAction? {
        didSet { didChange() }
    }

    /// Creates the menu that the title opens; nil, the default, for a title without one. The suggested actions are those
    /// for documents, of which there are none here.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        didSet { didChange() }
    }

    /// A line of text above the title, which makes the bar higher.
    open var prompt: String? {
        didSet { didChange() }
    }

    /// Used only in bars with `prefersLargeTitles`.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { didChange() }
    }

    /// The search controller whose search bar is shown at the bar's lower edge, below a large title.
    open var searchController: UISearchController? {
        didSet { if searchController !== oldValue { didChange() } }
    }

    /// Where the search bar is; `.automatic` by default.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { didChange() } }
    }

    /// Where the search bar is now: `.inline` or `.stacked`.
    open var searchBarPlacement: SearchBarPlacement {
        bar?.isSearchInline(of: self) == true ? .inline : .stacked
    }

    // MARK: Arrangement

    /// How the bar arranges the title and the center groups; `.navigator` by default.
    open var style = ItemStyle.navigator {
        didSet { if style != oldValue { didChange() } }
    }

    /// The groups in the middle of a bar of regular width, in order from the leading edge, if ``style`` is not
    /// `.navigator`. Otherwise their items are in the overflow menu.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] {
        didSet {
            for group in centerItemGroups { group.navigationItem = self }
            didChange()
        }
    }

    /// Elements at the end of the overflow menu, which a button at the trailing edge opens; nil by default. The bar has
    /// the button if there is something in the menu.
    open var additionalOverflowItems: UIDeferredMenuElement? {
        didSet { if additionalOverflowItems !== oldValue { didChange() } }
    }

    /// The button of the overflow menu, for popovers; nil while the bar has none.
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
        overflowItem?.shownView == nil ? nil : overflowItem
    }

    /// Created by the bar when there is something in the overflow menu.
    var overflowItem: UIBarButtonItem?

    /// Whether the search bar collapses when content scrolls, before a large title does. It expands when the content is
    /// pulled down. The default is true.
    /// The search bar is visible when the controller is first shown, as since iOS 13; unverified.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
    }

    /// The appearance used in place of the bar's; copied when it is set.
    open var standardAppearance: UINavigationBarAppearance? {
        get { standard }
        set {
            standard = newValue?.kept { [weak self] in self?.didChange() }
            didChange()
        }
    }

    /// The appearance used in place of the bar's while the content rests at its top; copied when it is set.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { scrollEdge }
        set {
            scrollEdge = newValue?.kept { [weak self] in self?.didChange() }
            didChange()
        }
    }

    /// The appearance in windows of compact height; copied when it is set.
    open var compactAppearance: UINavigationBarAppearance? {
        get { compact }
        set {
            compact = newValue?.kept { [weak self] in self?.didChange() }
            didChange()
        }
    }

    /// The same while the content rests at its top; copied when it is set.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { compactEdge }
        set {
            compactEdge = newValue?.kept { [weak self] in self?.didChange() }
            didChange()
        }
    }

    private var compact: UINavigationBarAppearance?
    private var compactEdge: UINavigationBarAppearance?
    private var standard: UINavigationBarAppearance?
    private var scrollEdge: UINavigationBarAppearance?

    /// Whether there is no back button while this item is shown. The default is false.
    open var hidesBackButton = false {
        didSet { didChange() }
    }

    /// Whether left items are shown beside the back button. The default is false: they replace it.
    open var leftItemsSupplementBackButton = false {
        didSet { didChange() }
    }

    /// The items in order from the leading edge.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet {
            groups.leading = nil
            didChange()
        }
    }

    /// The items in order from the trailing edge: the first is the outermost.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet {
            (groups.trailing, groups.pinned) = (nil, nil)
            didChange()
        }
    }

    /// The groups of which the items were taken.
    var groups = BarItemGroups()

    public override init() {
        super.init()
    }

    /// Creates an item with a title.
    public init(title: String) {
        ownTitle = title
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard !SecureDecoding.isRefused(Self.self, base: UINavigationItem.self, by: coder) else { return nil }
        super.init()
        decodeItems(from: coder)
    }

    open func encode(with coder: NSCoder) {
        encodeItems(in: coder)
    }

    /// The first of `leftBarButtonItems`; setting it replaces them all.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first of `rightBarButtonItems`; setting it replaces them all.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    // MARK: Animated setters, which change the buttons at once

    /// Hides or shows the back button while the item is shown.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    /// Sets the only item at the leading edge; nil for none.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    /// Sets the only item at the trailing edge; nil for none.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    /// Sets the items at the leading edge, from the edge on.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    /// Sets the items at the trailing edge, from the edge on.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    /// The titles of a back button that returns to this item, of which the bar shows the first that fits. If there is
    /// none, or none fits, it shows only the chevron.
    var titlesOfBackButton: [String] {
        switch backButtonDisplayMode {
        case .minimal: []
        case .generic: [SystemText.back.string]
        case .default:
            [backBarButtonItem?.title ?? backButtonTitle ?? title ?? SystemText.back.string, SystemText.back.string]
        }
    }

    private func didChange() {
        bar?.navigationItemDidChange(self)
    }

    // MARK: Groups

    /// The groups at the leading edge. Setting them replaces ``leftBarButtonItems``; items that were set there are one
    /// group.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { groups.leading ?? Self.group(leftBarButtonItems) }
        set {
            let items = newValue.flatMap(\.shownItems)
            leftBarButtonItems = items.isEmpty ? nil : items
            groups.leading = newValue
            for group in newValue { group.navigationItem = self }
            bar?.navigationItemDidChange(self)
        }
    }

    /// The groups at the trailing edge, in order from the leading edge. Setting them replaces ``rightBarButtonItems``;
    /// items that were set there are one group.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { groups.trailing ?? Self.group(rightBarButtonItems?.reversed()) }
        set { setTrailing(newValue, pinned: groups.pinned) }
    }

    /// A group at the trailing edge beyond ``trailingItemGroups``; nil by default.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { groups.pinned }
        set { setTrailing(trailingItemGroups, pinned: newValue) }
    }

    /// Stored only: users do not customize bars here. Nil by default.
    open var customizationIdentifier: String?
}

extension UINavigationItem: AttachmentHolder {}
