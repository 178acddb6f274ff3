internal import HostInterface
import UIKit

/// The way of a finger or of a pressed button of a mouse, from its beginning.
struct FingerPath {
    let kind: PointerEvent.Kind
    let button: PointerEvent.Button
    let modifiers: KeyModifiers
    let target: TouchTarget
    let row: IndexPath?
    let start: Double
    private(set) var end: CGPoint
    private(set) var endTime: Double
    /// The time of the last movement.
    private var lastMove: Double
    private var greatestDistance: CGFloat = 0

    /// A finger that moves no further has tapped.
    private static let tapDistance: CGFloat = 10
    /// A finger that stays so long has pressed; gesture recognizers for long presses have this default.
    private static let pressDuration = 0.5
    /// A finger that rests so long before it is lifted throws nothing.
    private static let restDuration = 0.1

    init(_ pointer: PointerEvent, target: TouchTarget, row: IndexPath?) {
        (kind, button, modifiers) = (pointer.kind, pointer.button, pointer.modifiers.held)
        (self.target, self.row) = (target, row)
        (start, endTime, lastMove) = (pointer.time, pointer.time, pointer.time)
        end = target.point
    }

    mutating func move(_ pointer: PointerEvent) {
        let point = CGPoint(x: pointer.x, y: pointer.y)
        if point != end { lastMove = pointer.time }
        (end, endTime) = (point, pointer.time)
        greatestDistance = max(greatestDistance, hypot(end.x - target.point.x, end.y - target.point.y))
    }

    var isStill: Bool { greatestDistance <= Self.tapDistance }

    private var duration: Double { endTime - start }

    private var holding: Double {
        let rest = endTime - lastMove
        return rest >= Self.restDuration ? rest : 0
    }

    var action: ScriptAction {
        let number = button == .primary ? 1 : button == .secondary ? 2 : 3
        if kind == .mouse {
            if isStill, button == .primary, duration < Self.pressDuration { return .click(target, modifiers) }
            if isStill, button == .secondary { return .secondaryClick(target) }
            return .dragPointer(
                from: target.point, to: end, button: number, duration: duration - holding, holding: holding)
        }
        if isStill {
            return duration < Self.pressDuration ? .tap(target) : .longPress(target, duration: duration)
        }
        let isSideways = abs(end.x - target.point.x) > abs(end.y - target.point.y)
        return .drag(
            target, to: end, duration: duration - holding, holding: holding, row: isSideways ? row : nil)
    }
}
