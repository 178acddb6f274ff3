import UIKit

/// Shows the thumbnails of the pages of a ``PDFView``. A tap shows the page there.
///
/// - Linux: works
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
    private let scrollView = UIScrollView()
    private let stack = UIStackView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        stack.axis = .vertical
        stack.spacing = 8
        stack.alignment = .center
        scrollView.addSubview(stack)
        addSubview(scrollView)
    }

    open weak var pdfView: PDFView? {
        didSet {
            if oldValue?.thumbnails === self { oldValue?.thumbnails = nil }
            pdfView?.thumbnails = self
            show()
        }
    }

    open var thumbnailSize = CGSize(width: 44, height: 56) {
        didSet { show() }
    }

    open var layoutMode = PDFThumbnailLayoutMode.vertical {
        didSet {
            stack.axis = layoutMode == .vertical ? .vertical : .horizontal
            setNeedsLayout()
        }
    }

    open var contentInset = UIEdgeInsets.zero {
        didSet { scrollView.contentInset = contentInset }
    }

    open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }

    func show() {
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        guard let document = pdfView?.document else { return }
        for index in 0..<document.pageCount {
            guard let page = document.page(at: index) else { continue }
            let button = UIButton(type: .custom)
            button.setImage(page.thumbnail(of: thumbnailSize, for: .cropBox), for: .normal)
            button.addAction(
                UIAction { [weak self] _ in self?.pdfView?.go(to: page) }, for: .primaryActionTriggered)
            stack.addArrangedSubview(button)
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let isVertical = layoutMode == .vertical
        stack.frame = CGRect(
            x: 0, y: 0, width: isVertical ? bounds.width : size.width,
            height: isVertical ? size.height : bounds.height)
        scrollView.contentSize = stack.frame.size
    }
}
