import UIKit

/// Shows images and texts itself. For any other file a panel has a button that opens it in the program of the desktop.
///
/// Buttons of the bar lead from one file to the next.
///
/// - Linux: works
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
    private var count = 0
    private var index = 0
    private var item: (any QLPreviewItem)?
    private lazy var preview = PreviewView()
    private lazy var back = step("chevron.left", SystemText.previous.string, by: -1)
    private lazy var forward = step("chevron.right", SystemText.next.string, by: 1)

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Returns whether the controller shows the file itself.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool {
        item.previewItemURL.map { PreviewKind(of: $0) != .other } ?? false
    }

    open weak var dataSource: (any QLPreviewControllerDataSource)? {
        didSet { if isViewLoaded { reloadData() } }
    }

    open weak var delegate: (any QLPreviewControllerDelegate)?

    /// Asks the data source again, and shows the current item.
    open func reloadData() {
        count = dataSource?.numberOfPreviewItems(in: self) ?? 0
        index = min(max(index, 0), max(0, count - 1))
        refreshCurrentPreviewItem()
    }

    /// Shows the current item again.
    open func refreshCurrentPreviewItem() {
        guard isViewLoaded else { return }
        item = index < count ? dataSource?.previewController(self, previewItemAt: index) : nil
        let url = item?.previewItemURL
        navigationItem.title = item?.previewItemTitle ?? url?.lastPathComponent
        back.isEnabled = index > 0
        forward.isEnabled = index < count - 1
        navigationItem.rightBarButtonItems = count > 1 ? [forward, back] : nil
        preview.show(url) { [weak self] url in self?.mayOpen(url) ?? true }
    }

    /// The place of the item that is shown. Setting it shows another one.
    open var currentPreviewItemIndex: Int {
        get { index }
        set {
            index = newValue
            if isViewLoaded { reloadData() }
        }
    }

    open var currentPreviewItem: (any QLPreviewItem)? {
        item
            ?? dataSource.flatMap { source in
                let count = source.numberOfPreviewItems(in: self)
                return (0..<count).contains(index) ? source.previewController(self, previewItemAt: index) : nil
            }
    }

    private func mayOpen(_ url: URL) -> Bool {
        guard let delegate, let item else { return true }
        return delegate.previewController(self, shouldOpen: url, for: item)
    }

    private func step(_ symbol: String, _ name: String, by distance: Int) -> UIBarButtonItem {
        let item = UIBarButtonItem(
            title: nil, image: UIImage(systemName: symbol),
            primaryAction: UIAction { [weak self] _ in self?.go(by: distance) })
        item.accessibilityLabel = name
        return item
    }

    private func go(by distance: Int) {
        if (0..<count).contains(index + distance) { currentPreviewItemIndex += distance }
    }

    // MARK: Life

    open override func loadView() {
        view = preview
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        reloadData()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Inside a navigation controller the item is in its bar.
        guard navigationController == nil else { return preview.bar.isHidden = true }
        if navigationItem.leftBarButtonItem == nil {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        }
        preview.bar.items = [navigationItem]
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed { delegate?.previewControllerWillDismiss(self) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { delegate?.previewControllerDidDismiss(self) }
    }
}
