import CSDL2
import HostInterface
import Testing

@testable import SDLHost

/// What SDL says, in UIKit's units: points, seconds of the host's clock, HID usages.
@Suite struct SDLEventTranslationTests {
    let context = SDLEventContext(
        pointsPerUnit: 0.5, touchSize: HostSize(width: 200, height: 100), now: 10, ticks: 3000,
        modifiers: SDL_Keymod(rawValue: 0))

    private func translate(_ event: SDL_Event) -> HostEvent? {
        var wheel = WheelSource(pointsOnTouchpad: 10)
        return HostEvent(event, in: context, wheel: &wheel)
    }

    @Test func aPressedMouseMovesAndAReleasedOneHovers() {
        #expect(pointer(motion(buttons: 1))?.phase == .moved)
        #expect(pointer(motion(buttons: 0))?.phase == .hovered)
    }

    @Test func positionsArePoints() {
        let event = pointer(motion(buttons: 0))
        #expect(event?.x == 50)
        #expect(event?.y == 30)
    }

    @Test func timesAreTheHostClocks() {
        // 250 ms before the clocks were read
        #expect(pointer(motion(buttons: 0))?.time == 9.75)
    }

    @Test(arguments: [(1, PointerEvent.Button.primary), (2, .middle), (3, .secondary)])
    func mouseButtonsAreLeftMiddleRight(number: Int, button: PointerEvent.Button) {
        let event = pointer(click(UInt8(number), isDown: true))
        #expect(event?.phase == .began)
        #expect(event?.kind == .mouse)
        #expect(event?.button == button)
        #expect(pointer(click(UInt8(number), isDown: false))?.phase == .ended)
    }

    @Test func furtherMouseButtonsAreNothing() {
        #expect(translate(click(4, isDown: true)) == nil)
    }

    @Test func fingersAreTouchesInFractionsOfTheWindow() {
        let touch = pointer(finger(7, x: 0.25, y: 0.5))
        #expect(touch?.kind == .touch)
        #expect(touch?.x == 50)
        #expect(touch?.y == 50)
    }

    @Test func fingersAreToldApartFromEachOtherAndFromTheMouse() {
        let ids = [
            pointer(finger(0, x: 0, y: 0))?.id, pointer(finger(1, x: 0, y: 0))?.id, pointer(motion(buttons: 1))?.id,
        ]
        #expect(Set(ids).count == 3)
        #expect(ids.last == 0)
    }

    @Test func aNotchTowardsTheUserMovesTheContentUpThreeLines() {
        let event = wheel(x: 0, y: -1)
        #expect(event?.deltaY == -60)
        #expect(event?.isPrecise == false)
    }

    @Test func aNotchToTheRightMovesTheContentLeft() {
        #expect(wheel(x: 1, y: 0)?.deltaX == -60)
    }

    @Test func partsOfANotchAreATouchpads() {
        let event = wheel(x: 0, y: 0.25)
        #expect(event?.deltaY == 15)
        #expect(event?.isPrecise == true)
    }

    @Test func keysAreHIDUsagesWithTheLayoutsCharacters() {
        let event = key(SDL_SCANCODE_A, code: 97, modifiers: KMOD_LSHIFT.rawValue | KMOD_LCTRL.rawValue)
        #expect(event?.usage == 4)  // Keyboard a and A, HID usage tables
        #expect(event?.characters == "A")
        #expect(event?.modifiers == [.shift, .control])
        #expect(event?.isDown == true)
    }

    @Test func keysWithoutACharacterHaveNone() {
        let event = key(SDL_SCANCODE_DOWN, code: Int32(bitPattern: SDLK_DOWN.rawValue), modifiers: 0)
        #expect(event?.usage == 0x51)  // Keyboard DownArrow
        #expect(event?.characters == "")
    }

    @Test func keysOfTheKeypadSayThatTheyAre() {
        let event = key(SDL_SCANCODE_KP_5, code: Int32(bitPattern: SDLK_KP_5.rawValue), modifiers: KMOD_LSHIFT.rawValue)
        #expect(event?.modifiers == [.shift, .numericPad])
    }

    @Test func committedTextIsRead() {
        var event = SDL_Event()
        event.text = SDL_TextInputEvent()
        event.text.type = SDL_TEXTINPUT.rawValue
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array("äb".utf8)) }
        guard case .text("äb")? = translate(event) else {
            Issue.record("no text")
            return
        }
    }

    @Test func focusAndClosingAreTold() {
        #expect(description(of: SDL_WINDOWEVENT_FOCUS_GAINED) == "activation(true)")
        #expect(description(of: SDL_WINDOWEVENT_FOCUS_LOST) == "activation(false)")
        #expect(description(of: SDL_WINDOWEVENT_CLOSE) == "closeRequested")
        #expect(description(of: SDL_WINDOWEVENT_MOVED) == nil)
    }

    // MARK: SDL's side

    private func pointer(_ event: SDL_Event) -> PointerEvent? {
        if case .pointer(let pointer)? = translate(event) { pointer } else { nil }
    }

    private func motion(buttons: UInt32) -> SDL_Event {
        var event = SDL_Event()
        event.motion = SDL_MouseMotionEvent()
        event.motion.type = SDL_MOUSEMOTION.rawValue
        event.motion.timestamp = 2750
        event.motion.state = buttons
        event.motion.x = 100
        event.motion.y = 60
        return event
    }

    private func finger(_ id: Int64, x: Float, y: Float) -> SDL_Event {
        var event = SDL_Event()
        event.tfinger = SDL_TouchFingerEvent()
        event.tfinger.type = SDL_FINGERMOTION.rawValue
        event.tfinger.fingerId = id
        event.tfinger.x = x
        event.tfinger.y = y
        return event
    }

    private func click(_ button: UInt8, isDown: Bool) -> SDL_Event {
        var event = SDL_Event()
        event.button = SDL_MouseButtonEvent()
        event.button.type = (isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
        event.button.state = isDown ? 1 : 0
        event.button.button = button
        return event
    }

    private func wheel(x: Float, y: Float) -> WheelEvent? {
        var event = SDL_Event()
        event.wheel = SDL_MouseWheelEvent()
        event.wheel.type = SDL_MOUSEWHEEL.rawValue
        event.wheel.preciseX = x
        event.wheel.preciseY = y
        if case .wheel(let wheel)? = translate(event) { return wheel }
        return nil
    }

    private func key(_ scancode: SDL_Scancode, code: Int32, modifiers: UInt32) -> KeyEvent? {
        var event = SDL_Event()
        event.key = SDL_KeyboardEvent()
        event.key.type = SDL_KEYDOWN.rawValue
        event.key.state = 1
        event.key.keysym.scancode = scancode
        event.key.keysym.sym = code
        event.key.keysym.mod = UInt16(modifiers)
        if case .key(let key)? = translate(event) { return key }
        return nil
    }

    private func description(of window: SDL_WindowEventID) -> String? {
        var event = SDL_Event()
        event.window = SDL_WindowEvent()
        event.window.type = SDL_WINDOWEVENT.rawValue
        event.window.event = UInt8(window.rawValue)
        return translate(event).map { "\($0)" }
    }
}
