import Testing
import UIKit
import UIKitTestDriver

@testable import Cities

@MainActor @Suite(.serialized)
struct CitiesTests {
    @Test func everyCityHasARow() throws {
        let app = try TestApplication(showing: CitiesViewController(style: .plain))
        #expect(app.visibleTexts == ["Lisbon", "Porto", "Braga", "Coimbra"])
    }
}
