import Foundation
internal import HostInterface

/// Converts the events of a host window to UIKit's events. The application owns one translator for each host window.
///
/// The translator owns the touches that are down and counts taps; ``KeyPresses`` owns the keys. The window's
/// TouchDispatcher decides who receives a touch.
@MainActor
final class HostEventTranslator {
    private var touches: [Int: UITouch] = [:]
    private let keys = KeyPresses()
    private var touchesEvent: UIEvent?
    private weak var hoveredWindow: UIWindow?
    /// The window in which the middle button is held down.
    private weak var middleWindow: UIWindow?
    private var lastTap: (time: Double, location: CGPoint, count: Int)?

    /// A tap within this time and distance of the previous one increases the tap count.
    private static let multiTapInterval = 0.35  // unverified
    private static let multiTapDistance: CGFloat = 45  // unverified

    init() {}

    /// Returns the event to send; nil for host events that are not touches, hovering, scrolling or key presses.
    ///
    /// - Parameter windows: the windows of the host window, frontmost first.
    func event(for hostEvent: HostEvent, windows: [UIWindow]) -> UIEvent? {
        switch hostEvent {
        case .pointer(let pointer) where pointer.phase == .hovered || pointer.phase == .left:
            hoverEvent(for: pointer, windows: windows)
        case .pointer(let pointer): touchEvent(for: pointer, windows: windows)
        case .wheel(let wheel): scrollEvent(for: wheel, windows: windows)
        case .key(let key): keys.event(for: key, windows: windows)
        case .text, .composition, .dropped, .incomingDrag, .resized, .appearanceChanged, .activation, .visibility,
            .closeRequested:
            nil
        }
    }

    /// Returns events that cancel all touches and keys that are down. They are sent when the window loses its input.
    func cancellations(time: Double) -> [UIEvent] {
        [touchCancellation(time: time), middleEvent(.ended, at: .zero, time: time), keys.cancellation(time: time)]
            .compactMap { $0 }
    }

    private func touchCancellation(time: Double) -> UIEvent? {
        guard !touches.isEmpty, let event = touchesEvent else { return nil }
        for touch in touches.values {
            touch.currentPhase = .cancelled
            touch.time = time
        }
        event.eventTime = time
        forgetFinishedTouches()
        return event
    }

    // MARK: Touches

    private func touchEvent(for pointer: PointerEvent, windows: [UIWindow]) -> UIEvent? {
        guard pointer.button == .primary else { return clickEvent(for: pointer, windows: windows) }
        let point = CGPoint(x: pointer.x, y: pointer.y)
        for touch in touches.values { touch.currentPhase = .stationary }
        switch pointer.phase {
        case .began:
            guard touches[pointer.id] == nil, let touch = newTouch(for: pointer, at: point, windows: windows) else {
                return nil
            }
            touches[pointer.id] = touch
        case .moved:
            guard let touch = touches[pointer.id] else { return nil }
            move(touch, to: point)
            touch.currentPhase = .moved
        case .ended, .cancelled:
            guard let touch = touches[pointer.id] else { return nil }
            move(touch, to: point)
            touch.currentPhase = pointer.phase == .ended ? .ended : .cancelled
        case .hovered, .left:
            return nil
        }
        touches[pointer.id]?.time = pointer.time
        return currentTouchesEvent(for: pointer)
    }

    private func currentTouchesEvent(for pointer: PointerEvent) -> UIEvent {
        let event = touchesEvent ?? UIEvent(time: pointer.time)
        touchesEvent = event
        event.eventTime = pointer.time
        event.modifiers = UIKeyModifierFlags(rawValue: pointer.modifiers.rawValue)
        event.buttons = pointer.kind == .mouse ? .primary : []
        event.touches = Set(touches.values)
        forgetFinishedTouches()
        return event
    }

    /// Removes finished touches from the translator. The event keeps them until they are delivered.
    private func forgetFinishedTouches() {
        touches = touches.filter { $0.value.isDown }
        if touches.isEmpty { touchesEvent = nil }
    }

