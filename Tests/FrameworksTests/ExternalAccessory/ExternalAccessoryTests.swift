import ExternalAccessory
import Testing

@Suite
struct ExternalAccessoryTests {
    @Test func noAccessoryIsFound() async {
        #expect(EAAccessoryManager.shared().connectedAccessories.isEmpty)
        let code = await withCheckedContinuation { done in
            EAAccessoryManager.shared().showBluetoothAccessoryPicker(withNameFilter: nil) { error in
                done.resume(returning: (error as? EABluetoothAccessoryPickerError)?.code)
            }
        }
        #expect(code == .resultNotFound)
    }
}
