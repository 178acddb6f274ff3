import Foundation
import Testing

@testable import UIKit

/// Colors, attributed strings and activities in item providers.
@MainActor @Suite(.serialized)
struct ItemProviderArchiveTests {
    private func load<Object: NSItemProviderReading & SendableMetatype>(
        _ type: Object.Type, from provider: NSItemProvider
    ) async throws
        -> Object
    {
        let loaded: Handover<Result<Object, any Error>> = await withCheckedContinuation { continuation in
            _ = provider.loadObject(ofClass: type) { object, error in
                if let object = object as? Object {
                    continuation.resume(returning: Handover(.success(object)))
                } else {
                    continuation.resume(returning: Handover(.failure(error ?? CocoaError(.featureUnsupported))))
                }
            }
        }
        return try loaded.take().get()
    }

    @Test func aColorIsLoadedAgain() async throws {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        let provider = NSItemProvider(object: color)
        #expect(provider.canLoadObject(ofClass: UIColor.self) && !provider.canLoadObject(ofClass: UIImage.self))
        let loaded = try await load(UIColor.self, from: provider)
        #expect(loaded == color)
    }

    @Test func aColorOfTheSystemStaysDynamic() async throws {
        let loaded = try await load(UIColor.self, from: NSItemProvider(object: UIColor.label))
        #expect(loaded == .label)
    }

    @Test func anAttributedStringIsLoadedWithItsAttributes() async throws {
        let text = NSAttributedString(string: "Bread", attributes: [.foregroundColor: UIColor.red])
        let provider = NSItemProvider(object: text)
        #expect(try await load(NSAttributedString.self, from: provider).isEqual(to: text))
        #expect(try await load(NSMutableAttributedString.self, from: provider).isEqual(to: text))
        #expect(try await "\(load(NSString.self, from: provider))" == "Bread")
    }

    @Test func plainTextIsLoadedAsAnAttributedString() async throws {
        let provider = NSItemProvider(object: "Butter" as NSString)
        #expect(try await load(NSAttributedString.self, from: provider).string == "Butter")
    }

    @Test func anActivityIsLoadedAgain() async throws {
        let activity = NSUserActivity(activityType: "org.example.read")
        activity.title = "Read"
        activity.userInfo = ["page": 7]
        let loaded = try await load(NSUserActivity.self, from: NSItemProvider(object: activity))
        #expect(loaded.activityType == "org.example.read" && loaded.title == "Read")
        #expect(loaded.userInfo?["page"] as? Int == 7)
    }

    @Test func anActivityThatHasExpiredIsAnError() async throws {
        let activity = NSUserActivity(activityType: "org.example.read")
        activity.expirationDate = Date(timeIntervalSinceNow: -5)
        await #expect(throws: (any Error).self) {
            _ = try await load(NSUserActivity.self, from: NSItemProvider(object: activity))
        }
    }

    @Test(arguments: [Data(), Data([1, 2, 3])])
    func damagedDataIsAnError(_ data: Data) {
        #expect(throws: (any Error).self) {
            try UIColor.object(withItemProviderData: data, typeIdentifier: "com.apple.uikit.color")
        }
        #expect(throws: (any Error).self) {
            try NSAttributedString.object(
                withItemProviderData: data, typeIdentifier: "org.trestle.attributed-string")
        }
        #expect(throws: (any Error).self) {
            try NSUserActivity.object(withItemProviderData: data, typeIdentifier: "com.apple.uikit.useractivity")
        }
    }

    @Test func dataForTheTeamIsKeptInCopies() throws {
        let provider = NSItemProvider(object: "x" as NSString)
        provider.teamData = Data([1])
        #expect((provider.copy() as? NSItemProvider)?.teamData == Data([1]))
    }
}
