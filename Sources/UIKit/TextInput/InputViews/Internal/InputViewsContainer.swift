/// An input view below its accessory view, over the background of a keyboard, at the lower edge of a window.
final class InputViewsContainer: UIView {
    private let input: UIView?
    private let accessory: UIView?

    /// Unverified: the color of the keyboards of iOS 13 to 18, without their translucency.
    static let keyboardColor = UIColor.systemGray4

    init(input: UIView?, accessory: UIView?) {
        self.input = input
        self.accessory = accessory
        super.init(frame: .zero)
        if input != nil { backgroundColor = Self.keyboardColor }
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        for view in [accessory, input] { if let view { addSubview(view) } }
    }

    required init?(coder: NSCoder) {
        Trestle.raise(.internalInconsistencyException, "InputViewsContainer is not archived")
        return nil
    }

    func shows(_ input: UIView?, _ accessory: UIView?) -> Bool {
        self.input === input && self.accessory === accessory
    }

    /// Places the container at the lower edge. Its height is that of both views and the safe area below them.
    func place(in window: UIWindow) {
        let width = window.bounds.width
        let height = height(of: accessory, width) + height(of: input, width) + window.safeAreaInsets.bottom
        frame = CGRect(x: 0, y: window.bounds.maxY - height, width: width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for view in [accessory, input] {
            guard let view else { continue }
            let height = height(of: view, bounds.width)
            view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
    }

    /// Returns the height of a view or, if it is 0, the height that fits.
    private func height(of view: UIView?, _ width: CGFloat) -> CGFloat {
        guard let view else { return 0 }
        if let view = view as? UIInputView, view.allowsSelfSizing || view.frame.height == 0 {
            let fitting = view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            if fitting.height > 0 { return fitting.height }
        }
        if view.frame.height > 0 { return view.frame.height }
        let intrinsic = view.intrinsicContentSize.height
        return intrinsic > 0
            ? intrinsic : view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
}
