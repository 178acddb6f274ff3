import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct AppearanceProxyTests {
    private let controller = UIViewController()
    private let app: TestApplication

    init() throws {
        app = try TestApplication(showing: controller)
    }

    private func shown<View: UIView>(_ view: View, in parent: UIView? = nil) -> View {
        (parent ?? controller.view).addSubview(view)
        return view
    }

    // MARK: What is given

    @Test func viewsThatComeIntoAWindowTakeWhatTheProxyWasGiven() {
        let before = shown(UISwitch())
        UISwitch.appearance().onTintColor = .orange
        #expect(shown(UISwitch()).onTintColor == .orange)
        #expect(before.onTintColor == nil)
        #expect(UISwitch().onTintColor == nil)
    }

    @Test func whatAViewWasGivenItselfStays() {
        UILabel.appearance().textColor = .orange
        let label = UILabel()
        label.textColor = .purple
        #expect(shown(label).textColor == .purple)
    }

    @Test func theProxyAnswersWithWhatItWasGiven() {
        final class Separator: UIView {}
        #expect(Separator.appearance().backgroundColor == nil)
        Separator.appearance().backgroundColor = .brown
        #expect(Separator.appearance().backgroundColor == .brown)
        #expect(shown(Separator()).backgroundColor == .brown)
        #expect(shown(UIView()).backgroundColor == nil)
    }

    @Test func theTintColorReachesTheViewsBelow() {
        UINavigationBar.appearance().tintColor = .orange
        let bar = shown(UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44)))
        let below = UIView()
        bar.addSubview(below)
        #expect(below.tintColor == .orange)
        #expect(controller.view.tintColor != .orange)
    }

    @Test func attributesAndAppearanceObjectsOfBarsAreTaken() {
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.orange]
        UINavigationBar.appearance().standardAppearance.backgroundColor = .brown
        let bar = shown(UINavigationBar())
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .orange)
        #expect(bar.standardAppearance.backgroundColor == .brown)
        #expect(bar.scrollEdgeAppearance == nil)
    }

    @Test func buttonsTakeColorsByState() {
        UIButton.appearance().setTitleColor(.orange, for: .normal)
        UIButton.appearance().setTitleColor(.brown, for: .disabled)
        let button = shown(UIButton(type: .system))
        #expect(button.titleColor(for: .normal) == .orange)
        #expect(button.titleColor(for: .disabled) == .brown)
        #expect(button.ownTitleColor(for: .highlighted) == nil)
    }

    @Test func barItemsTakeTheirAttributesWhenABarTakesThem() {
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.orange], for: .normal)
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        #expect(item.titleTextAttributes(for: .normal) == nil)
        let toolbar = shown(UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44)))
        toolbar.items = [item]
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .orange)
    }

    // MARK: Who it is for

    @Test func subclassesTakeWhatTheirSuperclassWasGivenUnlessTheyWereGivenMore() {
        class Caption: UILabel {}
        UILabel.appearance().textColor = .orange
        UILabel.appearance().highlightedTextColor = .brown
        Caption.appearance().textColor = .purple
        let caption = shown(Caption())
        #expect(caption.textColor == .purple)
        #expect(caption.highlightedTextColor == .brown)
    }

    @Test func aProxyForContainersIsForWhatStandsInThem() {
        UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .orange
        #expect(shown(UILabel()).textColor != .orange)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(UILabel())
        cell.textLabel?.text = "text"
        _ = shown(cell)
        #expect((cell.contentView.subviews.first { $0 is UILabel } as? UILabel)?.textColor == .orange)
        #expect(cell.textLabel?.textColor == .orange)
    }

    @Test func containersCountFromTheInsideOutAndSoDoControllers() {
        final class Card: UIView {}
        UILabel.appearance(whenContainedInInstancesOf: [Card.self, UIViewController.self]).textColor = .orange
        UILabel.appearance(whenContainedInInstancesOf: [UIViewController.self, Card.self]).highlightedTextColor = .brown
        let card = shown(Card())
        let label = shown(UILabel(), in: card)
        #expect(label.textColor == .orange)
        #expect(label.highlightedTextColor == nil)
    }

    @Test func theOutermostContainerWins() {
        final class Card: UIView {}
        UILabel.appearance().textColor = .blue
        UILabel.appearance(whenContainedInInstancesOf: [UIViewController.self]).textColor = .orange
        UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .brown
        #expect(shown(UILabel(), in: shown(Card())).textColor == .orange)
    }

    @Test func aProxyForTraitsIsForObjectsThatHaveThem() {
        UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .orange
        #expect(shown(UILabel()).textColor != .orange)
        controller.overrideUserInterfaceStyle = .dark
        #expect(shown(UILabel()).textColor == .orange)
    }

    @Test func theNextApplicationBeginsWithoutProxies() throws {
        UILabel.appearance().textColor = .orange
        let next = UIViewController()
        _ = try TestApplication(showing: next)
        let label = UILabel()
        next.view.addSubview(label)
        #expect(label.textColor != .orange)
    }
}
