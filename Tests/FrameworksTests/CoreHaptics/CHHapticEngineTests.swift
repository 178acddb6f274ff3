import CoreHaptics
import Testing

struct CHHapticEngineTests {
    @Test func thereAreNoMotors() {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        let error = #expect(throws: CHHapticError.self) { try CHHapticEngine() }
        #expect(error?.code == .notSupported && CHHapticError.errorDomain == CoreHapticsErrorDomain)
    }

    @Test func aPatternLastsUntilItsLastEvent() throws {
        let hum = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 1, duration: 2)
        let tap = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 2.5)
        #expect(try CHHapticPattern(events: [hum, tap], parameters: []).duration == 3)
    }
}
