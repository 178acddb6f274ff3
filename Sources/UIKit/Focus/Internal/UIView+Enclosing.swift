extension UIView {
    /// Returns the view itself or the innermost view around it of a class, inside of `list`.
    func enclosing<Cell: UIView>(_ type: Cell.Type, in list: UIView) -> Cell? {
        var view: UIView? = self
        while let candidate = view, candidate !== list {
            if let cell = candidate as? Cell { return cell }
            view = candidate.superview
        }
        return nil
    }
}
