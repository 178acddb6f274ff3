extension UINavigationController {
    func requireBarHiding() -> BarHiding {
        if let barHiding { return barHiding }
        let made = BarHiding(of: self)
        barHiding = made
        if let viewIfLoaded { made.attach(to: viewIfLoaded) }
        return made
    }

    /// Nothing has to exist for a property to be false.
    func barHidingForChange(_ isOn: Bool) -> BarHiding? { isOn ? requireBarHiding() : barHiding }
}
