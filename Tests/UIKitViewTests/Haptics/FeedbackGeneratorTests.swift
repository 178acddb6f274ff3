import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct FeedbackGeneratorTests {
    @Test func feedbackReachesTheHostInOrder() throws {
        let app = try TestApplication(showing: UIViewController())
        let impact = UIImpactFeedbackGenerator(style: .heavy)
        impact.prepare()
        impact.impactOccurred()
        impact.impactOccurred(intensity: 0.25)
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.warning)
        #expect(
            app.feedback == [
                .impact(.heavy, intensity: 1), .impact(.heavy, intensity: 0.25), .selection, .notification(.warning),
            ])
        #expect(app.feedbackPreparations == 1)
    }

    @Test func anImpactIsOfMediumStrengthUnlessSaid() throws {
        let app = try TestApplication(showing: UIViewController())
        UIImpactFeedbackGenerator().impactOccurred(intensity: 3)
        #expect(app.feedback == [.impact(.medium, intensity: 1)])
    }

    @Test func withoutAnApplicationNothingIsFelt() throws {
        let app = try TestApplication(showing: UIViewController())
        app.end()
        UISelectionFeedbackGenerator().selectionChanged()
        #expect(app.feedback == [])
    }
}
