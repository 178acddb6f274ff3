/// The method of source older than iOS 9, which is called here without a warning.
@MainActor
private protocol OldBaseline: AnyObject {
    func forBaselineLayout() -> UIView
}

extension UIView: OldBaseline {
    var viewOfOldBaseline: UIView {
        let view: any OldBaseline = self
        return view.forBaselineLayout()
    }
}
