import GameController
import Testing

@MainActor @Suite(.serialized)
final class GameControllerTests {
    @Test func noControllersAreFound() async {
        await GCController.startWirelessControllerDiscovery()
        #expect(GCController.controllers().isEmpty && GCController.current == nil)
        #expect(GCKeyboard.coalesced == nil && GCMouse.current == nil)
    }

    @Test func theSearchEndsOnTheMainQueue() async {
        let isMain = await withCheckedContinuation { done in
            GCController.startWirelessControllerDiscovery { done.resume(returning: Thread.isMainThread) }
        }
        #expect(isMain)
    }

    @Test func valuesOfOwnControllersCallTheHandlers() throws {
        let pad = try #require(GCController.withExtendedGamepad().extendedGamepad)
        var calls: [String] = []
        pad.buttonA.pressedChangedHandler = { _, _, isPressed in calls.append("A \(isPressed)") }
        pad.leftThumbstick.valueChangedHandler = { _, x, y in calls.append("stick \(x) \(y)") }
        pad.valueChangedHandler = { _, element in calls.append(element.localizedName ?? "") }
        pad.buttonA.setValue(0.5)
        pad.buttonA.setValue(1)
        pad.leftThumbstick.setValueForXAxis(0.5, yAxis: -1)
        #expect(calls == ["A true", "Button A", "Button A", "stick 0.5 -1.0", "Left Thumbstick"])
        #expect(pad.leftThumbstick.down.value == 1 && !pad.leftThumbstick.up.isPressed)
    }

    @Test func copiesKeepTheirValues() throws {
        let controller = GCController.withExtendedGamepad()
        controller.extendedGamepad?.rightTrigger.setValue(0.25)
        let copy = controller.capture()
        controller.extendedGamepad?.rightTrigger.setValue(0)
        #expect(copy.extendedGamepad?.rightTrigger.value == 0.25)
        #expect(copy.physicalInputProfile.buttons[GCInputRightTrigger]?.isPressed == true)
    }

    @Test func theVirtualControllerDoesNotConnect() async {
        let controller = GCVirtualController(configuration: GCVirtualController.Configuration())
        let hasFailed = await withCheckedContinuation { done in
            controller.connect { done.resume(returning: $0 != nil) }
        }
        #expect(hasFailed && controller.controller == nil)
    }
}
