/// The view of one item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// What a tap on the cell performs; set for cells of storyboards.
    var selectionSegue: SegueTrigger?

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.nib?.decode(self)
    }

    private func prepare() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// The superview for the cell's content; as large as the cell.
    open var contentView: UIView { content }

    private let content = UIView(frame: .zero)

    /// Set by the collection view.
    open var isSelected = false {
        didSet { if isSelected != oldValue { showBackground() } }
    }

    /// True while a touch is down on the cell.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showBackground() } }
    }

    // MARK: Backgrounds

    /// The rearmost view of the cell, resized with it.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView { insert(backgroundView, at: 0) }
        }
    }

    /// A view above ``backgroundView`` that is in the cell only while that is selected or highlighted. The default is
    /// nil.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            showBackground()
        }
    }

    private func showBackground() {
        guard let selectedBackgroundView else { return }
        if isSelected || isHighlighted {
            guard selectedBackgroundView.superview !== self else { return }
            insert(selectedBackgroundView, at: backgroundView?.superview === self ? 1 : 0)
        } else if selectedBackgroundView.superview === self {
            selectedBackgroundView.removeFromSuperview()
        }
    }

    private func insert(_ view: UIView, at index: Int) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: index)
    }
}
