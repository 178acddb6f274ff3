/// A part of a color picker in which a color is chosen.
@MainActor
protocol ColorPane: UIView {
    /// Called with the color, and whether the finger is still down.
    var onChoose: (ColorComponents, Bool) -> Void { get set }
    func show(_ components: ColorComponents)
}
