import Foundation
import FoundationAdditions
import FoundationNetworking
import Testing

@Suite struct NetworkAccessTests {
    @Test func everyNetworkIsUsed() throws {
        var request = URLRequest(url: try #require(URL(string: "https://example.com")))
        request.allowsExpensiveNetworkAccess = false
        request.allowsConstrainedNetworkAccess = false
        #expect(request.allowsExpensiveNetworkAccess && request.allowsConstrainedNetworkAccess)
        let configuration = URLSessionConfiguration.default
        configuration.allowsExpensiveNetworkAccess = false
        configuration.allowsConstrainedNetworkAccess = false
        #expect(configuration.allowsExpensiveNetworkAccess && configuration.allowsConstrainedNetworkAccess)
    }
}
