import UIKit

/// Shows the title of a link, its host and its image. A tap opens the link in the browser of the desktop.
///
/// - Linux: works
@preconcurrency @MainActor
open class LPLinkView: UIView {
    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private let hostLabel = UILabel()
    private lazy var texts = UIStackView(arrangedSubviews: [titleLabel, hostLabel])
    private var content: LPLinkMetadata

    public init(url URL: URL) {
        content = LPLinkMetadata()
        content.originalURL = URL
        content.url = URL
        super.init(frame: .zero)
        setUp()
    }

    public init(metadata: LPLinkMetadata) {
        content = metadata.copy() as? LPLinkMetadata ?? metadata
        super.init(frame: .zero)
        setUp()
    }

    public override init(frame: CGRect) {
        content = LPLinkMetadata()
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        content = LPLinkMetadata()
        super.init(coder: coder)
        setUp()
    }

    /// What is shown. The view keeps a copy.
    open var metadata: LPLinkMetadata {
        get { content.copy() as? LPLinkMetadata ?? content }
        set {
            content = newValue.copy() as? LPLinkMetadata ?? newValue
            show()
        }
    }

    // MARK: Look

    private func setUp() {
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        titleLabel.font = .preferredFont(forTextStyle: .subheadline)
        titleLabel.numberOfLines = 2
        hostLabel.font = .preferredFont(forTextStyle: .footnote)
        hostLabel.textColor = .secondaryLabel
        texts.axis = .vertical
        texts.spacing = 2
        imageView.tintColor = .tertiaryLabel
        imageView.contentMode = .scaleAspectFit
        for view in [imageView, texts] { addSubview(view) }
        let tap = UITapGestureRecognizer(target: self, action: LPLinkView.open)
        addGestureRecognizer(tap)
        isAccessibilityElement = true
        accessibilityTraits = .link
        show()
    }

    private func show() {
        let url = content.url ?? content.originalURL
        hostLabel.text = url?.host ?? url?.lastPathComponent
        titleLabel.text = content.title
        titleLabel.isHidden = content.title == nil
        accessibilityLabel = [content.title, hostLabel.text].compactMap(\.self).joined(separator: ", ")
        imageView.image = UIImage(systemName: "link")
        loadImage()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Shows the image of the metadata, or else its icon, when it is loaded.
    private func loadImage() {
        let shown = content
        guard let provider = shown.imageProvider ?? shown.iconProvider, provider.canLoadObject(ofClass: UIImage.self)
        else { return }
        _ = provider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
            guard let image = image as? UIImage else { return }
            Task { @MainActor in
                guard let self, self.content === shown else { return }
                self.imageView.image = image
            }
        }
    }

    private func open() {
        if let url = content.url ?? content.originalURL { UIApplication.shared.open(url) }
    }

    // MARK: Layout

    private static let imageSide: CGFloat = 44
    private static let margin: CGFloat = 12

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = max(0, size.width - 3 * Self.margin - Self.imageSide)
        let fitting = texts.systemLayoutSizeFitting(
            CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return CGSize(width: size.width, height: max(Self.imageSide, fitting.height) + 2 * Self.margin)
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : 280, height: 0))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (side, margin) = (Self.imageSide, Self.margin)
        imageView.frame = CGRect(x: margin, y: bounds.midY - side / 2, width: side, height: side)
        let left = 2 * margin + side
        let height = sizeThatFits(bounds.size).height - 2 * margin
        texts.frame = CGRect(
            x: left, y: bounds.midY - height / 2, width: max(0, bounds.width - left - margin), height: height)
    }
}
