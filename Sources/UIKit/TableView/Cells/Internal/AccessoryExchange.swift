/// Fades from a cell's accessory to the one of its other editing state.
@MainActor
final class AccessoryExchange {
    /// The views that fade out or in, and the alpha that each has outside the exchange.
    private var leaving: [(view: UIView, alpha: CGFloat)] = []
    private var arriving: [(view: UIView, alpha: CGFloat)] = []

    func begin(leaving views: [UIView]) {
        leaving += views.map { ($0, take($0, from: &arriving) ?? $0.alpha) }
    }

    /// Called with the new accessory. A view that was fading out continues from where it is.
    func arrive(_ views: [UIView]) {
        for view in views {
            if let alpha = take(view, from: &leaving) {
                arriving.append((view, alpha))
            } else {
                arriving.append((view, view.alpha))
                view.alpha = 0
            }
        }
    }

    func fade() {
        for (view, alpha) in arriving where view.alpha != alpha { view.alpha = alpha }
        for (view, _) in leaving where view.alpha != 0 { view.alpha = 0 }
    }

    /// Removes what has left. The views get back their alpha, since the application may show its own ones again.
    func end() {
        for (view, alpha) in arriving where view.alpha != alpha { view.alpha = alpha }
        for (view, alpha) in leaving {
            view.removeFromSuperview()
            view.alpha = alpha
        }
        arriving = []
        leaving = []
    }

    private func take(_ view: UIView, from list: inout [(view: UIView, alpha: CGFloat)]) -> CGFloat? {
        guard let index = list.firstIndex(where: { $0.view === view }) else { return nil }
        return list.remove(at: index).alpha
    }
}
