import MetricKit
import Testing

struct MXMetricManagerTests {
    @Test func noPayloadIsDelivered() {
        #expect(MXMetricManager.shared.pastPayloads.isEmpty && MXMetricManager.shared.pastDiagnosticPayloads.isEmpty)
    }
}
