/// A button of a bar: a title, an image or a custom view.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// Whether a title is emphasized.
    public enum Style: Int, Sendable {
        /// A title of regular weight.
        case plain = 0
        /// Looks like `plain`, as since iOS 7.
        @available(*, deprecated, message: "Use UIBarButtonItem.Style.plain")
        case bordered = 1
        /// A semibold title, for the button that completes a task.
        case done = 2
    }

    /// Whether the title is emphasized. The default is `.plain`.
    open var style: Style = .plain {
        didSet { didChange() }
    }

    /// The width in points, also of a fixed space; 0, the default, fits the contents.
    open var width: CGFloat = 0 {
        didSet { didChange() }
    }

    /// The group that contains the item; nil if there is none.
    public internal(set) weak var buttonGroup: UIBarButtonItemGroup?

    /// The view that a bar shows for the item; nil while no bar shows it.
    weak var shownView: UIView?

    /// The view of the item on a bar. Applications read it by its name in UIKit, `value(forKey: "view")`.
    var viewOnBar: UIView? { shownView ?? customView }

    /// The view shown in place of title and image. It handles its own touches.
    open var customView: UIView? {
        didSet { didChange() }
    }

    /// Nil, the default, uses the tint color of the bar.
    open var tintColor: UIColor? {
        didSet { didChange() }
    }

    /// Whether the bar leaves the item out. The default is false.
    open var isHidden = false {
        didSet { didChange() }
    }

    /// The action of a tap, in place of target and action, which are set to nil. Its title and image are shown if the
    /// item has none.
    open var primaryAction: UIAction? {
        didSet {
            if primaryAction != nil { (target, action) = (nil, nil) }
            didChange()
        }
    }

    /// Titles that the item may have. The item is as wide as the widest one, so that its width stays the same when the
    /// title changes.
    open var possibleTitles: Set<String>? {
        didSet { didChange() }
    }

    /// The menu of the item; nil by default. It opens on touch, or after a long press if a tap has an action.
    open var menu: UIMenu? {
        didSet { didChange() }
    }

    /// What stands for the item in the overflow menu of a navigation bar; nil, the default, for an element with the
    /// item's title, image and action. An item with a custom view needs one to be in the menu.
    open var menuRepresentation: UIMenuElement?

    /// The order of the elements of the item's menu. The default begins at the item.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// Whether the item shows and changes a selection. With a menu that a tap opens, one element of the menu is on, and
    /// the item shows its title. Otherwise a tap toggles ``isSelected``. The default is false.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { didChange() } }
    }

    /// Whether the item is drawn as selected, on a plate in its tint color. The default is false.
    open var isSelected = false {
        didSet { (shownView as? BarButton)?.isSelected = isSelected }
    }

    // MARK: Background images and adjustments

    /// What was set for the item in any place, and for the back button with which a bar returns to its screen.
    var ground = BarButtonGround() {
        didSet { didChange() }
    }
    var backGround = BarButtonGround() {
        didSet { didChange() }
    }

    /// Sets an image below the contents, as wide as the button. States without an image have that of the normal state,
    /// bars of compact height that of the default metrics.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        ground.set(backgroundImage, state, barMetrics)
    }

    /// Returns the image that was set for exactly this state and these metrics; nil if none was.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        ground.image(state, barMetrics)
    }

    /// Sets an image for items of one style, which takes precedence over that of every style.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        ground.set(backgroundImage, state, style: style, barMetrics)
    }

    /// Returns the image that was set for exactly this state, style and these metrics; nil if none was.
    open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
        ground.image(state, style: style, barMetrics)
    }

    /// Moves the background image down.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        ground.offsets[barMetrics] = adjustment
    }

    /// Returns the distance in points; 0 if none was set.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        ground.offsets[barMetrics] ?? 0
    }

    /// Moves the title to the right and down, in place of what the bar's appearance says.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        ground.titleOffsets[barMetrics] = adjustment
    }

    /// Returns the distances in points; zero if none were set.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        ground.titleOffsets[barMetrics] ?? .zero
    }

    // The same for the item as a back button. An appearance proxy reaches the back buttons that bars create themselves.

    /// Sets an image below the contents of the item as a back button.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backGround.set(backgroundImage, state, barMetrics)
    }

    /// Returns the image that was set for exactly this state and these metrics; nil if none was.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backGround.image(state, barMetrics)
    }

    /// Moves the title of the item as a back button to the right and down.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        backGround.titleOffsets[barMetrics] = adjustment
    }

    /// Returns the distances in points; zero if none were set.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        backGround.titleOffsets[barMetrics] ?? .zero
    }

    /// Moves the background image of the item as a back button down, in points.
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        backGround.offsets[barMetrics] = adjustment
    }

    /// Returns the distance in points; 0 if none was set.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        backGround.offsets[barMetrics] ?? 0
    }

    // MARK: The action

    /// The object that receives the action; nil, the default, sends it along the responder chain. Not retained.
    open weak var target: AnyObject?

    /// The action that a tap sends, with the item as its argument.
    open var action: Selector?

    /// The system item that this item was created as, if any; the bar draws a plus for `.add`.
    private(set) var systemItem: SystemItem?

    public override init() {
        super.init()
    }

    /// Creates the item from a nib or an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        style = Style(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .plain
        systemItem =
            coder.containsValue(forKey: "UISystemItem")
            ? SystemItem(rawValue: coder.decodeInteger(forKey: "UISystemItem")) : nil
        coder.decode(Self.archived, of: self)
    }

    private static let archived: [ArchivedProperty<UIBarButtonItem>] = [
        .number("UIWidth", \.width), .object("UICustomView", \.customView), .object("UITintColor", \.tintColor),
        .flag("UIHidden", \.isHidden),
    ]

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIStyle")
        if let systemItem { coder.encode(systemItem.rawValue, forKey: "UISystemItem") }
        coder.encode(Self.archived, of: self)
    }

    /// Creates an item. A tap performs the primary action; without one it opens the menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates one of the system's items.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.menu = menu
        self.primaryAction = primaryAction
        becomeSystemItem(systemItem)
    }

    func becomeSystemItem(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        style = systemItem.style
        title = systemItem.title
    }

    /// Creates an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Whether the item's button is triggered while a drag rests over it. The default is false. Items with a custom view
    /// have no button.
    open var isSpringLoaded = false {
        didSet { (shownView as? BarButton)?.hasSpring = isSpringLoaded }
    }

    /// Creates a space that fills the remaining width of a toolbar.
    open class func flexibleSpace() -> Self {
        let item = newObject()
        item.becomeSystemItem(.flexibleSpace)
        return item
    }

    /// Returns an item that is a distance, in points.
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = newObject()
        item.becomeSystemItem(.fixedSpace)
        item.width = width
        return item
    }

    var displayedTitle: String? {
        chosenTitle ?? title ?? (displayedImage == nil && systemItem == nil ? primaryAction?.title : nil)
    }

    var displayedImage: UIImage? {
        imageForBar ?? (title == nil ? primaryAction?.image : nil)
    }

    // MARK: Groups

    /// Returns a group with this item, which customization cannot move or remove.
    open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

    /// Returns a group with this item, which stays where it is: there is no customization here.
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// Returns a group with this item, which is shown only if it is in the default customization.
    open func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}
