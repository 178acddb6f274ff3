import Foundation

/// One tab of a tab bar: a title below an image, and optionally a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// Tabs with a standard meaning. The raw values are UIKit's.
    public enum SystemItem: Int, Sendable {
        /// A title and a symbol that the system chooses.
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        /// A title and a symbol that the system chooses.
        case mostRecent, mostViewed
    }

    /// The image of the selected tab; nil, the default, uses `image`.
    open var selectedImage: UIImage? {
        didSet { didChange() }
    }

    /// The text of the badge above the image; nil, the default, shows no badge.
    open var badgeValue: String? {
        didSet { didChange() }
    }

    /// The color of the badge; nil, the default, is red.
    open var badgeColor: UIColor? {
        didSet { didChange() }
    }

    /// The distance by which the title is moved. The default is zero.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { didChange() } }
    }

    /// The appearance of the bar while the tab is selected, in place of the bar's own; nil by default. Copied when it is
    /// set.
    open var standardAppearance: UITabBarAppearance? {
        get { standard }
        set {
            standard = newValue?.kept { [weak self] in self?.didChange() }
            didChange()
        }
    }

    /// The same while the content ends above the bar.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { scrollEdge }
        set {
            scrollEdge = newValue?.kept { [weak self] in self?.didChange() }
            didChange()
        }
    }

    private var standard: UITabBarAppearance?
    private var scrollEdge: UITabBarAppearance?
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets the font and the color of the badge's text. The states are `.normal` and `.selected`.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state.rawValue] = textAttributes
        didChange()
    }

    /// Returns what was set for exactly this state; nil for the system's font and color.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }

    public override init() {
        super.init()
    }

    /// Creates the item from a nib or an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        badgeValue = coder.decodeObject(of: NSString.self, forKey: "UIBadgeValue") as String?
        coder.decode(Self.archived, of: self)
    }

    private static let archived: [ArchivedProperty<UITabBarItem>] = [
        .object("UISelectedImage", \.selectedImage), .object("UIBadgeColor", \.badgeColor),
    ]

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(badgeValue as NSString?, forKey: "UIBadgeValue")
        coder.encode(Self.archived, of: self)
    }

    /// Creates an item.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with another picture while it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    func becomeSystemItem(_ systemItem: SystemItem) {
        title = systemItem.title
        image = UIImage(systemName: systemItem.symbol)
    }

    /// Creates one of the system's items, with its title and picture.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        becomeSystemItem(systemItem)
        self.tag = tag
    }
}

extension UITabBarItem.SystemItem {
    var title: String {
        switch self {
        case .more: SystemText.more.string
        case .favorites: SystemText.favorites.string
        case .featured: SystemText.featured.string
        case .topRated: SystemText.topRated.string
        case .recents: SystemText.recents.string
        case .contacts: SystemText.contacts.string
        case .history: SystemText.history.string
        case .bookmarks: SystemText.bookmarks.string
        case .search: SystemText.search.string
        case .downloads: SystemText.downloads.string
        case .mostRecent: SystemText.mostRecent.string
        case .mostViewed: SystemText.mostViewed.string
        }
    }

    /// The name of the symbol; unverified.
    var symbol: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.crop.circle.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "square.and.arrow.down"
        case .mostViewed: "list.bullet"
        }
    }
}
