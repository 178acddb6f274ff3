import CallKit
import Foundation
import Testing

struct CXProviderTests {
    @Test func anIncomingCallIsRefused() async {
        let provider = CXProvider(configuration: CXProviderConfiguration(localizedName: "Test"))
        await #expect(throws: CXErrorCodeIncomingCallError.self) {
            try await provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate())
        }
    }

    @Test func aTransactionIsRefusedOnce() async {
        let controller = CXCallController(queue: DispatchQueue(label: "calls"))
        await confirmation { answer in
            await withCheckedContinuation { continuation in
                controller.requestTransaction(with: CXEndCallAction(call: UUID())) { error in
                    #expect((error as? CXErrorCodeRequestTransactionError)?.code == .unentitled)
                    answer()
                    continuation.resume()
                }
            }
        }
        #expect(controller.callObserver.calls.isEmpty)
    }
}
