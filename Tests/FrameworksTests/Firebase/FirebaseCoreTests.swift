import FirebaseCore
import Testing
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct FirebaseCoreTests {
    @Test func anAppIsConfiguredWithoutAPropertyList() async {
        FirebaseApp.configure()
        let app = FirebaseApp.app()
        #expect(app?.name == "__FIRAPP_DEFAULT" && FirebaseApp.allApps?.count == 1)
        await app?.delete()
        #expect(FirebaseApp.app() == nil)
    }

    @Test func configuringTwiceKeepsTheFirstApp() async {
        FirebaseApp.configure(options: FirebaseOptions(googleAppID: "first", gcmSenderID: "1"))
        FirebaseApp.configure(options: FirebaseOptions(googleAppID: "second", gcmSenderID: "2"))
        #expect(FirebaseApp.app()?.options.googleAppID == "first")
        await FirebaseApp.app()?.delete()
    }

    @Test func changesOfOptionsLeaveAnAppAlone() async {
        let options = FirebaseOptions(googleAppID: "app", gcmSenderID: "1")
        options.projectID = "project"
        FirebaseApp.configure(name: "other", options: options)
        options.projectID = "changed"
        let app = FirebaseApp.app(name: "other")
        app?.options.projectID = "changed"
        #expect(app?.options.projectID == "project")
        await app?.delete()
    }

    @Test func optionsAreReadFromAPropertyList() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).plist")
        defer { try? FileManager.default.removeItem(at: file) }
        let values = ["GOOGLE_APP_ID": "1:2:ios:3", "CLIENT_ID": "client", "STORAGE_BUCKET": "bucket.appspot.com"]
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: file)
        let options = try #require(FirebaseOptions(contentsOfFile: file.path()))
        #expect(options.googleAppID == "1:2:ios:3" && options.clientID == "client")
        #expect(options.storageBucket == "bucket.appspot.com" && options.gcmSenderID == "")
        #expect(FirebaseOptions(contentsOfFile: "/nowhere") == nil)
    }

    @Test func aTimestampIsADate() {
        let timestamp = Timestamp(date: Date(timeIntervalSince1970: 1.5))
        #expect(timestamp.seconds == 1 && timestamp.nanoseconds == 500_000_000)
        #expect(timestamp.dateValue() == Date(timeIntervalSince1970: 1.5))
    }

    @Test func nanosecondsCountForwardBefore1970() {
        let timestamp = Timestamp(date: Date(timeIntervalSince1970: -0.25))
        #expect(timestamp.seconds == -1 && timestamp.nanoseconds == 750_000_000)
    }

    @Test func timestampsAreCompared() {
        let early = Timestamp(seconds: 1, nanoseconds: 2)
        #expect(early == Timestamp(seconds: 1, nanoseconds: 2))
        #expect(early.compare(Timestamp(seconds: 1, nanoseconds: 3)) == .orderedAscending)
        #expect(early.compare(Timestamp(seconds: 0, nanoseconds: 3)) == .orderedDescending)
    }
}
