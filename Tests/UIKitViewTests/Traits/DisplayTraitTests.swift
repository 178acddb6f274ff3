import Testing
import UIKitTestDriver

@testable import UIKit

/// The traits of the display: its colors, bold text, recordings and forces.
@MainActor @Suite(.serialized) struct DisplayTraitTests {
    @Test func aScreenShowsSRGBAndMeasuresNoForces() throws {
        let app = try TestApplication(showing: UIViewController())
        let traits = app.screen.traitCollection
        #expect(traits.displayGamut == .SRGB && traits.legibilityWeight == .regular)
        #expect(traits.forceTouchCapability == .unavailable && traits.sceneCaptureState == .inactive)
        #expect(UITraitCollection().displayGamut == .unspecified)
    }

    @Test func aChangedGamutIsAChangeOfColors() {
        let wide = UITraitCollection(displayGamut: .P3)
        let narrow = UITraitCollection(displayGamut: .SRGB)
        #expect(wide.hasDifferentColorAppearance(comparedTo: narrow))
        #expect(wide.changedTraits(from: narrow).map { $0.name } == ["UITraitDisplayGamut"])
        #expect(UITraitCollection(traitsFrom: [wide, UITraitCollection(legibilityWeight: .bold)]).displayGamut == .P3)
        #expect(!narrow.hasDifferentColorAppearance(comparedTo: narrow.modifyingTraits { $0.legibilityWeight = .bold }))
    }

    @Test func theOlderNameOfTheBaselineViewIsUsedByConstraints() throws {
        let app = try TestApplication(showing: UIViewController())
        let (badge, other) = (BadgeView(), UILabel())
        other.text = "Text"
        for view in [badge, other] {
            view.translatesAutoresizingMaskIntoConstraints = false
            app.window.rootViewController?.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: badge.superview!.topAnchor, constant: 100),
            other.lastBaselineAnchor.constraint(equalTo: badge.lastBaselineAnchor),
        ])
        app.frame()
        let label = badge.label
        #expect(other.convert(other.bounds.origin, to: badge).y == label.frame.minY)
    }
}

private final class BadgeView: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 20),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func forBaselineLayout() -> UIView { label }
}
