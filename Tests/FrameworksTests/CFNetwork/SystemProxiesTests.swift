import Foundation
import Testing

@testable import CFNetwork

@Suite struct SystemProxiesTests {
    private func proxies(_ address: String, _ environment: [String: String]) -> [[String: Any]]? {
        let settings = SystemProxies(environment: environment).settings as CFDictionary
        let url = NSURL(string: address)!
        return CFNetworkCopyProxiesForURL(url, settings).takeRetainedValue() as? [[String: Any]]
    }

    @Test func aProxyOfTheEnvironmentIsTold() {
        let proxy = proxies("http://example.com", ["http_proxy": "http://proxy.local:8080"])?.first
        #expect(proxy?[kCFProxyHostNameKey as String] as? String == "proxy.local")
        #expect(proxy?[kCFProxyPortNumberKey as String] as? Int == 8080)
    }

    @Test func withoutAProxyTheConnectionIsDirect() {
        let environment = ["https_proxy": "proxy.local:3128", "no_proxy": "localhost, .example.com"]
        for address in ["http://swift.org", "https://www.example.com"] {
            let type = proxies(address, environment)?.first?[kCFProxyTypeKey as String] as? String
            #expect(type == kCFProxyTypeNone as String)
        }
        #expect(SystemProxies(environment: [:]).settings.isEmpty)
    }
}
