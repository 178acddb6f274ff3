extension UIEvent {
    /// Returns the touch itself: SDL reports every movement as an event of its own. Nil for a touch that the event does
    /// not have.
    public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) == true ? [touch] : nil
    }

    /// Returns no touches: movements are not predicted. Nil for a touch that the event does not have.
    public func predictedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) == true ? [] : nil
    }
}
