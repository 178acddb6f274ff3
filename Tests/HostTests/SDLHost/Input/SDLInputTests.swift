import CSDL2
import Foundation
import HostInterface
import XCTest

@testable import SDLHost

/// What SDL's queue brings, delivered by the host. SDL's dummy driver has windows and events, but no screen.
final class SDLInputTests: XCTestCase {
    func testTwoFingersAreTwoPointers() throws {
        try onDesktop { desktop in
            desktop.push(finger(SDL_FINGERDOWN, id: 3, x: 0, y: 0, in: desktop))
            desktop.push(finger(SDL_FINGERDOWN, id: 4, x: 1, y: 1, in: desktop))
            desktop.push(finger(SDL_FINGERUP, id: 3, x: 0, y: 0, in: desktop))
            let pointers = desktop.events.compactMap { event -> PointerEvent? in
                if case .pointer(let pointer) = event { pointer } else { nil }
            }
            XCTAssertEqual(pointers.map(\.phase), [.began, .began, .ended])
            XCTAssertEqual(pointers[0].id, pointers[2].id)
            XCTAssertNotEqual(pointers[0].id, pointers[1].id)
            // X11 counts to the last pixel: half a point from the edge at scale 2.
            XCTAssertEqual(pointers[1].x, 39.5)
            XCTAssertEqual(pointers[1].y, 29.5)
        }
    }

    func testTheInputMethodIsOffUntilTextIsTyped() throws {
        try onDesktop { desktop in
            XCTAssertEqual(SDL_IsTextInputActive(), SDL_FALSE)
            desktop.host.textInput = HostTextInput(x: 1, y: 2, width: 3, height: 4)
            XCTAssertEqual(SDL_IsTextInputActive(), SDL_TRUE)
            desktop.host.textInput = nil
            XCTAssertEqual(SDL_IsTextInputActive(), SDL_FALSE)
        }
    }

    func testAKeyKnowsTheTextThatFollowsIt() throws {
        try onDesktop { desktop in
            desktop.host.textInput = HostTextInput(x: 1, y: 2, width: 3, height: 4)
            desktop.push(key(SDL_SCANCODE_1, "1", modifiers: KMOD_LSHIFT.rawValue, in: desktop), text("!", in: desktop))
            guard desktop.events.count == 2, case .key(let key) = desktop.events[0],
                case .text("!") = desktop.events[1]
            else { return XCTFail("\(desktop.events)") }
            XCTAssertEqual(key.characters, "!")
            XCTAssertEqual(key.charactersIgnoringModifiers, "1")
        }
    }

    func testAltMakesNoTextAndAltGrDoes() throws {
        try onDesktop { desktop in
            desktop.host.textInput = HostTextInput(x: 1, y: 2, width: 3, height: 4)
            desktop.push(key(SDL_SCANCODE_F, "f", modifiers: KMOD_LALT.rawValue, in: desktop), text("f", in: desktop))
            desktop.push(key(SDL_SCANCODE_E, "e", modifiers: KMOD_RALT.rawValue, in: desktop), text("€", in: desktop))
            let texts = desktop.events.compactMap { event -> String? in
                if case .text(let text) = event { text } else { nil }
            }
            XCTAssertEqual(texts, ["€"])
        }
    }

    func testALongCompositionArrivesWhole() throws {
        try onDesktop { desktop in
            let long = String(repeating: "文", count: 30)
            var event = SDL_Event()
            event.editExt.type = SDL_TEXTEDITING_EXT.rawValue
            event.editExt.windowID = desktop.id
            event.editExt.text = SDL_strdup(long)
            event.editExt.start = 2
            event.editExt.length = 3
            desktop.push(event)
            guard case .composition(long, selection: 2..<5)? = desktop.events.first else {
                return XCTFail("\(desktop.events)")
            }
        }
    }

    func testADropIsDeliveredWhenItIsComplete() throws {
        try onDesktop { desktop in
            desktop.push(drop(SDL_DROPBEGIN, nil, in: desktop), drop(SDL_DROPFILE, "/tmp/a b", in: desktop))
            desktop.push(drop(SDL_DROPFILE, "/tmp/c", in: desktop))
            XCTAssertTrue(desktop.events.isEmpty)
            desktop.push(drop(SDL_DROPCOMPLETE, nil, in: desktop))
            guard case .dropped(let dropped)? = desktop.events.first else { return XCTFail("\(desktop.events)") }
            XCTAssertEqual(dropped.files, ["/tmp/a b", "/tmp/c"])
            XCTAssertNil(dropped.text)
        }
    }

