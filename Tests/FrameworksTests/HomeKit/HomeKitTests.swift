import HomeKit
import Testing

@MainActor @Suite(.serialized)
final class HomeKitTests {
    private final class Delegate: NSObject, HMHomeManagerDelegate {
        var calls: [String] = []

        func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {
            calls.append("restricted \(status.contains(.restricted))")
        }

        func homeManagerDidUpdateHomes(_ manager: HMHomeManager) { calls.append("homes \(manager.homes.count)") }
    }

    @Test func theDelegateIsToldThatThereAreNoHomes() async {
        let manager = HMHomeManager()
        let delegate = Delegate()
        manager.delegate = delegate
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(delegate.calls == ["restricted true", "homes 0"] && manager.primaryHome == nil)
    }

    @Test func homesAreNotAdded() async {
        let code = await withCheckedContinuation { done in
            HMHomeManager().addHome(withName: "Home") { home, error in
                done.resume(returning: home == nil ? (error as? HMError)?.code : nil)
            }
        }
        #expect(code == .homeAccessNotAuthorized)
    }

    @Test func typesHaveTheNumbersOfTheProtocol() {
        #expect(HMServiceTypeLightbulb == "00000043-0000-1000-8000-0026BB765291")
        #expect(HMCharacteristicTypePowerState == "00000025-0000-1000-8000-0026BB765291")
    }
}
