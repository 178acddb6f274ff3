import Testing
import UIKitTestDriver

@testable import UIKit

/// Traits that a presentation controller gives to the presented controller.
@MainActor @Suite(.serialized) struct PresentationTraitTests {
    @Test func overridesOfThePresentationReachThePresentedControllerOnly() throws {
        let root = UIViewController()
        let presented = UIViewController()
        let app = try TestApplication(showing: root, scale: 1)
        presented.presentationController?.overrideTraitCollection = UITraitCollection(verticalSizeClass: .compact)
        presented.presentationController?.traitOverrides.preferredContentSizeCategory = .extraLarge
        root.present(presented, animated: false)
        app.frame()
        #expect(presented.view.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(presented.traitCollection.verticalSizeClass == .compact)
        #expect(root.traitCollection.preferredContentSizeCategory == .large)
        presented.presentationController?.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        app.frame()
        #expect(presented.view.traitCollection.preferredContentSizeCategory == .large)
    }

    @Test func theLimitsOfTheTextSizeAreDescribed() {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        #expect(inner.appliedContentSizeCategoryLimitsDescription.hasPrefix("No limits"))
        outer.maximumContentSizeCategory = .large
        #expect(inner.appliedContentSizeCategoryLimitsDescription.contains("maximum UICTContentSizeCategoryL"))
    }
}
