import ObjectiveCRuntime
import Testing

/// The runtime by itself, with classes that no framework knows.
@MainActor @Suite(.serialized) struct RuntimeWithoutFrameworkTests {
    init() {
        Radio.register
    }

    /// Public code takes a module of this name for Apple's runtime.
    @Test func noModuleIsCalledObjectiveC() {
        #if canImport(ObjectiveC)
            Issue.record("ObjectiveC can be imported")
        #endif
    }

    @Test func aListedMethodIsCalledByName() {
        let radio = Radio()
        radio.perform("tuneTo:", with: 98.5)
        #expect(radio.frequency == 98.5)
    }

    @Test func objectsRespondToListedMethodsOnly() {
        #expect(Radio().responds(to: "tuneTo:"))
        #expect(!Radio().responds(to: "tune"))
    }

    @Test func aListedPropertyIsReadAndSetByName() {
        let radio = Radio()
        radio.setValue(7, forKey: "volume")
        #expect(radio.volume == 7)
        #expect(radio.value(forKey: "volume") as? Int == 7)
    }

    @Test func anObserverHearsOfAPropertySetByName() {
        let radio = Radio()
        var heard: [Int?] = []
        let observation = radio.observe(\.volume, options: [.old, .new]) { _, change in
            heard += [change.oldValue, change.newValue]
        }
        radio.setValue(3, forKey: "volume")
        observation.invalidate()
        radio.setValue(4, forKey: "volume")
        #expect(heard == [0, 3])
    }

    @Test func anAssociatedObjectIsReadBack() {
        let radio = Radio()
        objc_setAssociatedObject(radio, &Radio.key, "kitchen", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(radio, &Radio.key) as? String == "kitchen")
    }
}

private final class Radio: NSObject {
    @MainActor static var key: UInt8 = 0

    var volume = 0
    var frequency = 0.0

    func tune(to frequency: Double) {
        self.frequency = frequency
    }

    static let register: Void = SourceMembers.add { members in
        members.add(Radio.self) { radio in
            radio.method("tuneTo:", "tune(to:)") { radio in { radio.tune(to: $0) } }
            radio.property("volume", \.volume)
        }
    }
}
