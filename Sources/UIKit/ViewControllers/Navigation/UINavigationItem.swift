/// What a navigation bar shows for one view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
    /// Whether the bar shows the title large, where it prefers large titles. The raw values are UIKit's.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item before it in the stack; large for the first one.
        case automatic = 0
        case always = 1
        case never = 2
    }

    /// What the back button to this item shows beside the chevron. The raw values are UIKit's.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title; "Back" where that has no room, then nothing.
        case `default` = 0
        /// "Back".
        case generic = 1
        case minimal = 2
    }

    /// The bar that shows the item; told when it changes.
    weak var bar: UINavigationBar?

    open var title: String? {
        get { ownTitle }
        set { changing("title") { ownTitle = newValue } }
    }

    private var ownTitle: String? {
        didSet { didChange() }
    }
    // Sound: written under the lock of `Attachments`; read without it on the main actor only.
    @usableFromInline nonisolated(unsafe) package final var attachments: ObjectAttachments?

    /// Shown in place of the title, centred, at its own size.
    open var titleView: UIView? {
        didSet { didChange() }
    }

    /// The back button of the item pushed on top of this one. Nil: made from `backButtonTitle` or `title`.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { didChange() }
    }

    /// The title of the back button of the item pushed on top of this one; nil, the default, takes `title`.
    open var backButtonTitle: String? {
        didSet { didChange() }
    }

    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { didChange() }
    }

    /// A line above the title, which makes the bar higher.
    open var prompt: String? {
        didSet { didChange() }
    }

    /// Read while the bar prefers large titles.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { didChange() }
    }

    /// Its search bar stands at the bar's lower edge, below a large title.
    open var searchController: UISearchController? {
        didSet { if searchController !== oldValue { didChange() } }
    }

    /// Whether the search bar gives way to the content before a large title does, and comes back when the content is pulled down. True.
    /// It is there when the controller is first shown, as since iOS 13; unverified.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
    }

    /// In place of the bar's own; copied when it is set.
    open var standardAppearance: UINavigationBarAppearance? {
        get { standard }
        set {
            standard = newValue?.kept { [weak self] in self?.didChange() }
            didChange()
        }
    }

    /// In place of the bar's own; copied when it is set.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { scrollEdge }
        set {
            scrollEdge = newValue?.kept { [weak self] in self?.didChange() }
            didChange()
        }
    }

    private var standard: UINavigationBarAppearance?
    private var scrollEdge: UINavigationBarAppearance?

    open var hidesBackButton = false {
        didSet { didChange() }
    }

    /// False by default: left items take the place of the back button.
    open var leftItemsSupplementBackButton = false {
        didSet { didChange() }
    }

    /// From the leading edge on.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { didChange() }
    }

    /// From the trailing edge on: the first stands outermost.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { didChange() }
    }

    public init(title: String) {
        ownTitle = title
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard !SecureDecoding.isRefused(Self.self, base: UINavigationItem.self, by: coder) else { return nil }
        ownTitle = coder.decodeObject(of: NSString.self, forKey: "UITitle") as String?
        prompt = coder.decodeObject(of: NSString.self, forKey: "UIPrompt") as String?
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(title as NSString?, forKey: "UITitle")
        coder.encode(prompt as NSString?, forKey: "UIPrompt")
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

    // MARK: The same with an animation flag; buttons change at once

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    /// The title that a back button to this item has; nil for none beside the chevron.
    var titleOfBackButton: String? {
        switch backButtonDisplayMode {
        case .minimal: nil
        case .generic: "Back"
        case .default: backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
        }
    }

    private func didChange() {
        bar?.navigationItemDidChange(self)
    }
}

extension UINavigationItem: AttachmentHolder {}
