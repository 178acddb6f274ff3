/// The titles, images and colors that were set for the states of a button.
///
/// As in UIKit, a state for which nothing was set has the contents of the normal state. A selected button that is
/// highlighted (`[.selected, .highlighted]`) therefore looks normal unless contents were set for this combination.
@MainActor
struct ButtonContents {
    private var titles: [UIControl.State: String] = [:]
    private var attributedTitles: [UIControl.State: NSAttributedString] = [:]
    private var titleColors: [UIControl.State: UIColor] = [:]
    private var shadowColors: [UIControl.State: UIColor] = [:]
    private var images: [UIControl.State: UIImage] = [:]
    private var backgroundImages: [UIControl.State: UIImage] = [:]
    private var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]

    mutating func set(title: String?, for state: UIControl.State) { titles[state] = title }
    mutating func set(attributedTitle: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[state] = attributedTitle.map {
            NSAttributedString(attributedString: AttributedUnits.plain($0))
        }
    }
    mutating func set(titleColor: UIColor?, for state: UIControl.State) { titleColors[state] = titleColor }
    mutating func set(shadowColor: UIColor?, for state: UIControl.State) { shadowColors[state] = shadowColor }
    mutating func set(image: UIImage?, for state: UIControl.State) { images[state] = image }
    mutating func set(backgroundImage: UIImage?, for state: UIControl.State) {
        backgroundImages[state] = backgroundImage
    }

    mutating func set(symbolConfiguration: UIImage.SymbolConfiguration?, for state: UIControl.State) {
        symbolConfigurations[state] = symbolConfiguration
    }

    func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }
    func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        attributedTitles[state] ?? attributedTitles[.normal]
    }
    func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
    func shadowColor(for state: UIControl.State) -> UIColor? { shadowColors[state] ?? shadowColors[.normal] }
    func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }
    func backgroundImage(for state: UIControl.State) -> UIImage? {
        backgroundImages[state] ?? backgroundImages[.normal]
    }

    func symbolConfiguration(for state: UIControl.State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state] ?? symbolConfigurations[.normal]
    }

    /// Returns whether an image was set for exactly this state. Such an image is neither darkened nor faded.
    func hasOwnImage(for state: UIControl.State) -> Bool { images[state] != nil }
    func ownAttributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles[state] }
    func ownImage(for state: UIControl.State) -> UIImage? { images[state] }
    func ownTitle(for state: UIControl.State) -> String? { titles[state] }
    func hasOwnTitleColor(for state: UIControl.State) -> Bool { titleColors[state] != nil }
    func ownTitleColor(for state: UIControl.State) -> UIColor? { titleColors[state] }
    func ownShadowColor(for state: UIControl.State) -> UIColor? { shadowColors[state] }
    func ownBackgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }
}