    private func newTouch(for pointer: PointerEvent, at point: CGPoint, windows: [UIWindow]) -> UITouch? {
        for window in windows {
            let location = window.point(atHostLocation: point)
            guard let hit = window.hitTest(location, with: touchesEvent) else { continue }
            let touch = UITouch(
                window: window, location: location, time: pointer.time,
                type: pointer.kind == .touch ? .direct : .indirectPointer)
            touch.touchedView = hit
            touch.taps = countTap(at: point, time: pointer.time)
            return touch
        }
        return nil
    }

    private func move(_ touch: UITouch, to point: CGPoint) {
        touch.previousWindowLocation = touch.windowLocation
        touch.windowLocation = touch.touchedWindow?.point(atHostLocation: point) ?? point
    }

    private func countTap(at point: CGPoint, time: Double) -> Int {
        var count = 1
        if let last = lastTap, time - last.time <= Self.multiTapInterval,
            hypot(point.x - last.location.x, point.y - last.location.y) <= Self.multiTapDistance
        {
            count = last.count + 1
        }
        lastTap = (time, point, count)
        return count
    }

    // MARK: Hovering, other buttons and scrolling

    private func clickEvent(for pointer: PointerEvent, windows: [UIWindow]) -> UIEvent? {
        let point = CGPoint(x: pointer.x, y: pointer.y)
        func hitWindow() -> UIWindow? {
            windows.first { $0.hitTest($0.point(atHostLocation: point), with: nil) != nil }
        }
        if pointer.button == .middle {
            if pointer.phase == .began { middleWindow = hitWindow() }
            return middleEvent(MiddleButtonEvent.Phase(pointer.phase), at: point, time: pointer.time)
        }
        guard pointer.phase == .began, touches.isEmpty, let window = hitWindow() else { return nil }
        return SecondaryClickEvent(
            window: window, location: window.point(atHostLocation: point), time: pointer.time,
            modifiers: UIKeyModifierFlags(rawValue: pointer.modifiers.rawValue))
    }

    private func hoverEvent(for pointer: PointerEvent, windows: [UIWindow]) -> UIEvent? {
        let point = CGPoint(x: pointer.x, y: pointer.y)
        let window =
            pointer.phase == .left
            ? nil : windows.first { $0.hitTest($0.point(atHostLocation: point), with: nil) != nil }
        defer { hoveredWindow = window }
        guard window != nil || hoveredWindow != nil else { return nil }
        return HoverEvent(
            window: window, formerWindow: hoveredWindow, location: window?.point(atHostLocation: point) ?? .zero,
            time: pointer.time, modifiers: UIKeyModifierFlags(rawValue: pointer.modifiers.rawValue))
    }

    private func middleEvent(_ phase: MiddleButtonEvent.Phase, at point: CGPoint, time: Double) -> UIEvent? {
        guard let window = middleWindow else { return nil }
        if phase == .ended { middleWindow = nil }
        return MiddleButtonEvent(phase, window: window, location: window.point(atHostLocation: point), time: time)
    }

    private func scrollEvent(for wheel: WheelEvent, windows: [UIWindow]) -> UIEvent? {
        let point = CGPoint(x: wheel.x, y: wheel.y)
        for window in windows {
            let location = window.point(atHostLocation: point)
            guard window.hitTest(location, with: nil) != nil else { continue }
            return WheelScrollEvent(
                window: window, location: location, delta: CGPoint(x: wheel.deltaX, y: wheel.deltaY),
                isPrecise: wheel.isPrecise, time: wheel.time,
                modifiers: UIKeyModifierFlags(rawValue: wheel.modifiers.rawValue))
        }
        return nil
    }
}

extension MiddleButtonEvent.Phase {
    fileprivate init(_ phase: PointerEvent.Phase) {
        self =
            switch phase {
            case .began: .began
            case .moved, .hovered: .moved
            case .ended, .cancelled, .left: .ended
            }
    }
}

extension UIWindow {
    /// Converts a point of the host window to this window's coordinates.
    func point(atHostLocation point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }
}
