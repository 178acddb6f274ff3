import Foundation
import Testing

@testable import UserNotifications

struct UNNotificationContentTests {
    @Test func aRequestKeepsACopyOfItsContent() {
        let content = UNMutableNotificationContent()
        content.title = "Before"
        let request = UNNotificationRequest(identifier: "copy", content: content, trigger: nil)
        content.title = "After"
        #expect(request.content.title == "Before" && !(request.content is UNMutableNotificationContent))
    }

    @Test func aMutableCopyHasTheSameValues() throws {
        let content = UNMutableNotificationContent()
        content.body = "Text"
        content.userInfo = ["id": 4]
        let copy = try #require(content.mutableCopy() as? UNMutableNotificationContent)
        #expect(copy.body == "Text" && copy.userInfo["id"] as? Int == 4)
    }

    @Test func aCalendarTriggerNamesTheNextMatchingDate() throws {
        let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 7, minute: 30), repeats: true)
        let next = try #require(trigger.nextTriggerDate())
        let parts = Calendar.current.dateComponents([.hour, .minute], from: next)
        #expect(parts.hour == 7 && parts.minute == 30)
        #expect(next > Date() && next.timeIntervalSinceNow <= 25 * 3600 + 1)
    }

    @Test func anAttachmentNeedsAFile() {
        #expect(throws: UNError(.attachmentInvalidURL)) {
            try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/nowhere.png"))
        }
    }

    @Test func textOfABannerHasNoMarkup() {
        #expect(BusValue.escaped("1 < 2 & <b>") == "1 &lt; 2 &amp; &lt;b&gt;")
    }
}
