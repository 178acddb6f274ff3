import HeadlessHost
import HostInterface
import Testing

@testable import UIKit
@testable import UIKitTestDriver

/// The user's settings: where they come from, and what traits, states and notifications say.
@MainActor @Suite(.serialized)
struct PreferenceTests {
    /// Counts the notifications of a name and the trait changes of a view.
    @MainActor private final class Watch {
        var posts: [NSNotification.Name] = []
        private var tokens: [any NSObjectProtocol] = []

        init(_ names: [NSNotification.Name]) {
            tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.posts.append(name) }
                }
            }
        }

        isolated deinit {
            for token in tokens { NotificationCenter.default.removeObserver(token) }
        }
    }

    @MainActor private final class TraitView: UIView {
        var changes = 0
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            changes += 1
        }
    }

    // MARK: Text sizes of desktops

    @Test(arguments: [
        (0.5, UIContentSizeCategory.extraSmall), (0.9, .small), (1, .large), (1.04, .large), (1.1, .extraLarge),
        (1.25, .extraExtraLarge), (1.4, .extraExtraExtraLarge), (1.5, .accessibilityMedium),
        (2, .accessibilityLarge), (2.5, .accessibilityExtraLarge), (3, .accessibilityExtraExtraExtraLarge),
        (100, .accessibilityExtraExtraExtraLarge), (0, .large), (.nan, .large),
    ])
    func aTextScaleIsTheNearestCategory(scale: Double, category: UIContentSizeCategory) {
        #expect(UIContentSizeCategory(textScale: scale) == category)
    }

    // MARK: The environment

    private func preferences(_ environment: [String: String]) -> UserPreferences {
        ScreenSettings(environment: environment).preferences
    }

    @Test func everyVariableSetsItsPreference() {
        #expect(preferences([:]) == UserPreferences())
        #expect(preferences(["TRESTLE_TEXT_SIZE": "AX5"]).contentSizeCategory == .accessibilityExtraExtraExtraLarge)
        #expect(preferences(["TRESTLE_TEXT_SIZE": "1.25"]).contentSizeCategory == .extraExtraLarge)
        #expect(preferences(["TRESTLE_BOLD_TEXT": "1"]).prefersBoldText)
        #expect(preferences(["TRESTLE_INCREASE_CONTRAST": "1"]).prefersHighContrast)
        #expect(preferences(["TRESTLE_REDUCE_MOTION": "1"]).prefersCrossFades)
        #expect(preferences(["TRESTLE_REDUCE_TRANSPARENCY": "1"]).reducesTransparency)
        #expect(preferences(["TRESTLE_BUTTON_SHAPES": "1"]).showsButtonShapes)
        #expect(preferences(["TRESTLE_SWITCH_LABELS": "1"]).showsSwitchLabels)
        #expect(preferences(["TRESTLE_DIFFERENTIATE_WITHOUT_COLOR": "1"]).differentiatesWithoutColor)
        let accent = preferences(["TRESTLE_ACCENT": "ff0033"]).accentColor
        #expect(accent == HostColor(red: 1, green: 0, blue: 0.2))
    }

    @Test func valuesThatAreNotValidAreReportedAndIgnored() {
        var complaints: [String] = []
        let overrides = PreferenceOverrides(
            environment: [
                "TRESTLE_TEXT_SIZE": "huge", "TRESTLE_BOLD_TEXT": "yes", "TRESTLE_ACCENT": "+12345",
                "TRESTLE_REDUCE_MOTION": "",
            ]
        ) { complaints.append($0) }
        var preferences = UserPreferences()
        overrides.apply(to: &preferences)
        #expect(preferences == UserPreferences() && complaints.count == 3)
    }

    // MARK: The desktop

    private func run(_ host: HeadlessHost, _ environment: [String: String] = [:]) throws -> ApplicationRun {
        try ApplicationRun(host: host, settings: ScreenSettings(environment: environment)) { nil }
    }

    @Test func anApplicationStartsWithTheSettingsOfTheDesktop() throws {
        let host = HeadlessHost(clock: ManualClock())
        host.preferences.textScale = 1.5
        host.preferences.prefersHighContrast = true
        host.preferences.reducesMotion = true
        let run = try run(host)
        defer { run.end() }
        let traits = try #require(run.screen).traitCollection
        #expect(traits.preferredContentSizeCategory == .accessibilityMedium)
        #expect(traits.accessibilityContrast == .high && UIAccessibility.isDarkerSystemColorsEnabled)
        #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions)
        #expect(UIAccessibility.buttonShapesEnabled)
    }

    @Test func aVariableCountsMoreThanTheDesktopAlsoAfterItsChanges() throws {
        let host = HeadlessHost(clock: ManualClock())
        let run = try run(host, ["TRESTLE_TEXT_SIZE": "XS", "TRESTLE_REDUCE_MOTION": "0"])
        defer { run.end() }
        host.preferences.textScale = 2
        host.preferences.reducesMotion = true
        host.preferences.prefersBoldText = true
        #expect(run.screen?.traitCollection.preferredContentSizeCategory == .extraSmall)
        #expect(!UIAccessibility.isReduceMotionEnabled && UIAccessibility.isBoldTextEnabled)
    }

    @Test func aChangeOfTheDesktopRequestsAFrameAndNoneComesFromTheSameValues() throws {
        let host = HeadlessHost(clock: ManualClock())
        let run = try run(host)
        defer { run.end() }
        host.advance(by: 1)
        #expect(!host.isFrameRequested)
        run.hostPreferencesDidChange()
        run.changePreferences { $0.contentSizeCategory = .large }
        #expect(!host.isFrameRequested)
        host.preferences.prefersHighContrast = true
        #expect(host.isFrameRequested)
    }

    @Test func theNextApplicationDoesNotInheritTheSettings() throws {
        let app = try TestApplication(showing: UIViewController())
        defer { app.end() }
        app.setBoldText(true)
        app.setAccentColor(.red)
        #expect(BoldText.isOn && SystemTint.accent != nil)
        app.end()
        #expect(!BoldText.isOn && SystemTint.accent == nil && !UIAccessibility.isBoldTextEnabled)
    }

    // MARK: Changes

    @Test func everySettingHasItsStateAndPostsOnce() throws {
        let app = try TestApplication(showing: UIViewController())
        defer { app.end() }
        let settings: [(NSNotification.Name, (Bool) -> Void, () -> Bool)] = [
            (
                UIAccessibility.boldTextStatusDidChangeNotification, app.setBoldText,
                { UIAccessibility.isBoldTextEnabled }
            ),
            (
                UIAccessibility.darkerSystemColorsStatusDidChangeNotification, app.setIncreaseContrast,
                { UIAccessibility.isDarkerSystemColorsEnabled }
            ),
            (
                UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, app.setPrefersCrossFadeTransitions,
                { UIAccessibility.prefersCrossFadeTransitions }
            ),
            (
                UIAccessibility.reduceTransparencyStatusDidChangeNotification, app.setReduceTransparency,
                { UIAccessibility.isReduceTransparencyEnabled }
            ),
            (
                UIAccessibility.buttonShapesEnabledStatusDidChangeNotification, app.setButtonShapes,
                { UIAccessibility.buttonShapesEnabled }
            ),
            (
                UIAccessibility.onOffSwitchLabelsDidChangeNotification, app.setOnOffSwitchLabels,
                { UIAccessibility.isOnOffSwitchLabelsEnabled }
            ),
            (
                UIAccessibility.differentiateWithoutColorDidChangeNotification, app.setDifferentiateWithoutColor,
                { UIAccessibility.shouldDifferentiateWithoutColor }
            ),
        ]
        let watch = Watch(settings.map { $0.0 })
        for (name, set, state) in settings {
            #expect(!state())
            set(true)
            set(true)
            #expect(state())
            set(false)
            #expect(!state() && watch.posts == [name, name])
            watch.posts = []
        }
    }

    @Test func textSizeWeightAndContrastAreTraitsAndOtherSettingsAreNot() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        defer { app.end() }
        let view = TraitView()
        controller.view.addSubview(view)
        view.changes = 0
        app.setBoldText(true)
        #expect(view.changes == 1 && view.traitCollection.legibilityWeight == .bold)
        app.setIncreaseContrast(true)
        #expect(view.changes == 2 && view.traitCollection.accessibilityContrast == .high)
        app.setContentSizeCategory(.accessibilityLarge)
        #expect(view.changes == 3 && view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        app.setReduceMotion(true)
        app.setReduceTransparency(true)
        app.setButtonShapes(true)
        #expect(view.changes == 3)
    }

    @Test func anApplicationThatEndsInATraitChangeHearsNoMore() throws {
        let controller = EndingController()
        let app = try TestApplication(showing: controller)
        defer { app.end() }
        controller.end = { app.end() }
        let watch = Watch([UIAccessibility.boldTextStatusDidChangeNotification])
        app.run.changePreferences { $0.prefersBoldText = true }
        #expect(watch.posts.isEmpty)
    }

    private final class EndingController: UIViewController {
        var end: (() -> Void)?
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            end?()
            end = nil
        }
    }
}
