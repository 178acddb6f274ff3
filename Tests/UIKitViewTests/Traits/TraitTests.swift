import Testing

@testable import UIKit

@MainActor @Suite(.serialized)
struct TraitTests {
    private final class Listening: UIView {
        var previous: [UIUserInterfaceStyle] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            previous.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
        }
    }

    @Test func aCombinationTakesTheLastSpecifiedValueOfEachTrait() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: .dark),
        ])
        #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 3)
        #expect(traits.horizontalSizeClass == .unspecified && traits.layoutDirection == .unspecified)
        #expect(traits.containsTraits(in: UITraitCollection(displayScale: 3)))
        #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    }

    @Test func equalTraitsAreEqualObjects() {
        let (a, b) = (UITraitCollection(displayScale: 2), UITraitCollection(displayScale: 2))
        #expect(a == b && a.hash == b.hash && a !== b)
        #expect(a != UITraitCollection(displayScale: 3))
    }

    @Test func onlyTraitsOfColoursMakeADifferentColourAppearance() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let wide = UITraitCollection(traitsFrom: [light, UITraitCollection(horizontalSizeClass: .regular)])
        #expect(!light.hasDifferentColorAppearance(comparedTo: wide))
        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    }

    @Test func currentTraitsHoldForTheClosureOnly() {
        let before = UITraitCollection.current
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        dark.performAsCurrent {
            #expect(UITraitCollection.current === dark)
            UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
                #expect(UITraitCollection.current.userInterfaceStyle == .light)
            }
            #expect(UITraitCollection.current === dark)
        }
        #expect(UITraitCollection.current == before)
    }

    @Test func otherThreadsHaveTheirOwnCurrentTraits() async {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            dark.performAsCurrent {
                let thread = Thread {
                    let style = UITraitCollection.current.userInterfaceStyle
                    if style == .dark { Issue.record("another thread sees these traits") }
                    done.resume()
                }
                thread.start()
            }
        }
    }

    @Test func anOverriddenStyleReachesTheSubtreeAndTellsIt() {
        let (root, child, other) = (Listening(), Listening(), Listening())
        root.addSubview(child)
        child.addSubview(other)
        let style = root.traitCollection.userInterfaceStyle
        root.overrideUserInterfaceStyle = .dark
        #expect(other.traitCollection.userInterfaceStyle == .dark)
        #expect(root.previous == [style] && child.previous == [style] && other.previous == [style])
        child.overrideUserInterfaceStyle = .light
        #expect(other.traitCollection.userInterfaceStyle == .light)
        #expect(root.previous.count == 1)
    }

    @Test func aViewTakesOverItsSuperviewsTraits() {
        let (dark, child) = (UIView(), Listening())
        dark.overrideUserInterfaceStyle = .dark
        dark.addSubview(child)
        #expect(child.traitCollection.userInterfaceStyle == .dark && child.previous.count == 1)
        UIView().addSubview(child)
        #expect(child.traitCollection.userInterfaceStyle != .dark)
    }

    @Test func dynamicBackgroundsFollowTheTraits() {
        let view = UIView()
        view.overrideUserInterfaceStyle = .light
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let light = view.layer.backgroundColor
        view.overrideUserInterfaceStyle = .dark
        #expect(view.layer.backgroundColor != light)
        #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    }

    @Test func currentTraitsAreTheViewsDuringItsLayout() {
        final class View: UIView {
            var style = UIUserInterfaceStyle.unspecified
            override func layoutSubviews() { style = UITraitCollection.current.userInterfaceStyle }
        }
        let view = View()
        view.overrideUserInterfaceStyle = .dark
        view.layoutIfNeeded()
        #expect(view.style == .dark)
    }

    @Test func aControllersOverrideReachesItsViewAndChildren() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.overrideUserInterfaceStyle = .dark
        #expect(parent.view.traitCollection.userInterfaceStyle == .dark)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(parent.view.traitCollection.horizontalSizeClass != .regular)
    }

    @Test func semanticAttributesDecideTheDirection() {
        #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft, relativeTo: .leftToRight) == .rightToLeft)
    }
}
