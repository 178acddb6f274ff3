import Firebase
import Testing
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct FirebaseServicesTests {
    @Test func remoteConfigHasItsDefaults() throws {
        let config = RemoteConfig.remoteConfig()
        config.setDefaults(["title": "Rooms", "count": 3, "isOpen": true, "owners": ["a": 1]])
        #expect(config["title"].stringValue == "Rooms" && config["count"].numberValue == 3)
        #expect(config["isOpen"].boolValue && config["isOpen"].source == .default)
        #expect((config["owners"].jsonValue as? [String: Int]) == ["a": 1])
        #expect(config["missing"].stringValue == "" && config["missing"].source == .static)
        #expect(config.allKeys(from: .default) == ["count", "isOpen", "owners", "title"])
        struct Values: Decodable { var title: String; var count: Int; var isOpen: Bool; var owners: [String: Int] }
        let values = try config.decoded(asType: Values.self)
        #expect(values.title == "Rooms" && values.count == 3 && values.isOpen && values.owners == ["a": 1])
    }

    @Test func sourceOfBothKindsReadsTheTextOfAValue() {
        let value = RemoteConfig.remoteConfig()["missing"]
        if let text = value.stringValue { #expect(text.isEmpty) } else { Issue.record("there is no text") }
        let text: String = value.stringValue
        #expect(text.isEmpty)
    }

    @Test func fetchingFailsAndTheDefaultsStay() async {
        let config = RemoteConfig.remoteConfig()
        config.setDefaults(["title": "Rooms"])
        await withCheckedContinuation { continuation in
            config.fetchAndActivate { status, error in
                #expect(status == .error && error?._code == RemoteConfigError.internalError.rawValue)
                continuation.resume()
            }
        }
        #expect(config["title"].stringValue == "Rooms" && config.lastFetchStatus == .failure)
    }

    @Test func thereIsNoTokenForMessages() async {
        #expect(Messaging.messaging().fcmToken == nil)
        await #expect(throws: MessagingError.network) { try await Messaging.messaging().token() }
    }

    @Test func anInstallationHasNoIdentifier() async {
        await withCheckedContinuation { continuation in
            Installations.installations().installationID { identifier, error in
                #expect(identifier == nil && (error as? InstallationsErrorCode) == .serverUnreachable)
                continuation.resume()
            }
        }
    }

    @Test func aCallOfAFunctionFails() async {
        await withCheckedContinuation { continuation in
            Functions.functions().httpsCallable("add").call(["a": 1]) { result, error in
                #expect(result == nil && (error as NSError?)?.domain == FunctionsErrorDomain)
                #expect(error?._code == FunctionsErrorCode.unavailable.rawValue)
                continuation.resume()
            }
        }
    }

    @Test func aTraceKeepsItsNumbers() {
        let trace = Performance.startTrace(name: "load")
        trace?.incrementMetric("rows", by: 2)
        trace?.incrementMetric("rows", by: 3)
        #expect(trace?.valueForMetric("rows") == 5)
    }

    @Test func theLongFormOfALinkHasItsParts() {
        let components = DynamicLinkComponents(
            link: URL(string: "https://example.com/a?b=1")!, domainURIPrefix: "https://example.page.link")
        components?.iOSParameters = DynamicLinkIOSParameters(bundleID: "com.example")
        #expect(
            components?.url?.absoluteString
                == "https://example.page.link/?link=https://example.com/a?b%3D1&ibi=com.example")
        #expect(DynamicLinkComponents(link: URL(filePath: "/"), domainURIPrefix: "example") == nil)
    }

    @Test func analyticsHasTheNamesOfFirebase() {
        Analytics.logEvent(AnalyticsEventSelectContent, parameters: [AnalyticsParameterItemID: "1"])
        #expect(AnalyticsEventSelectContent == "select_content" && AnalyticsParameterItemID == "item_id")
        #expect(AnalyticsParameterItemCategory2 == "item_category2" && AnalyticsParameterCP1 == "cp1")
        #expect(Analytics.appInstanceID() == nil)
    }
}
