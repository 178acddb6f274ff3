import FrameworkAbsence
import UIKit

/// Shows the pages that an application has made. For a document that was read a panel has a button that opens it in the
/// program of the desktop.
///
/// - Linux: works
@preconcurrency @MainActor
open class PDFView: UIView {
    let scrollView = PageScrollView(frame: .zero)
    private var panel: AbsencePanel?
    private weak var knownPage: PDFPage?
    /// The page of a mode that shows a single one.
    private var singlePage: PDFPage?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        if backgroundColor == nil { backgroundColor = .systemGray4 }
        scrollView.onScroll = { [weak self] in self?.pagesDidMove() }
        addSubview(scrollView)
    }

    open var document: PDFDocument? {
        didSet {
            singlePage = document?.page(at: 0)
            layoutDocumentView()
            thumbnails?.show()
            NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
        }
    }

    /// - Linux: no effect
    open weak var delegate: (any PDFViewDelegate)?

    /// Shows the pages again, after the document got or lost some.
    open func layoutDocumentView() {
        let count = document?.pageCount ?? 0
        let all = (0..<count).compactMap { document?.page(at: $0) }
        if singlePage?.document !== document || singlePage == nil { singlePage = all.first }
        removeOverlays()
        scrollView.show(isContinuous ? all : [singlePage].compactMap(\.self))
        addOverlays()
        showPanel(document != nil && all.isEmpty)
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        panel?.frame = bounds
    }

    // MARK: Overlays

    /// Makes the views that lie on pages.
    open weak var pageOverlayViewProvider: (any PDFPageOverlayViewProvider)? {
        didSet { layoutDocumentView() }
    }

    private func addOverlays() {
        guard let provider = pageOverlayViewProvider else { return }
        for view in scrollView.pageViews {
            guard let overlay = provider.pdfView(self, overlayViewFor: view.page) else { continue }
            provider.pdfView(self, willDisplayOverlayView: overlay, for: view.page)
            view.overlay = overlay
        }
    }

    private func removeOverlays() {
        for view in scrollView.pageViews {
            guard let overlay = view.overlay else { continue }
            view.overlay = nil
            pageOverlayViewProvider?.pdfView(self, willEndDisplayingOverlayView: overlay, for: view.page)
        }
    }

    // MARK: The panel

    private func showPanel(_ isShown: Bool) {
        panel?.removeFromSuperview()
        panel = nil
        guard isShown, document?.dataRepresentation() != nil else { return }
        let panel = AbsencePanel(
            symbolName: "doc", title: document?.documentURL?.lastPathComponent ?? "PDF Document",
            message: SystemText.otherProgramShowsDocument.string)
        panel.setAction(title: SystemText.openInAnotherProgram.string) { [weak self] in self?.openElsewhere() }
        self.panel = panel
        addSubview(panel)
    }

    private func openElsewhere() {
        guard let document else { return }
        if let file = document.documentURL, file.isFileURL {
            UIApplication.shared.open(file)
        } else {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
            if document.write(to: file) { UIApplication.shared.open(file) }
        }
    }

    // MARK: Layout of pages

    open var displayMode = PDFDisplayMode.singlePageContinuous {
        didSet {
            layoutDocumentView()
            NotificationCenter.default.post(name: .PDFViewDisplayModeChanged, object: self)
        }
    }

    private var isContinuous: Bool {
        displayMode == .singlePageContinuous || displayMode == .twoUpContinuous || isUsingPageViewController
    }

    open var displayDirection = PDFDisplayDirection.vertical {
        didSet { scrollView.isHorizontal = displayDirection == .horizontal }
    }

    open var displaysPageBreaks = true {
        didSet { scrollView.gap = displaysPageBreaks ? 8 : 0 }
    }

    /// - Linux: no effect
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
    /// - Linux: no effect
    open var displayBox = PDFDisplayBox.cropBox
    /// - Linux: no effect
    open var displaysAsBook = false
    /// - Linux: no effect
    open var displaysRTL = false
    /// - Linux: no effect
    open var interpolationQuality = PDFInterpolationQuality.high
    /// - Linux: no effect
    open var pageShadowsEnabled = true
    /// - Linux: no effect
    open var enableDataDetectors = false
    /// - Linux: no effect
    open var isInMarkupMode = false
    /// - Linux: no effect
    open var isFindInteractionEnabled = false

    open private(set) var isUsingPageViewController = false

    /// Lets the view stop at whole pages while it scrolls.
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        isUsingPageViewController = enable
        scrollView.isPagingEnabled = enable
        layoutDocumentView()
    }

    /// The view that has the pages.
    open var documentView: UIView? { document == nil ? nil : scrollView }

    // MARK: Scale

    /// Whether pages always fit the view. The default is false.
    open var autoScales = false {
        didSet { updateScale() }
    }

    /// The scale of the pages. Setting it ends ``autoScales``.
    open var scaleFactor: CGFloat {
        get { autoScales ? scaleFactorForSizeToFit : ownScale }
        set {
            ownScale = min(max(newValue, minScaleFactor), maxScaleFactor)
            autoScales = false
            NotificationCenter.default.post(name: .PDFViewScaleChanged, object: self)
        }
    }

    private var ownScale: CGFloat = 1

    private func updateScale() { scrollView.scale = autoScales ? nil : ownScale }

    open var minScaleFactor: CGFloat = 0.1
    open var maxScaleFactor: CGFloat = 10

    open var scaleFactorForSizeToFit: CGFloat {
        (currentPage ?? document?.page(at: 0)).map { scrollView.fittingScale(of: $0) } ?? 1
    }

    open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
    open var canZoomOut: Bool { scaleFactor > minScaleFactor }
    open func zoomIn(_ sender: Any?) { scaleFactor *= 1.25 }
    open func zoomOut(_ sender: Any?) { scaleFactor /= 1.25 }

    // MARK: The current page

    open var currentPage: PDFPage? { isContinuous ? scrollView.current?.page : singlePage }

    open var visiblePages: [PDFPage] { scrollView.visible.map(\.page) }

    open var currentDestination: PDFDestination? {
        currentPage.map { PDFDestination(page: $0, at: CGPoint(x: 0, y: $0.bounds(for: .cropBox).maxY)) }
    }

    private func pagesDidMove() {
        let page = currentPage
        guard page !== knownPage else { return }
        knownPage = page
        NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
    }

    open func go(to page: PDFPage) {
        if isContinuous {
            layoutIfNeeded()
            if let view = scrollView.pageViews.first(where: { $0.page === page }) { scrollView.scroll(to: view) }
        } else if page.document === document {
            singlePage = page
            layoutDocumentView()
        }
        pagesDidMove()
    }

    // MARK: Text

    /// - Linux: no effect
    open var currentSelection: PDFSelection?
    /// - Linux: no effect
    open var highlightedSelections: [PDFSelection]?

    // MARK: Thumbnails

    weak var thumbnails: PDFThumbnailView?
}
