import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct TraitChangeTests {
    private struct Density: UITraitDefinition {
        static var defaultValue: Int { 1 }
    }

    private struct Theme: UITraitDefinition {
        static var defaultValue: String { "plain" }
        static var affectsColorAppearance: Bool { true }
    }

    @Test func registeredHandlersHearOfTheirTraitsOnly() {
        let view = UIView()
        var heard: [String] = []
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, before: UITraitCollection) in
            heard.append("\(before.userInterfaceStyle) -> \(view.traitCollection.userInterfaceStyle)")
        }
        view.overrideUserInterfaceStyle = .light
        heard = []
        view.overrideUserInterfaceStyle = .dark
        view.traitOverrides.horizontalSizeClass = .regular
        #expect(heard == ["light -> dark"])
    }

    @Test func unregisteredHandlersHearNothing() {
        let controller = UIViewController()
        _ = controller.view
        var count = 0
        let registration = controller.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            (_: UIViewController, _: UITraitCollection) in count += 1
        }
        controller.traitOverrides.horizontalSizeClass = .regular
        #expect(count == 1 && controller.view.traitCollection.horizontalSizeClass == .regular)
        controller.unregisterForTraitChanges(registration)
        controller.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(count == 1 && controller.view.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func overridesReachSubviewsUntilRemoved() {
        let (root, child) = (UIView(), UIView())
        root.addSubview(child)
        root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(child.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(root.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
        root.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        #expect(!root.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
    }

    @Test func applicationsDefineTraits() {
        let (root, child) = (UIView(), UIView())
        root.addSubview(child)
        #expect(child.traitCollection[Density.self] == 1)
        var count = 0
        child.registerForTraitChanges([Density.self]) { (_: UIView, _: UITraitCollection) in count += 1 }
        root.traitOverrides[Density.self] = 3
        #expect(child.traitCollection[Density.self] == 3 && count == 1)
        root.traitOverrides[Theme.self] = "sepia"
        #expect(child.traitCollection[Theme.self] == "sepia" && child.traitCollection[Density.self] == 3 && count == 1)
    }

    @Test func collectionsAreMadeAndChangedByMutations() {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0[Density.self] = 2
        }
        let changed = traits.modifyingTraits { $0.userInterfaceStyle = .light }
        #expect(
            traits.userInterfaceStyle == .dark && changed.userInterfaceStyle == .light && changed[Density.self] == 2)
        #expect(
            changed.changedTraits(from: traits).map { ObjectIdentifier($0) } == [
                ObjectIdentifier(UITraitUserInterfaceStyle.self)
            ])
    }

    @Test func traitsOfColoursMakeADifferentColourAppearance() {
        let plain = UITraitCollection()
        #expect(plain.modifyingTraits { $0[Theme.self] = "x" }.hasDifferentColorAppearance(comparedTo: plain))
        #expect(!plain.modifyingTraits { $0[Density.self] = 9 }.hasDifferentColorAppearance(comparedTo: plain))
    }

    @Test func textSizesStayWithinAViewsLimits() {
        let (root, child) = (UIView(), UIView())
        root.addSubview(child)
        root.maximumContentSizeCategory = .extraLarge
        root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(child.traitCollection.preferredContentSizeCategory == .extraLarge)
        child.minimumContentSizeCategory = .extraExtraLarge
        #expect(child.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        root.maximumContentSizeCategory = nil
        #expect(child.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    }
}
