import Foundation
import Testing
import WebKit

@MainActor @Suite(.serialized)
struct WKWebViewConfigurationTests {
    @Test func settingsThatAreNotDeclaredAreIgnored() {
        let configuration = WKWebViewConfiguration()
        configuration.setValue(true, forKey: "allowUniversalAccessFromFileURLs")
        configuration.preferences.setValue(true, forKey: "allowFileAccessFromFileURLs")
        #expect(configuration.value(forKey: "allowUniversalAccessFromFileURLs") == nil)
    }

    @Test func aCopyHasTheSameController() throws {
        let configuration = WKWebViewConfiguration()
        configuration.allowsInlineMediaPlayback = true
        let copy = try #require(configuration.copy() as? WKWebViewConfiguration)
        #expect(copy.userContentController === configuration.userContentController && copy.allowsInlineMediaPlayback)
        #expect(copy !== configuration)
    }
}
