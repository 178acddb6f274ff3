import Foundation
import Testing
import WidgetKit

struct WidgetCenterTests {
    @Test func thereAreNoWidgets() async throws {
        WidgetCenter.shared.reloadAllTimelines()
        let count = try await withCheckedThrowingContinuation { continuation in
            WidgetCenter.shared.getCurrentConfigurations { continuation.resume(with: $0.map(\.count)) }
        }
        #expect(count == 0)
    }
}
