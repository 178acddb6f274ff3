import Foundation

/// A control that shows a title, an image or both over a background, and sends its actions when it is tapped.
///
/// What the button shows is set for each state (``setTitle(_:for:)`` and the similar methods), or with a
/// ``configuration``. This value contains everything and replaces insets and background images.
/// If the configuration has no title or image, those set for the states are shown.
@preconcurrency @MainActor
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
    fileprivate lazy var parts = ButtonParts(button: self)
    var contents = ButtonContents()

    /// The type that the button was created with; the default is `.custom`.
    open private(set) var buttonType = ButtonType.custom

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
        decodeButton(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeButton(in: coder)
    }

    override var archivedSubviews: [UIView] { [] }

    func setType(_ type: ButtonType) {
        buttonType = type
        parts.typeDidChange()
    }

    /// Creates a button of a type. `.system` follows the tint color.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        becomeNew(ofType: buttonType)
    }

    /// Gives a new button its type. As in UIKit, buttons with a standard image get its size.
    func becomeNew(ofType type: ButtonType) {
        setType(type)
        if let sign = parts.sign { super.frame.size = sign.size }
    }

    /// Creates a button with the title and image of the action. A tap runs the action's handler.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// Creates a button with the title and image of the action. A tap runs the action's handler.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// Creates a button that shows the action's title and image where the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        adopt(primaryAction)
        adopt(configuration)
    }

    private func finishInit() {
        isOpaque = false
    }

    // A separate method, because property observers do not run in an initializer.
    private func adopt(_ configuration: Configuration) {
        self.configuration = configuration
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    /// Whether the button is triggered while a drag rests over it. The default is false.
    open var isSpringLoaded: Bool {
        get { hasSpring }
        set {
            MainThreadChecker.check()
            hasSpring = newValue
        }
    }

    override var touchUpEvents: Event { [.touchUpInside, .primaryActionTriggered] }

    /// `.normal` by default.
    open var role = Role.normal {
        didSet {
            MainThreadChecker.check()
            if role != oldValue { contentsDidChange() }
        }
    }

    // MARK: Menus

    /// The menu that opens on a long press, or immediately with ``UIControl/showsMenuAsPrimaryAction``. The default is
    /// nil.
    open var menu: UIMenu? {
        didSet {
            MainThreadChecker.check()
            showSelection()
        }
    }

    /// The order of the elements of the button's menu. The default begins at the button.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic {
        didSet { MainThreadChecker.check() }
    }

    /// Whether the button shows and changes a selection. With a menu as its primary action, one element of the menu is
    /// on, and the button shows its title. Otherwise a tap toggles ``UIControl/isSelected``. The default is false.
    open var changesSelectionAsPrimaryAction = false {
        didSet {
            MainThreadChecker.check()
            showSelection()
        }
    }

    open override var showsMenuAsPrimaryAction: Bool {
        didSet { showSelection() }
    }

    /// Whether the menu is a choice of one element, which the button shows.
    var isChoice: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

    override var menuContent: ControlMenuContent? {
        guard let menu else { return nil }
        return ControlMenuContent(
            menu: menu, sender: self, order: preferredMenuElementOrder, choosesOne: isChoice
        ) { [weak self] _ in self?.showSelection() }
    }

    private func showSelection() {
        guard isChoice, let menu, let shown = menu.selectedElements.first ?? menu.turnOnFirst() else { return }
        if configuration?.title != nil {
            configuration?.title = shown.title
        } else {
            setTitle(shown.title, for: .normal)
        }
    }

    /// Whether the button's menu is open.
    open var isHeld: Bool { knownMenu?.isOpen ?? false }

    override func menuDidOpenOrClose() { pointerOrMenuDidChange() }

    // MARK: Pointer

    /// Whether the mouse pointer is over the button, without a button down.
    open internal(set) var isHovered = false {
        didSet { if isHovered != oldValue { pointerOrMenuDidChange() } }
    }

    private func pointerOrMenuDidChange() {
        guard automaticallyUpdatesConfiguration, configuration != nil || configurationUpdateHandler != nil else {
            return
        }
        setNeedsUpdateConfiguration()
    }

    /// Whether the button has a pointer interaction, with the desktop's arrow over the whole button. Desktops do not
    /// morph the pointer into a button as iPads do. The default is false.
    open var isPointerInteractionEnabled: Bool {
        get { pointerInteraction != nil }
        set {
            MainThreadChecker.check()
            guard newValue != isPointerInteractionEnabled else { return }
            if let pointerInteraction { removeInteraction(pointerInteraction) }
            pointerInteraction = newValue ? UIPointerInteraction(delegate: nil) : nil
            if let pointerInteraction { addInteraction(pointerInteraction) }
        }
    }

    private var pointerInteraction: UIPointerInteraction?

    // MARK: Style of the platform

    /// Always `.pad`, as outside Mac Catalyst, whatever ``preferredBehavioralStyle`` is.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// The style that is wished for. Only Mac Catalyst has another one than that of iPads; the default is `.automatic`.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic { didSet { MainThreadChecker.check() } }

    override func willSendPrimaryAction() {
        if changesSelectionAsPrimaryAction, !isChoice { isSelected.toggle() }
    }

    // MARK: Contents by state

    /// Sets the title for a state; nil removes it. Other states without a title show that of `.normal`.
    open func setTitle(_ title: String?, for state: State) {
        contents.set(title: title, for: state)
        contentsDidChange()
    }

    /// Sets a title that takes precedence over a plain title. Text without a color gets the title color.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        contents.set(attributedTitle: title, for: state)
        contentsDidChange()
    }

    /// Sets the color of the title for a state; nil removes it.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        contents.set(titleColor: color, for: state)
        contentsDidChange()
    }

    /// Sets the color of the title's shadow for a state; nil removes it.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        contents.set(shadowColor: color, for: state)
        contentsDidChange()
    }

    /// Sets the image for a state; nil removes it. Other states without an image show that of `.normal`.
    open func setImage(_ image: UIImage?, for state: State) {
        contents.set(image: image, for: state)
        contentsDidChange()
    }

    /// Sets an image that is stretched over ``backgroundRect(forBounds:)``.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        contents.set(backgroundImage: image, for: state)
        contentsDidChange()
    }

    /// Sets the configuration of symbols that are images for the state, as far as their own configuration does not
    /// specify it. A button with a ``configuration`` uses that of the configuration.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        contents.set(symbolConfiguration: configuration, for: state)
        contentsDidChange()
    }

    func ownTitleColor(for state: State) -> UIColor? { contents.ownTitleColor(for: state) }
    func ownBackgroundImage(for state: State) -> UIImage? { contents.ownBackgroundImage(for: state) }

    // These methods return what was set for the state, or for the normal state if nothing was set.

    /// Returns the title that was set for the state.
    open func title(for state: State) -> String? { contents.title(for: state) }
    /// Returns the attributed title that was set for the state.
    open func attributedTitle(for state: State) -> NSAttributedString? { contents.attributedTitle(for: state) }
    /// Returns the color that was set for the state.
    open func titleColor(for state: State) -> UIColor? {
        contents.titleColor(for: state) ?? parts.standardTitleColor(for: state)
    }
    /// Returns the color of the shadow that was set for the state.
    open func titleShadowColor(for state: State) -> UIColor? { contents.shadowColor(for: state) }
    /// Returns the image that was set for the state.
    open func image(for state: State) -> UIImage? { contents.image(for: state) }
    /// Returns the background that was set for the state.
    open func backgroundImage(for state: State) -> UIImage? { contents.backgroundImage(for: state) }
    /// Returns the configuration of symbols that was set for the state.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        contents.symbolConfiguration(for: state)
    }

    // These properties contain what the button shows in its current state.

    /// The title that is shown now.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    /// The attributed title that is shown now.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The color of the title that is shown now.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The color of the shadow that is shown now.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image that is shown now.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    /// The background that is shown now.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// The configuration of symbols that is used now.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    // MARK: Views

    /// The label of the title. Its font and line break mode can be changed; the button sets its text and color. Created
    /// on first access.
    open var titleLabel: UILabel? { parts.titleLabel }

    /// The view of the image, which the button sets. Created on first access.
    open var imageView: UIImageView? { parts.imageView }

    /// Symbols, which follow the size of text themselves, are not enlarged. // unverified
    open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { parts.enlargesImages }
        set {
            MainThreadChecker.check()
            parts.enlargesImages = newValue
            contentsDidChange()
        }
    }

    /// The label of the configuration's subtitle; nil if it has none.
    open var subtitleLabel: UILabel? { parts.subtitleLabel }

    // MARK: Layout without a configuration

    /// The insets around image and title. If they are zero, the button has 6 points above and below the title.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { contentsDidChange() }
    }

    /// The insets of the area in which the title is placed. They do not change the button's size.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// The insets of the area in which the image is placed. They do not change the button's size.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// Whether a custom button darkens its image while it is highlighted, unless an image was set for the state; the
    /// default is true.
    open var adjustsImageWhenHighlighted = true {
        didSet { contentsDidChange() }
    }

    /// Whether a custom button fades its image while it is disabled, unless an image was set for the state; the default
    /// is true.
    open var adjustsImageWhenDisabled = true {
        didSet { contentsDidChange() }
    }

    /// Whether the offset of the title's shadow is reversed while the button is highlighted.
    open var reversesTitleShadowWhenHighlighted = false {
        didSet { contentsDidChange() }
    }

    /// Whether a light is shown in the middle of the button while it is highlighted; the default is false.
    open var showsTouchWhenHighlighted = false {
        didSet { contentsDidChange() }
    }

    /// Returns where the background is, in bounds. Override it to move the background.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns where title and image are, in bounds. Override it to move both.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// Returns where the title is, in the content's rectangle. Override it to move the title.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        parts.classicLayout(width: contentRect.width).titleRect(in: contentRect)
    }

    /// Returns where the image is, in the content's rectangle. Override it to move the image.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        parts.classicLayout(width: contentRect.width).imageRect(in: contentRect)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { parts.fittingSize(in: size) }

    open override var intrinsicContentSize: CGSize { parts.fittingSize(in: .zero) }

    override var baselineFont: UIFont? { titleLabel?.font }
    override var firstBaselineDistance: CGFloat { titleBaseline.top }
    override var lastBaselineDistance: CGFloat { titleBaseline.bottom }

    override var baselineBelowCenter: CGFloat? {
        contentVerticalAlignment == .center ? baselineFont.map { $0.ascender - $0.lineHeight / 2 } : nil
    }

    /// The distances of the title's baseline from the edges at the height of the content.
    private var titleBaseline: (top: CGFloat, bottom: CGFloat) {
        guard let font = baselineFont else { return (0, 0) }
        let height = parts.fittingSize(in: .zero).height
        let top = (height - font.lineHeight) / 2 + font.ascender
        return (top, height - top)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsConfigurationUpdate { runConfigurationUpdate() }
        parts.layOut()
    }

    /// Places title and image if a layout is due: their frames are right whenever they are asked for.
    func layOutPartsIfNeeded() {
        guard layer.needsLayout(), !isLayingOutParts else { return }
        isLayingOutParts = true
        defer { isLayingOutParts = false }
        if needsConfigurationUpdate { runConfigurationUpdate() }
        parts.layOut()
    }
    private var isLayingOutParts = false

    // MARK: Configuration

    /// The button's configuration. If nil, the default, the button's type and the properties above determine what it
    /// shows.
    open var configuration: Configuration? {
        didSet {
            MainThreadChecker.check()
            guard configuration != oldValue else { return }
            contentsDidChange()
            if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
        }
    }

    /// Called by ``updateConfiguration()`` to change the configuration for the button's state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether a change of state calls ``setNeedsUpdateConfiguration()``; the default is true.
    open var automaticallyUpdatesConfiguration = true { didSet { MainThreadChecker.check() } }

    /// Requests a call of ``updateConfiguration()`` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Changes the configuration for the button's state; the default calls ``configurationUpdateHandler``. Override it,
    /// but do not call it directly.
    open func updateConfiguration() {
        MainThreadChecker.check()
        configurationUpdateHandler?(self)
    }

    // Changed only by `setNeedsUpdateConfiguration()` and `runConfigurationUpdate()`.
    private var needsConfigurationUpdate = false
    private var isUpdatingConfiguration = false

    private func runConfigurationUpdate() {
        needsConfigurationUpdate = false
        isUpdatingConfiguration = true
        updateConfiguration()
        isUpdatingConfiguration = false
    }

    // MARK: Changes

    func contentsDidChange() {
        parts.update()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// What was set for single states.
    var givenContents: ButtonContents { contents }

    override func stateAppearanceDidChange() {
        super.stateAppearanceDidChange()
        if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
        parts.stateDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        parts.update()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentsDidChange()
    }

    // MARK: Accessibility and debugging

    override var isAccessibilityElementByDefault: Bool { true }
    override var accessibilityCondition: AccessibilityCondition {
        var condition = super.accessibilityCondition
        if changesSelectionAsPrimaryAction, !isChoice { condition.isChecked = isSelected }
        return condition
    }
    override var defaultAccessibilityLabel: String? {
        currentTitle ?? currentAttributedTitle?.string ?? configuration?.title ?? symbolName
    }

    /// What the symbol of a button stands for, if its type has one; the texts are unverified.
    private var symbolName: String? {
        switch buttonType {
        case .detailDisclosure, .infoLight, .infoDark: SystemText.moreInfo.string
        case .contactAdd: SystemText.add.string
        case .close: SystemText.close.string
        default: nil
        }
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits { super.defaultAccessibilityTraits.union(.button) }

    override var dumpDetails: [String] {
        let title = (currentAttributedTitle?.string ?? currentTitle).map { ["\"\($0)\""] } ?? []
        return title + super.dumpDetails
    }

    /// Creates a button of the system's type with an image, which sends `action` when it is tapped.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = newObject(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
        return button
    }
}

extension UIButton: ShapePreferring {
    func shapePreferencesDidChange() { parts.showShape() }
}
