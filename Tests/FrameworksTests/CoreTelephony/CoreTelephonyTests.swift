import CoreTelephony
import Testing

@Suite
struct CoreTelephonyTests {
    @Test func thereAreNoCarriersAndCalls() {
        let info = CTTelephonyNetworkInfo()
        #expect(info.serviceSubscriberCellularProviders == nil && info.serviceCurrentRadioAccessTechnology == nil)
        #expect(CTCallCenter().currentCalls == nil)
    }

    @Test func theRestrictionIsNotKnown() async {
        let data = CTCellularData()
        let state = await withCheckedContinuation { done in
            data.cellularDataRestrictionDidUpdateNotifier = { done.resume(returning: $0) }
        }
        #expect(state == .restrictedStateUnknown)
    }

    @Test func plansAreNotAdded() async {
        let result = await withCheckedContinuation { done in
            CTCellularPlanProvisioning().addPlan(with: CTCellularPlanProvisioningRequest()) {
                done.resume(returning: $0)
            }
        }
        #expect(result == .fail)
    }
}
