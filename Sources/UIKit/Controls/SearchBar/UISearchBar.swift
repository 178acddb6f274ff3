import Foundation

/// A bar with a field for a search text and optionally a cancel button. It is usually the header of a table or part of
/// a navigation item.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
    /// The background of a search bar. The raw values are UIKit's.
    public enum Style: UInt, Sendable {
        /// A filled background; the default.
        case `default` = 0
        /// A filled background, as with `.default`.
        case prominent = 1
        /// No background.
        case minimal = 2
    }

    /// The object that is told of typing and of taps on the buttons; not retained.
    open weak var delegate: (any UISearchBarDelegate)? {
        didSet {
            MainThreadChecker.check()
            proxy = ProxyAnswers(delegate)
        }
    }
    private var proxy: ProxyAnswers?

    /// Returns the delegate; nil if it is a proxy that does not respond to the method.
    func delegate<Call>(for method: OptionalMethod<any UISearchBarDelegate, Call>) -> (any UISearchBarDelegate)? {
        method.receiver(delegate, proxy)
    }

    /// What the delegate says; otherwise `.any`.
    open var barPosition: UIBarPosition {
        BarPositioningDelegateMethods.position.receiver(delegate)?.position(for: self) ?? .any
    }

    /// The search controller that owns this bar. It is told of the user's actions before the delegate.
    weak var searchController: UISearchController?
    /// A search display controller, which is told of the user's actions before the delegate, too.
    weak var searchDisplay: (any SearchBarFollower)?

    /// The field of the bar, whose font and colors may be changed.
    open var searchTextField: UISearchTextField { ownField }
    private let ownField = UISearchTextField(frame: .zero)
    private let cancelButton = UIButton(type: .system)
    private let ground = UIImageView(frame: .zero)
    private lazy var events = SearchFieldEvents(bar: self)
    private(set) lazy var accessory = SearchBarAccessory(of: self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
        text = coder.decodeObject(of: NSString.self, forKey: "UIText") as String?
        placeholder = coder.decodeObject(of: NSString.self, forKey: "UIPlaceholder") as String?
        decodeLook(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(text as NSString?, forKey: "UIText")
        coder.encode(placeholder as NSString?, forKey: "UIPlaceholder")
        coder.encode(Self.archived, of: self)
    }

    override var archivedSubviews: [UIView] { [] }

    private func decodeLook(from coder: NSCoder) {
        let titles = coder.decodeList(of: NSString.self, forKey: "UIScopeButtonTitles")
        if !titles.isEmpty { scopeButtonTitles = titles.map { "\($0)" } }
        coder.decode(Self.archived, of: self)
        coder.decode(UITextField.inputTraits, of: searchTextField)
    }

    private static let archived: [ArchivedProperty<UISearchBar>] = [
        .option("UIBarStyle", \.barStyle),
        .object("UIBarTintColor", \.barTintColor), .object("UIBackgroundImage", \.backgroundImage),
        .flag("UIShowsCancelButton", \.showsCancelButton), .flag("UIShowsBookmarkButton", \.showsBookmarkButton),
        .option("UISearchBarStyle", \.searchBarStyle).onlyInNibs,
        .flag("UIShowsScopeBar", \.showsScopeBar).onlyInNibs,
    ]

    /// Does what the cancel button does. Returns false if there is none, or if nothing is searched.
    func cancelByKey() -> Bool {
        guard searchController?.isActive ?? searchDisplay?.isActive ?? (showsCancelButton && isFirstResponder) else {
            return false
        }
        cancelButton.sendActions(for: .touchUpInside)
        return true
    }

    private func finishInit() {
        clipsToBounds = true
        cancelButton.setTitle(SystemText.cancel.string, for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        cancelButton.isHidden = true
        cancelButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate(for: SearchBarDelegateMethods.cancelButtonClicked)?.searchBarCancelButtonClicked(self)
                searchController?.searchBarWasCancelled()
                searchDisplay?.searchBarWasCancelled()
            }, for: .touchUpInside)
        searchTextField.delegate = events
        searchTextField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                searchController?.searchBarTextDidChange()
                searchDisplay?.searchBarTextDidChange()
                delegate(for: SearchBarDelegateMethods.textDidChange)?.searchBar(self, textDidChange: text ?? "")
            }, for: .editingChanged)
        for view in [ground, searchTextField, cancelButton] { addSubview(view) }
        showGround()
    }

    // MARK: Text

    /// The text of the field; nil if it is empty.
    open var text: String? {
        get { searchTextField.text }
        set {
            searchTextField.text = newValue
            searchController?.searchBarTextDidChange()
            searchDisplay?.searchBarTextDidChange()
        }
    }

    /// The text that is shown while the field is empty; nil, the default, for none.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// A line of text above the field, which makes the bar higher; nil by default.
    open var prompt: String? {
        didSet {
            MainThreadChecker.check()
            guard prompt != oldValue else { return }
            promptLabel.text = prompt
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    private lazy var promptLabel: UILabel = {
        let label = UILabel()
        label.font = .systemFont(ofSize: SystemMetrics.current.bars.promptFontSize)
        label.textAlignment = .center
        addSubview(label)
        return label
    }()

    private var promptHeight: CGFloat { (prompt ?? "").isEmpty ? 0 : SystemMetrics.current.bars.promptHeight }

    /// Whether the user can change anything in the bar. The default is true.
    open var isEnabled = true {
        didSet {
            MainThreadChecker.check()
            searchTextField.isEnabled = isEnabled
            cancelButton.isEnabled = isEnabled
            scopes.isEnabled = isEnabled
        }
    }

    // MARK: Cancel button

    /// Whether the bar has a cancel button; the default is false.
    open var showsCancelButton: Bool {
        get { !cancelButton.isHidden }
        set {
            MainThreadChecker.check()
            setShowsCancelButton(newValue, animated: false)
        }
    }

    /// Shows or hides the button that ends the search.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        searchController?.automaticallyShowsCancelButton = false
        showCancelButton(showsCancelButton, animated: animated)
    }

    func showCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != self.showsCancelButton else { return }
        if animated, window != nil {
            // The button moves in from beyond the edge to the place where the field ends now.
            layoutIfNeeded()
            cancelButton.frame = cancelFrame.offsetBy(dx: (isRightToLeft ? -1 : 1) * cancelFrame.width, dy: 0)
            cancelButton.isHidden = !showsCancelButton
            setNeedsLayout()
            UIView.animate(withDuration: SystemMetrics.current.searching.cancelDuration) { self.layoutIfNeeded() }
        } else {
            cancelButton.isHidden = !showsCancelButton
            setNeedsLayout()
        }
    }

    // MARK: Buttons in the field

    /// Whether the field has a bookmark button at its trailing side while it is not edited. The default is false.
    open var showsBookmarkButton: Bool {
        get { accessory.kind == .bookmark }
        set {
            MainThreadChecker.check()
            accessory.show(.bookmark, newValue)
        }
    }

    /// Whether the field has a button for the results at its trailing side while it is not edited, in the place of a
    /// bookmark button. The default is false.
    open var showsSearchResultsButton: Bool {
        get { accessory.kind == .resultsList }
        set {
            MainThreadChecker.check()
            accessory.show(.resultsList, newValue)
        }
    }

    /// Whether the button for the results is drawn as selected. The default is false.
    open var isSearchResultsButtonSelected: Bool {
        get { accessory.isSelected }
        set {
            MainThreadChecker.check()
            accessory.isSelected = newValue
        }
    }

    /// Sets an image in the place of an icon in the field. States other than the normal one, for which no image is set,
    /// show that of the normal state.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        accessory.set(iconImage, for: icon, state: state)
    }

    /// Returns the image that was set.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { accessory.image(for: icon, state: state) }

    // MARK: Scopes

    private(set) lazy var scopes: UISegmentedControl = {
        let scopes = UISegmentedControl(frame: .zero)
        scopes.isHidden = true
        scopes.addAction(UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
        addSubview(scopes)
        return scopes
    }()

    /// The titles of the scopes; nil, the default, has no scopes.
    open var scopeButtonTitles: [String]? {
        didSet {
            let selected = selectedScopeButtonIndex
            scopes.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                scopes.insertSegment(withTitle: title, at: index, animated: false)
            }
            selectedScopeButtonIndex = selected
            setNeedsLayout()
        }
    }

    /// The selected scope; the default is 0.
    open var selectedScopeButtonIndex: Int {
        get { max(scopes.selectedSegmentIndex, 0) }
        set {
            let count = scopeButtonTitles?.count ?? 0
            scopes.selectedSegmentIndex = count == 0 ? UISegmentedControl.noSegment : min(max(newValue, 0), count - 1)
        }
    }

    private func scopeDidChange() {
        delegate(for: SearchBarDelegateMethods.selectedScopeDidChange)?
            .searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        searchController?.searchBarTextDidChange()
        searchDisplay?.searchBarScopeDidChange()
    }

    /// Whether a row of scopes is shown below the field, which makes the bar higher; the default is false.
    open var showsScopeBar: Bool {
        get { ownShowsScopes }
        set {
            MainThreadChecker.check()
            setShowsScope(newValue, animated: false)
        }
    }

    /// Shows or hides the buttons of the scopes.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        searchController?.automaticallyShowsScopeBar = false
        showScopeBar(show)
    }

    private var ownShowsScopes = false

    var hasScopes: Bool { (scopeButtonTitles?.count ?? 0) > 1 }

    func showScopeBar(_ shows: Bool) {
        guard shows != ownShowsScopes else { return }
        ownShowsScopes = shows
        scopes.isHidden = !shows
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var scopeHeight: CGFloat { ownShowsScopes && hasScopes ? SystemMetrics.current.searching.scopeHeight : 0 }

    /// The height in a navigation bar, where the distance above the field is smaller.
    var heightInBar: CGFloat { SystemMetrics.current.searching.barHeight + scopeHeight + promptHeight }

    // MARK: Appearance

    /// Whether what is below the bar may be seen through its color. The default is true.
    open var isTranslucent = true {
        didSet {
            MainThreadChecker.check()
            if isTranslucent != oldValue { showGround() }
        }
    }

    /// The image behind the scopes; nil, the default, for none.
    open var scopeBarBackgroundImage: UIImage? {
        didSet {
            MainThreadChecker.check()
            scopeGround.image = scopeBarBackgroundImage
            setNeedsLayout()
        }
    }

    private lazy var scopeGround: UIImageView = {
        let view = UIImageView()
        insertSubview(view, aboveSubview: ground)
        return view
    }()

    /// The distance by which the field with its background is moved. The default is zero. That its contents move with it
    /// is unverified.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet {
            MainThreadChecker.check()
            if searchFieldBackgroundPositionAdjustment != oldValue { setNeedsLayout() }
        }
    }

    /// Whether the bar has a ground. The default is `.default`.
    open var searchBarStyle = Style.default {
        didSet { showGround() }
    }

    /// The background color; nil, the default, uses that of the style.
    open var barTintColor: UIColor? {
        didSet { showGround() }
    }

    /// An image in place of the background color. An empty image shows no background.
    open var backgroundImage: UIImage? {
        didSet { showGround() }
    }

    /// The style of the bar; `.black` makes it dark.
    open var barStyle = UIBarStyle.default {
        didSet {
            MainThreadChecker.check()
            overrideUserInterfaceStyle = barStyle != .default ? .dark : .unspecified
        }
    }

    private func showGround() {
        ground.image = backgroundImage
        let fill = barTintColor ?? (searchBarStyle == .minimal ? nil : SystemMetrics.current.bars.background)
        ground.backgroundColor = backgroundImage == nil ? (isTranslucent ? fill : fill?.withAlphaComponent(1)) : nil
    }

    /// Hides the background in a navigation bar, which has one of its own.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        ground.isHidden = superview is NavigationBarContent || superview is UINavigationBar
    }

    // MARK: Layout

    /// Returns the given width, or that of the superview or the screen if it is 0, and the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let metrics = SystemMetrics.current.searching.self
        let width = size.width > 0 ? size.width : superview?.bounds.width ?? UIScreen.main.bounds.width
        return CGSize(
            width: width, height: metrics.fieldHeight + 2 * metrics.verticalInset + scopeHeight + promptHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }

    private var cancelFrame: CGRect {
        let metrics = SystemMetrics.current.searching.self
        let width = cancelButton.sizeThatFits(.zero).width
        let x = isRightToLeft ? metrics.cancelInset : bounds.width - metrics.cancelInset - width
        return CGRect(x: x, y: 0, width: width, height: bounds.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = SystemMetrics.current.searching.self
        ground.frame = bounds
        let isInBar = superview is UINavigationBar
        let above = promptHeight
        let fieldRoom = max(bounds.height - scopeHeight - above, 0)
        // In a navigation bar that shrinks, the field becomes lower and fades.
        let height = min(metrics.fieldHeight, isInBar ? max(fieldRoom - metrics.barGap, 0) : fieldRoom)
        let room = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        // In a navigation bar the field has the margins of the titles.
        let side = isInBar ? SystemMetrics.current.margins.bar(width: bounds.width) : metrics.sideInset
        var field = CGRect(
            x: room.minX + side,
            y: above
                + (isInBar
                    ? min(1, fieldRoom) : SystemMetrics.round((fieldRoom - height) / 2, scale: contentScaleFactor)),
            width: room.width - 2 * side, height: height)
        if showsCancelButton {
            let beside = CGRect(x: 0, y: above, width: bounds.width, height: (field.midY - above) * 2)
            let cancel = cancelFrame.intersection(beside)
            cancelButton.frame = cancel
            let end = cancel.width + metrics.cancelInset + metrics.cancelGap - side
            field.size.width -= end
            if isRightToLeft { field.origin.x += end }
        }
        let offset = searchFieldBackgroundPositionAdjustment
        searchTextField.frame = field.offsetBy(dx: offset.horizontal, dy: offset.vertical)
        if above > 0 { promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: above) }
        searchTextField.alpha = isInBar ? min(max((height - 16) / (metrics.fieldHeight - 16), 0), 1) : 1
        guard scopeHeight > 0 else { return }
        scopes.frame = CGRect(
            x: room.minX + side, y: above + fieldRoom + (isInBar ? 0 : -4), width: room.width - 2 * side,
            height: metrics.scopeControlHeight)
        if scopeBarBackgroundImage != nil {
            scopeGround.frame = CGRect(
                x: 0, y: bounds.height - scopeHeight, width: bounds.width, height: scopeHeight)
        }
    }

    // MARK: Editing

    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// What kind of text is typed; nil by default.
    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set {
            MainThreadChecker.check()
            searchTextField.textContentType = newValue
        }
    }

    /// Which letters become capitals while typing.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set {
            MainThreadChecker.check()
            searchTextField.autocapitalizationType = newValue
        }
    }

    /// Whether typed words are corrected; a desktop does not.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set {
            MainThreadChecker.check()
            searchTextField.autocorrectionType = newValue
        }
    }

    /// The keyboard that a device shows; a desktop has its own.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set {
            MainThreadChecker.check()
            searchTextField.keyboardType = newValue
        }
    }

    /// The type of the return key; the default is `.search`.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set {
            MainThreadChecker.check()
            searchTextField.returnKeyType = newValue
        }
    }

    /// Whether the return key is disabled while the field is empty; the default is true.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set {
            MainThreadChecker.check()
            searchTextField.enablesReturnKeyAutomatically = newValue
        }
    }

    // MARK: Images

    /// Sets the image in the place of the background color. Images for other positions and metrics than these are never
    /// shown.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        guard [.any, .top].contains(barPosition), barMetrics == .default else { return }
        self.backgroundImage = backgroundImage
    }

    /// Returns the background that was set; nil for positions and metrics that have none.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        [.any, .top].contains(barPosition) && barMetrics == .default ? backgroundImage : nil
    }

    /// Sets an image that is stretched over the field, in the place of its gray. Only the normal and the disabled state
    /// have one.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        switch state {
        case .normal:
            searchTextField.background = backgroundImage
            searchTextField.backgroundColor = backgroundImage == nil ? .tertiarySystemFill : nil
        case .disabled: searchTextField.disabledBackground = backgroundImage
        default: return
        }
    }

    /// Returns the background of the field that was set for the normal or the disabled state; nil for others.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        switch state {
        case .normal: searchTextField.background
        case .disabled: searchTextField.disabledBackground
        default: nil
        }
    }

    /// Sets the font and the color of the titles of the scopes.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        scopes.setTitleTextAttributes(attributes, for: state)
    }

    /// Returns the attributes that were set for the titles of the scopes; nil if none were.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopes.titleTextAttributes(for: state)
    }

    /// Moves an icon in the field to the right and down.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        searchTextField.iconOffsets[icon] = adjustment
    }

    /// Returns the offset that was set for an icon; zero if none was.
    open func positionAdjustment(for icon: Icon) -> UIOffset { searchTextField.iconOffsets[icon] ?? .zero }

    /// The distance by which the text in the field is moved. The default is zero.
    open var searchTextPositionAdjustment: UIOffset {
        get { searchTextField.textOffset }
        set {
            MainThreadChecker.check()
            searchTextField.textOffset = newValue
        }
    }

    /// Sets the background of the scopes in a state.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }

    /// Returns the background that was set for the scopes in a state; nil if none was.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        scopes.backgroundImage(for: state, barMetrics: .default)
    }

    /// Sets the image between two scopes in these states.
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        scopes.setDividerImage(
            dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    /// Returns the image that was set between two scopes in these states; nil if none was.
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        scopes.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }
}
