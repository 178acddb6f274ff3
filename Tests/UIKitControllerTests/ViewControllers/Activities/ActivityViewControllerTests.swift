import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Activities for items, on the desktop.
@MainActor @Suite(.serialized)
final class ActivityViewControllerTests {
    private final class Shout: UIActivity {
        var items: [Any] = []
        override var activityType: ActivityType? { ActivityType("shout") }
        override var activityTitle: String? { "Shout" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
        override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
        override func perform() { activityDidFinish(true) }
    }

    private final class Source: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? {
            "for \(activityType?.rawValue ?? "none")"
        }
    }

    private var ends: [String] = []

    private func shown(
        _ items: [Any], _ activities: [UIActivity] = [], excluding: [UIActivity.ActivityType]? = nil
    ) throws -> TestApplication {
        let app = try TestApplication(showing: UIViewController(), scale: 1)
        let controller = UIActivityViewController(activityItems: items, applicationActivities: activities)
        controller.excludedActivityTypes = excluding
        controller.completionWithItemsHandler = { [unowned self] type, completed, _, _ in
            ends.append("\(type?.rawValue ?? "none") \(completed)")
        }
        app.rootViewController?.present(controller, animated: false)
        app.advance(by: 0.2)
        return app
    }

    @Test func copyPutsTheTextOnThePasteboard() throws {
        let app = try shown(["Bread and butter"])
        try app.tap(text: "Copy")
        app.advance(by: 1)
        #expect(UIPasteboard.general.string == "Bread and butter")
        #expect(ends == ["com.apple.UIKit.activity.CopyToPasteboard true"])
        #expect(app.rootViewController?.presentedViewController == nil)
    }

    @Test func anExcludedTypeIsNotOffered() throws {
        let app = try shown(["Text"], [Shout()], excluding: [.copyToPasteboard])
        #expect(app.shows(text: "Shout"))
        #expect(!app.shows(text: "Copy"))
    }

    @Test func anActivityOfTheApplicationReceivesTheItemsForItsType() throws {
        let shout = Shout()
        let app = try shown([Source(), 5], [shout])
        try app.tap(text: "Shout")
        app.advance(by: 1)
        #expect(shout.items.first as? String == "for shout")
        #expect(shout.items.last as? Int == 5)
        #expect(ends == ["shout true"])
    }

    @Test func anObjectOfFoundationIsAsGoodAsItsValue() throws {
        let url = try #require(NSURL(string: "https://example.org/a"))
        #expect(ActivityItems.text(of: url) == "https://example.org/a")
        #expect(ActivityItems.url(of: url)?.host == "example.org")
        let open = OpenActivity()
        _ = open.canPerform(withActivityItems: [try #require(NSURL(string: "file:///tmp"))])
        #expect(open.activityTitle == "Open File")
        let app = try shown([url])
        try app.tap(text: "Copy")
        app.advance(by: 1)
        #expect(UIPasteboard.general.string == "https://example.org/a")
    }

    @Test func dismissingWithoutAnActivityEndsWithNone() throws {
        let app = try shown(["Text"])
        app.rootViewController?.dismiss(animated: true)
        app.advance(by: 1)
        #expect(ends == ["none false"])
    }

    // MARK: Item sources

    private final class DataSource: NSObject, UIActivityItemSource {
        var thumbnails: [CGSize] = []

        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { Data() }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { Data([1, 2]) }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
        ) -> String { activityType == .copyToPasteboard ? "org.example.data" : "" }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
        ) -> UIImage? {
            thumbnails.append(size)
            return Archive.image()
        }
    }

    @Test func dataIsCopiedWithTheTypeOfItsSource() throws {
        let source = DataSource()
        let app = try shown([source])
        #expect(source.thumbnails == [ActivityList.thumbnailSize])
        try app.tap(text: "Copy")
        app.advance(by: 1)
        #expect(UIPasteboard.general.data(forPasteboardType: "org.example.data") == Data([1, 2]))
    }

    private final class Slow: UIActivityItemProvider, @unchecked Sendable {
        override var item: Any { "made for \(activityType?.rawValue ?? "none"), main \(Thread.isMainThread)" }
    }

    @Test func anItemIsMadeInTheBackgroundWhenAnActivityIsChosen() async throws {
        let shout = Shout()
        let provider = Slow(placeholderItem: "")
        let app = try shown([provider], [shout])
        #expect(
            provider.activityViewController(
                UIActivityViewController(activityItems: [], applicationActivities: nil), itemForActivityType: nil)
                == nil)
        try app.tap(text: "Shout")
        while shout.items.isEmpty { await Task.yield() }
        await app.advance(by: 1)
        #expect(shout.items.first as? String == "made for shout, main false")
        #expect(provider.activityType == nil && ends == ["shout true"])
    }

    @Test func anItemThatWasMadeIsMadeAgainForTheNextActivity() async throws {
        let provider = Slow(placeholderItem: "")
        for name in ["a", "b"] {
            await withCheckedContinuation { continuation in
                UIActivityItemProvider.produce([provider], for: .init(name)) { continuation.resume() }
            }
            let controller = UIActivityViewController(activityItems: [], applicationActivities: nil)
            let item = provider.activityViewController(controller, itemForActivityType: nil) as? String
            #expect(item?.hasPrefix("made for \(name),") == true)
        }
    }
}
