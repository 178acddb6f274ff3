import CSDL2
import CX11
import Foundation
import XCTest

@testable import SDLHost

/// XInput 2's scroll axes, as SDL shows its X events to the host. No server is needed for it.
final class SmoothScrollingTests: XCTestCase {
    func testMotionsOfAScrollAxisScrollByTheExactAmount() throws {
        try withScrolling { queue in
            queue.motion(position: 103, time: 1)
            queue.motion(position: 99, time: 2)
            XCTAssertEqual(queue.take(), [Float(-3.0 / 15), Float(4.0 / 15)])
        }
    }

    func testTheServersOwnButtonPressesAreNotCountedTwice() throws {
        try withScrolling { queue in
            queue.motion(position: 120, time: 7)
            queue.press(button: 5, time: 7)
            XCTAssertEqual(queue.take(), [Float(-20.0 / 15)])
        }
    }

    func testPressesOfADeviceWithoutAxesScrollByNotches() throws {
        try withScrolling { queue in
            queue.motion(position: 103, time: 7)
            queue.press(button: 5, time: 9)
            XCTAssertEqual(queue.take(), [Float(-3.0 / 15), -1])
        }
    }

    func testMotionsOfOtherDevicesAndAxesScrollNothing() throws {
        try withScrolling { queue in
            queue.motion(position: 103, time: 1, device: 4)
            queue.motion(position: 103, time: 1, valuator: 0)
            XCTAssertEqual(queue.take(), [])
        }
    }

    func testOtherThreadsMayPushEvents() throws {
        try withScrolling { queue in
            let pushed = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                var event = SDL_Event()
                event.type = SDL_USEREVENT.rawValue
                SDL_PushEvent(&event)
                pushed.signal()
            }
            pushed.wait()
            var event = SDL_Event()
            XCTAssertEqual(SDL_PollEvent(&event), 1)
            XCTAssertEqual(event.type, SDL_USEREVENT.rawValue)
        }
    }

    private func withScrolling(_ body: @MainActor @Sendable (Queue) throws -> Void) throws {
        try MainActor.assumeIsolated {
            let host = try dummyDesktop()
            SDL_FlushEvents(0, 0xFFFF)
            let axis = ScrollValuators.Axis(isVertical: true, increment: 15, position: 100)
            let scrolling = SmoothScrolling(valuators: ScrollValuators(axes: [9: [3: axis]]))
            defer { scrolling.stop() }
            try body(Queue())
            withExtendedLifetime(host) {}
        }
    }
}

/// SDL's queue, filled as SDL's X11 driver fills it.
@MainActor
private final class Queue {
    func motion(position: Double, time: Time, device: Int32 = 9, valuator: Int = 3) {
        var values = [position]
        var mask: [UInt8] = [1 << UInt8(valuator)]
        values.withUnsafeMutableBufferPointer { values in
            mask.withUnsafeMutableBufferPointer { mask in
                var motion = XIDeviceEvent()
                motion.time = time
                motion.sourceid = device
                motion.valuators.mask = mask.baseAddress
                motion.valuators.mask_len = 1
                motion.valuators.values = values.baseAddress
                withUnsafeMutablePointer(to: &motion) { motion in
                    var event = XEvent()
                    event.xcookie.type = GenericEvent
                    event.xcookie.evtype = XI_Motion
                    event.xcookie.data = UnsafeMutableRawPointer(motion)
                    push(event)
                }
            }
        }
    }

    func press(button: UInt32, time: Time) {
        var event = XEvent()
        event.xbutton.type = ButtonPress
        event.xbutton.button = button
        event.xbutton.time = time
        push(event)
        var wheel = SDL_Event()
        wheel.wheel.type = SDL_MOUSEWHEEL.rawValue
        wheel.wheel.preciseY = button == 4 ? 1 : -1
        SDL_PushEvent(&wheel)
    }

    /// The vertical notches in the queue, positive away from the user.
    func take() -> [Float] {
        var notches: [Float] = []
        var event = SDL_Event()
        while SDL_PollEvent(&event) != 0 {
            if event.type == SDL_MOUSEWHEEL.rawValue { notches.append(event.wheel.preciseY) }
        }
        return notches
    }

    private func push(_ event: XEvent) {
        var message = SDL_SysWMmsg()
        message.subsystem = SDL_SYSWM_X11
        message.msg.x11.event = event
        withUnsafeMutablePointer(to: &message) { message in
            var event = SDL_Event()
            event.syswm.type = SDL_SYSWMEVENT.rawValue
            event.syswm.msg = message
            SDL_PushEvent(&event)
        }
    }
}
