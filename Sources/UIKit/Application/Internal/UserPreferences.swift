import Foundation
package import HostInterface

/// What the user has chosen for all applications of the system. The initial values are those of a new iPhone.
package struct UserPreferences: Hashable, Sendable {
    package var contentSizeCategory: UIContentSizeCategory = .large
    package var prefersBoldText = false
    package var prefersHighContrast = false
    package var reducesMotion = false
    /// Whether views fade in transitions in which they would slide.
    package var prefersCrossFades = false
    package var reducesTransparency = false
    package var showsButtonShapes = false
    /// Whether switches show signs for on and off.
    package var showsSwitchLabels = false
    package var differentiatesWithoutColor = false
    /// The tint color of windows that have none; nil for the system's blue.
    package var accentColor: HostColor?

    package init() {}

    /// Translates the settings of a desktop.
    ///
    /// A desktop has one switch for all animations, and no setting for the shapes of buttons, which its themes for high
    /// contrast draw.
    package init(_ desktop: HostPreferences) {
        contentSizeCategory = UIContentSizeCategory(textScale: desktop.textScale)
        prefersBoldText = desktop.prefersBoldText
        prefersHighContrast = desktop.prefersHighContrast
        reducesMotion = desktop.reducesMotion
        prefersCrossFades = desktop.reducesMotion
        reducesTransparency = desktop.reducesTransparency
        showsButtonShapes = desktop.prefersHighContrast
        showsSwitchLabels = desktop.showsStatusShapes
        differentiatesWithoutColor = desktop.showsStatusShapes
        accentColor = desktop.accentColor
    }
}

extension UIContentSizeCategory {
    /// The category whose body text is nearest to the standard one times a factor, in relation: 1.25 is extra extra
    /// large.
    init(textScale: Double) {
        let scale = CGFloat(textScale.isFinite && textScale > 0 ? textScale : 1)
        func distance(_ category: UIContentSizeCategory) -> CGFloat {
            abs(log(DynamicType.factor(of: .body, at: category) / scale))
        }
        self = Self.ordered.min { distance($0) < distance($1) } ?? .large
    }
}
