import UIKit

/// A refresh control that shows a newspaper, which grows with the pull and turns while the list is refreshed.
class NewsRefreshControl: UIRefreshControl {

    private let paper = UIImageView(image: UIImage(systemName: "newspaper"))

    override init() {
        super.init()
        // The wheel is still there, without a color.
        tintColor = .clear
        paper.tintColor = .systemBlue
        addSubview(paper)
        addTarget(self, action: #selector(turn), for: .valueChanged)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        paper.bounds.size = CGSize(width: 28, height: 28)
        paper.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Called by the delegate of the table when it scrolls.
    func follow(_ scrollView: UIScrollView) {
        guard !isRefreshing else { return }
        let pull = -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
        let share = max(0.01, min(1, pull / 100))
        paper.alpha = share
        paper.transform = CGAffineTransform(scaleX: share, y: share)
    }

    @objc private func turn() {
        paper.alpha = 1
        paper.transform = .identity
        let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
        rotation.byValue = CGFloat.pi * 2
        rotation.duration = 1
        rotation.repeatCount = .infinity
        paper.layer.add(rotation, forKey: "turn")
    }

    override func endRefreshing() {
        super.endRefreshing()
        paper.layer.removeAnimation(forKey: "turn")
    }
}
