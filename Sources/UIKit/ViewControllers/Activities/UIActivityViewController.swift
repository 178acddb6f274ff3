import Foundation

/// Offers actions for items: to copy them, to open them in the desktop's programs, and those of the application.
///
/// It is a popover in wide windows, for which the application sets a source, and a sheet in narrow ones.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// Receives the chosen activity, nil for none, and whether it was performed.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
    /// Receives the chosen activity, nil for none, whether it was performed, the items it returned, and an error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let applicationActivities: [UIActivity]
    private lazy var list = ActivityList()
    /// The activity that the user has chosen; retained until it has finished.
    private var chosen: UIActivity?
    private var hasEnded = false
    /// The providers whose items are being made for the chosen activity.
    private var producing: [UIActivityItemProvider] = []

    /// Creates a sheet for items, with activities of the application beside the system's.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        self.applicationActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium(), .large()]
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Called once, when an activity has been performed or the controller was dismissed without one. It is nil
    /// afterwards.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    @available(*, deprecated, message: "Use completionWithItemsHandler instead")
    open var completionHandler: CompletionHandler? {
        get { olderHandler }
        set { olderHandler = newValue }
    }
    private var olderHandler: CompletionHandler?

    /// The types that are not offered; nil by default.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    open override func loadView() {
        list.onChoose = { [weak self] in self?.perform($0) }
        list.onClose = { [weak self] in self?.dismiss(animated: true) }
        view = list
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let placeholders = ActivityItems.placeholders(of: items, for: self)
        let offered = (applicationActivities + [CopyActivity(), OpenActivity(), MailActivity()]).filter { activity in
            if let type = activity.activityType, excludedActivityTypes?.contains(type) == true { return false }
            return activity.canPerform(withActivityItems: placeholders)
        }
        let thumbnail = ActivityItems.thumbnail(of: items, in: self, size: ActivityList.thumbnailSize)
        list.show(offered, for: placeholders, thumbnail: thumbnail)
        preferredContentSize = CGSize(width: 320, height: list.fittingHeight(width: 320))
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard presentedViewController == nil else { return }
        // Closed by the user while the items are being made.
        if !producing.isEmpty {
            for provider in producing { provider.cancel() }
            producing = []
            chosen = nil
        }
        if chosen == nil { end(nil, completed: false) }
    }

    private func perform(_ activity: UIActivity) {
        guard chosen == nil, !hasEnded else { return }
        chosen = activity
        let type = activity.activityType
        let providers = items.compactMap { $0 as? UIActivityItemProvider }
        guard !providers.isEmpty else { return start(activity, of: type) }
        producing = providers
        UIActivityItemProvider.produce(providers, for: type) { [weak self] in
            guard let self, chosen === activity, !producing.isEmpty else { return }
            producing = []
            start(activity, of: type)
        }
    }

    /// Performs the chosen activity, when all items can be had.
    private func start(_ activity: UIActivity, of type: UIActivity.ActivityType?) {
        if let mail = activity as? MailActivity { mail.subject = ActivityItems.subject(of: items, for: type, in: self) }
        activity.onFinish = { [weak self] in self?.finish(type, completed: $0) }
        let values = ActivityItems.values(of: items, for: type, in: self)
        (activity as? CopyActivity)?.dataTypes = values.map(\.dataType)
        activity.prepare(withActivityItems: values.map(\.value))
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    private func finish(_ type: UIActivity.ActivityType?, completed: Bool) {
        guard let presenter = presentingViewController else { return end(type, completed: completed) }
        presenter.dismiss(animated: true) { self.end(type, completed: completed) }
    }

    private func end(_ type: UIActivity.ActivityType?, completed: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        chosen = nil
        let (handler, older) = (completionWithItemsHandler, olderHandler)
        (completionWithItemsHandler, olderHandler) = (nil, nil)
        handler?(type, completed, nil, nil)
        older?(type, completed)
    }

    /// Stored only: all activities are in one list. The default is true.
    open var allowsProminentActivity = true
}
