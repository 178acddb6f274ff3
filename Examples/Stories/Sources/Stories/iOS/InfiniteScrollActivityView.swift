import UIKit

/// Shown beyond an end of the list: an indicator while a page is loading, or a message.
class InfiniteScrollActivityView: UIView {

    static let defaultHeight: CGFloat = 60

    private let activityIndicatorView = UIActivityIndicatorView(style: .medium)
    private let messageLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        activityIndicatorView.hidesWhenStopped = true
        messageLabel.font = .preferredFont(forTextStyle: .footnote)
        messageLabel.adjustsFontForContentSizeCategory = true
        messageLabel.textColor = .secondaryLabel
        messageLabel.textAlignment = .center
        messageLabel.numberOfLines = 2
        addSubview(activityIndicatorView)
        addSubview(messageLabel)
        isHidden = true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        activityIndicatorView.center = CGPoint(x: bounds.midX, y: bounds.midY)
        messageLabel.frame = bounds.insetBy(dx: 20, dy: 8)
    }

    var isAnimating: Bool {
        return activityIndicatorView.isAnimating
    }

    func startAnimating() {
        isHidden = false
        messageLabel.text = nil
        activityIndicatorView.startAnimating()
    }

    /// - Parameter message: shown in place of the indicator; with nil the view is hidden.
    func stopAnimating(message: String? = nil) {
        activityIndicatorView.stopAnimating()
        messageLabel.text = message
        isHidden = message == nil
    }
}
