import Foundation

/// A control that is tapped: a title, an image, or both, over a background.
///
/// Two ways to say what it shows: state by state (``setTitle(_:for:)`` and its kin), or with a ``configuration``, a value that names everything
/// and takes the place of insets and background images. A title and an image set state by state show in a configuration that has none.
@preconcurrency @MainActor
open class UIButton: UIControl {
    private lazy var parts = ButtonParts(button: self)
    private var contents = ButtonContents()

    /// Custom, unless the button was made with another type.
    open private(set) var buttonType = ButtonType.custom

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        parts.typeDidChange()
        // The signs bring their size, as in UIKit.
        if let sign = parts.sign { super.frame.size = sign.size }
    }

    /// Title and image are the action's; its handler runs when the button is tapped.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// Title and image are the action's.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// Where the configuration has no title or image, the action's are shown.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        adopt(primaryAction)
        adopt(configuration)
    }

    private func finishInit() {
        isOpaque = false
    }

    // A property's observers do not run in an initialiser.
    private func adopt(_ configuration: Configuration) {
        self.configuration = configuration
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    override var touchUpEvents: Event { [.touchUpInside, .primaryActionTriggered] }

    // MARK: Menus

    /// Opens for a finger that stays, or at once with ``UIControl/showsMenuAsPrimaryAction``. Nil by default.
    open var menu: UIMenu? {
        didSet { showSelection() }
    }

    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// With a menu as its primary action, the button is a choice: one of the menu's elements is on, and the button shows its title. Without, a tap turns
    /// ``UIControl/isSelected`` on and off. False by default.
    open var changesSelectionAsPrimaryAction = false {
        didSet { showSelection() }
    }

    open override var showsMenuAsPrimaryAction: Bool {
        didSet { showSelection() }
    }

    private var isChoice: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

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

    override func willSendPrimaryAction() {
        if changesSelectionAsPrimaryAction, !isChoice { isSelected.toggle() }
    }

    // MARK: What it shows, state by state

    open func setTitle(_ title: String?, for state: State) {
        contents.set(title: title, for: state)
        contentsDidChange()
    }

    /// Wins over a plain title. Colours that are missing are the title colour.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        contents.set(attributedTitle: title, for: state)
        contentsDidChange()
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        contents.set(titleColor: color, for: state)
        contentsDidChange()
    }

    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        contents.set(shadowColor: color, for: state)
        contentsDidChange()
    }

    open func setImage(_ image: UIImage?, for state: State) {
        contents.set(image: image, for: state)
        contentsDidChange()
    }

    /// Stretched over ``backgroundRect(forBounds:)``.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        contents.set(backgroundImage: image, for: state)
        contentsDidChange()
    }

    func ownTitleColor(for state: State) -> UIColor? { contents.ownTitleColor(for: state) }
    func ownBackgroundImage(for state: State) -> UIImage? { contents.ownBackgroundImage(for: state) }

    // What was set for the state, else for the normal state.

    open func title(for state: State) -> String? { contents.title(for: state) }
    open func attributedTitle(for state: State) -> NSAttributedString? { contents.attributedTitle(for: state) }
    open func titleColor(for state: State) -> UIColor? {
        contents.titleColor(for: state) ?? parts.standardTitleColor(for: state)
    }
    open func titleShadowColor(for state: State) -> UIColor? { contents.shadowColor(for: state) }
    open func image(for state: State) -> UIImage? { contents.image(for: state) }
    open func backgroundImage(for state: State) -> UIImage? { contents.backgroundImage(for: state) }

    // What the button shows now.

    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    // MARK: Its views

    /// Its font and line breaking are the button's; text and colour come from the button. Made when first asked for.
    open var titleLabel: UILabel? { parts.titleLabel }

    /// Its image comes from the button. Made when first asked for.
    open var imageView: UIImageView? { parts.imageView }

    /// The smaller line of a configuration; nil while there is none.
    open var subtitleLabel: UILabel? { parts.subtitleLabel }

    // MARK: Layout without a configuration

    /// Around image and title. Without any, a title has 6 points above and below.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { contentsDidChange() }
    }

    /// Moves the title in the room it has; has no say in the button's size.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// Moves the image in the room it has; has no say in the button's size.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// Whether the image of a pressed custom button is darker. True by default; an image of its own for the state is never.
    open var adjustsImageWhenHighlighted = true {
        didSet { contentsDidChange() }
    }

    /// Whether the image of a disabled button is paler. True by default; an image of its own for the state is never.
    open var adjustsImageWhenDisabled = true {
        didSet { contentsDidChange() }
    }

    /// Whether the title's shadow falls to the other side while the button is pressed.
    open var reversesTitleShadowWhenHighlighted = false {
        didSet { contentsDidChange() }
    }

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        parts.classicLayout(width: contentRect.width).titleRect(in: contentRect)
    }

    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        parts.classicLayout(width: contentRect.width).imageRect(in: contentRect)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { parts.fittingSize(in: size) }

    open override var intrinsicContentSize: CGSize { parts.fittingSize(in: .zero) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsConfigurationUpdate { runConfigurationUpdate() }
        parts.layOut()
    }

    // MARK: Configuration

    /// Nil, the default, shows the button as its type and the setters above say.
    open var configuration: Configuration? {
        didSet {
            guard configuration != oldValue else { return }
            contentsDidChange()
            if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
        }
    }

    /// Called by ``updateConfiguration()``: changes the configuration for the button's state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether a change of state calls for ``updateConfiguration()``. True by default.
    open var automaticallyUpdatesConfiguration = true

    /// ``updateConfiguration()`` runs before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Override to change the configuration for the button's state. Never call it directly.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    // Changed by the two methods here only.
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

    /// What was given for single states.
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

    /// The title, unless something else was set.
    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? {
        currentTitle ?? currentAttributedTitle?.string ?? configuration?.title
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { super.defaultAccessibilityTraits.union(.button) }

    override var dumpDetails: [String] {
        let title = (currentAttributedTitle?.string ?? currentTitle).map { ["\"\($0)\""] } ?? []
        return title + super.dumpDetails
    }
}