    func testLinesOfDroppedTextAreOneText() throws {
        try onDesktop { desktop in
            desktop.push(drop(SDL_DROPBEGIN, nil, in: desktop), drop(SDL_DROPTEXT, "one", in: desktop))
            desktop.push(drop(SDL_DROPTEXT, "two", in: desktop), drop(SDL_DROPCOMPLETE, nil, in: desktop))
            guard case .dropped(let dropped)? = desktop.events.first else { return XCTFail("\(desktop.events)") }
            XCTAssertEqual(dropped.text, "one\ntwo")
        }
    }

    func testTheClipboardIsSDLs() throws {
        try onDesktop { desktop in
            desktop.host.clipboard.text = "köpiert"
            XCTAssertEqual(SDL_GetClipboardText().map { String(cString: $0) }, "köpiert")
            SDL_SetClipboardText("")
            XCTAssertNil(desktop.host.clipboard.text)
        }
    }

    func testAMouseThatLeavesTheWindowIsTold() throws {
        try onDesktop { desktop in
            var event = SDL_Event()
            event.window.type = SDL_WINDOWEVENT.rawValue
            event.window.windowID = desktop.id
            event.window.event = UInt8(SDL_WINDOWEVENT_LEAVE.rawValue)
            desktop.push(event)
            guard case .pointer(let pointer)? = desktop.events.first else { return XCTFail("\(desktop.events)") }
            XCTAssertEqual(pointer.phase, .left)
        }
    }

    private func onDesktop(_ body: @MainActor @Sendable (Desktop) throws -> Void) throws {
        try MainActor.assumeIsolated { try body(Desktop()) }
    }
}

/// A host with one window, and what it delivers.
@MainActor
private final class Desktop: HostClient {
    let host: SDLHost
    let id: UInt32
    private(set) var events: [HostEvent] = []
    private let window: any HostWindow

    init() throws {
        host = try dummyDesktop()
        window = try host.openWindow(.small)
        id = (window as? SDLWindow)?.id ?? 0
        host.client = self
        host.turn()
        events = []
    }

    isolated deinit {
        window.close()
    }

    func push(_ pushed: SDL_Event...) {
        for event in pushed {
            var event = event
            SDL_PushEvent(&event)
        }
        host.turn()
    }

    func host(_ host: any ApplicationHost, received event: HostEvent, in window: any HostWindow) {
        events.append(event)
    }

    func hostClipboardDidChange(_ host: any ApplicationHost) {}
    func hostFrameIsDue(_ host: any ApplicationHost) {}
    func hostWillTerminate(_ host: any ApplicationHost) {}
}

@MainActor
private func finger(_ type: SDL_EventType, id: Int64, x: Float, y: Float, in desktop: Desktop) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger.type = type.rawValue
    event.tfinger.windowID = desktop.id
    event.tfinger.fingerId = id
    event.tfinger.x = x
    event.tfinger.y = y
    return event
}

@MainActor
private func key(
    _ scancode: SDL_Scancode, _ character: Unicode.Scalar, modifiers: UInt32, in desktop: Desktop
) -> SDL_Event {
    var event = SDL_Event()
    event.key.type = SDL_KEYDOWN.rawValue
    event.key.windowID = desktop.id
    event.key.state = UInt8(SDL_PRESSED)
    event.key.keysym.scancode = scancode
    event.key.keysym.sym = SDL_Keycode(character.value)
    event.key.keysym.mod = UInt16(modifiers)
    return event
}

@MainActor
private func text(_ text: String, in desktop: Desktop) -> SDL_Event {
    var event = SDL_Event()
    event.text.type = SDL_TEXTINPUT.rawValue
    event.text.windowID = desktop.id
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array(text.utf8)) }
    return event
}

@MainActor
private func drop(_ type: SDL_EventType, _ text: String?, in desktop: Desktop) -> SDL_Event {
    var event = SDL_Event()
    event.drop.type = type.rawValue
    event.drop.windowID = desktop.id
    event.drop.file = text.flatMap { SDL_strdup($0) }
    return event
}
