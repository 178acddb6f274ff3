extension UIView {
    /// The strip above or below the safe area, created when it is first used.
    func barGuide(isTop: Bool) -> BarLayoutGuide {
        made(isTop ? \.topGuide : \.bottomGuide) { BarLayoutGuide(isTop: isTop, of: self) }
    }
}
