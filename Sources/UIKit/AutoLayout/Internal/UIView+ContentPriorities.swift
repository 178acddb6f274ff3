extension UIView {
    func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        layoutState.hugging[axis] = priority
        contentSizeDidChangeForConstraints()
    }

    func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        layoutState.resistance[axis] = priority
        contentSizeDidChangeForConstraints()
    }

    var isLayoutAmbiguous: Bool {
        guard let item = layoutItem else { return false }
        item.engine.solve()
        return [.left, .top].contains { item.isAmbiguous($0) }
    }
}
