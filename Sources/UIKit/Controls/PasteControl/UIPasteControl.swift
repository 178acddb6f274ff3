import Foundation

/// A button that has its target paste what is on the pasteboard. It is disabled while the target takes nothing of it.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    private let ownConfiguration: Configuration
    private let button = UIButton(type: .system)
    private var watch: PasteboardWatch?

    /// Creates a button with a copy of the configuration.
    public init(configuration: Configuration) {
        ownConfiguration = configuration.copied()
        super.init(frame: .zero)
        finishInit()
        sizeToFit()
    }

    public override init(frame: CGRect) {
        ownConfiguration = Configuration()
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        ownConfiguration = Configuration()
        super.init(coder: coder)
        finishInit()
    }

    private func finishInit() {
        button.configuration = ownConfiguration.forButton
        button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .touchUpInside)
        button.accessibilityLabel = SystemText.paste.string
        addSubview(button)
        watch = PasteboardWatch { [weak self] in self?.showEnabled() }
    }

    override var archivedSubviews: [UIView] { [] }

    /// A copy of what the control was created with.
    open var configuration: Configuration { ownConfiguration.copied() }

    /// The object that pastes; not retained. With nil, the default, it is the first responder, or the next one in the
    /// chain that has a paste configuration.
    open weak var target: (any UIPasteConfigurationSupporting)? {
        didSet { showEnabled() }
    }

    private var receiver: (any UIPasteConfigurationSupporting)? {
        if let target { return target }
        var responder = window?.firstResponder
        while let present = responder, present.pasteConfiguration == nil { responder = present.next }
        return responder
    }

    private func paste() {
        let providers = UIPasteboard.general.itemProviders
        guard !providers.isEmpty, let receiver, receiver.canPaste(providers) else { return showEnabled() }
        receiver.paste(itemProviders: providers)
    }

    // MARK: State

    private func showEnabled() {
        let providers = UIPasteboard.general.itemProviders
        button.isEnabled = isEnabled && !providers.isEmpty && receiver?.canPaste(providers) ?? false
    }

    open override var isEnabled: Bool {
        didSet { showEnabled() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { showEnabled() }
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
        showEnabled()
    }
}
