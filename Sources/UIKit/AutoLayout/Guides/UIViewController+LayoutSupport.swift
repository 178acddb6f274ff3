extension UIViewController {
    func barGuide(_ path: ReferenceWritableKeyPath<ViewLayoutState, BarLayoutGuide?>, isTop: Bool) -> BarLayoutGuide {
        let view: UIView = self.view
        return view.made(path) { BarLayoutGuide(isTop: isTop, of: view) }
    }
}
