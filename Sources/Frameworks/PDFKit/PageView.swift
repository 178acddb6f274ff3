import UIKit

/// Draws one page.
@MainActor
final class PageView: UIView {
    let page: PDFPage
    /// A view of the application that lies on the page.
    var overlay: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let overlay { addSubview(overlay) }
        }
    }

    init(_ page: PDFPage) {
        self.page = page
        super.init(frame: .zero)
        contentMode = .redraw
        isOpaque = true
        backgroundColor = .white
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        overlay?.frame = bounds
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        page.draw(.cropBox, in: bounds, of: context)
    }
}
