import UIKit

/// Runs `body` with a look and traits of its own: views made inside have them. Must not suspend, so that tests of other
/// suites do not see the look.
@MainActor
func with<Answer>(
    look: Trestle.Look = .classic, scale: CGFloat = 2, style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, textSize: UIContentSizeCategory = .large,
    _ body: () -> Answer
) -> Answer {
    let before = Trestle.look
    Trestle.look = look
    defer { Trestle.look = before }
    let traits = UITraitCollection(traitsFrom: [
        .current, UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: style),
        UITraitCollection(layoutDirection: direction), UITraitCollection(preferredContentSizeCategory: textSize),
    ])
    var answer: Answer?
    traits.performAsCurrent { answer = body() }
    return answer!
}

/// Within half a point, which is how exactly the sources are known.
func isClose(_ value: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = 0.5) -> Bool {
    abs(value - expected) <= tolerance + 0.001
}
