extension UIWindowScene {
    /// The drag without a pointer that can be dropped in the scene: one that rests here or in another scene. Nil while a
    /// pointer drags something here.
    var restingDrag: RunningDrag? {
        if let drag { return drag.isResting ? drag : nil }
        return RunningDrag.all.first(where: \.isResting)
    }
}
