import Synchronization
import Testing

@testable import UIKit

/// Activities and their values in saved files.
@MainActor @Suite(.serialized) struct SavedActivityTests {
    private func saved(_ activity: NSUserActivity) throws -> NSUserActivity? {
        guard let list = SavedActivity.propertyList(activity) else { return nil }
        let data = try SavedFile.data(list)
        return SavedActivity.activity(try SavedFile.contents(of: data))
    }

    @Test func everyTypeOfUserInfoIsSaved() throws {
        let activity = NSUserActivity(activityType: "type")
        let id = UUID()
        activity.userInfo = [
            "text": "a", "int": 3, "double": 1.5, "bool": true, "date": Date(timeIntervalSinceReferenceDate: 5),
            "data": Data([1, 2]), "url": URL(string: "https://example.org/a")!, "uuid": id, "null": NSNull(),
            "list": ["x", 1] as [Any], "table": ["k": "v"], "set": Set(["s"]), 7: "number as a key",
        ]
        let copy = try saved(activity)
        let info = try #require(copy?.userInfo)
        #expect(info["text"] as? String == "a" && info["int"] as? Int == 3 && info["double"] as? Double == 1.5)
        #expect(info["bool"] as? Bool == true && info["date"] as? Date == Date(timeIntervalSinceReferenceDate: 5))
        #expect(info["data"] as? Data == Data([1, 2]) && info["uuid"] as? UUID == id && info["null"] is NSNull)
        #expect((info["url"] as? URL)?.absoluteString == "https://example.org/a")
        #expect((info["list"] as? [Any])?.first as? String == "x" && (info["table"] as? [String: String]) == ["k": "v"])
        #expect(info["set"] as? Set<String> == ["s"] && info[7] as? String == "number as a key")
        #expect(info.count == 13)
    }

    @Test func aValueOfAnotherTypeIsLeftOutAndReported() throws {
        let activity = NSUserActivity(activityType: "type")
        activity.userInfo = ["view": UIView(), "text": "kept"]
        let lines = Mutex<[String]>([])
        let info = try ConsoleLog.listening(to: { line in lines.withLock { $0.append(line) } }) {
            try saved(activity)?.userInfo
        }
        #expect(info?.count == 1 && info?["text"] as? String == "kept")
        #expect(lines.withLock(\.count) == 1)
    }

    @Test func onlyTheRequiredKeysAreSaved() throws {
        let activity = NSUserActivity(activityType: "type")
        activity.userInfo = ["a": 1, "b": 2]
        activity.requiredUserInfoKeys = ["b"]
        let copy = try saved(activity)
        #expect(copy?.userInfo?.count == 1 && copy?.userInfo?["b"] as? Int == 2)
        #expect(copy?.requiredUserInfoKeys == ["b"])
    }

    @Test func anInvalidOrExpiredActivityIsNotSaved() throws {
        let invalid = NSUserActivity(activityType: "type")
        invalid.invalidate()
        let expired = NSUserActivity(activityType: "type")
        expired.expirationDate = Date(timeIntervalSinceNow: -1)
        let copies = [try saved(invalid), try saved(expired)]
        #expect(copies == [nil, nil])
    }

    @Test func theOtherPropertiesAreSaved() throws {
        let activity = NSUserActivity(activityType: "type")
        activity.title = "Title"
        activity.targetContentIdentifier = "target"
        activity.webpageURL = URL(string: "https://example.org")
        activity.keywords = ["one", "two"]
        let saved = try saved(activity)
        let copy = try #require(saved)
        #expect(copy.activityType == "type" && copy.title == "Title" && copy.targetContentIdentifier == "target")
        #expect(copy.webpageURL?.absoluteString == "https://example.org" && copy.keywords == ["one", "two"])
    }

    @Test func aCurrentActivityIsCompletedAtTheEndOfTheTurn() async {
        final class Writer: NSObject, NSUserActivityDelegate {
            func userActivityWillSave(_ userActivity: NSUserActivity) { userActivity.title = "written" }
        }
        let (activity, writer) = (NSUserActivity(activityType: "type"), Writer())
        activity.delegate = writer
        activity.becomeCurrent()
        activity.needsSave = true
        #expect(activity.title == nil)
        while activity.needsSave { await Task.yield() }
        #expect(activity.title == "written")
    }
}
