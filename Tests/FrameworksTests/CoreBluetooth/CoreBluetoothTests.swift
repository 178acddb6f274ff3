import CoreBluetooth
import Testing

@MainActor @Suite(.serialized)
final class CoreBluetoothTests {
    private final class Delegate: NSObject, CBCentralManagerDelegate, CBPeripheralManagerDelegate {
        var states: [CBManagerState] = []
        var codes: [CBError.Code?] = []

        func centralManagerDidUpdateState(_ central: CBCentralManager) { states.append(central.state) }

        func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) { states.append(peripheral.state) }

        func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {
            codes.append((error as? CBError)?.code)
        }
    }

    private let delegate = Delegate()

    private func mainQueue() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    @Test func theCentralIsToldThatBluetoothIsNotSupported() async {
        let manager = CBCentralManager(delegate: delegate, queue: nil)
        #expect(manager.state == .unknown && delegate.states.isEmpty)
        await mainQueue()
        #expect(delegate.states == [.unsupported] && !manager.isScanning)
    }

    @Test func advertisingFails() async {
        let manager = CBPeripheralManager(delegate: delegate, queue: nil)
        manager.startAdvertising(nil)
        await mainQueue()
        #expect(delegate.states == [.unsupported] && delegate.codes == [.operationNotSupported])
    }

    @Test func identifiersHaveTheirDigits() {
        #expect(CBUUID(string: "180d").uuidString == "180D")
        #expect(CBUUID(string: "180d").data == Data([0x18, 0x0D]))
        let long = "6E400001-B5A3-F393-E0A9-E50E24DCCA9E"
        #expect(CBUUID(string: long).uuidString == long && CBUUID(string: long).data.count == 16)
        #expect(CBUUID(data: Data([0x2A, 0x37])) == CBUUID(string: "2A37"))
    }

    @Test func shortIdentifiersAreEqualToTheirLongForm() {
        let long = CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB")
        #expect(CBUUID(string: "180D") == long && Set([long, CBUUID(string: "0000180D")]).count == 1)
        #expect(CBUUID(string: "180D") != CBUUID(string: "180F"))
    }

    @Test func characteristicsKnowTheirService() {
        let characteristic = CBMutableCharacteristic(
            type: CBUUID(string: "2A37"), properties: .read, value: Data([1]), permissions: .readable)
        let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
        service.characteristics = [characteristic]
        #expect(characteristic.service === service && characteristic.value == Data([1]))
    }
}
