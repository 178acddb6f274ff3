import Foundation
internal import HostInterface
internal import SessionRecording
import UIKit

/// Makes actions of the events of a recording, while the application is as it was when they came.
@MainActor
final class ActionCollector {
    private let app: TestApplication
    private(set) var actions: [TimedAction] = []
    /// The fingers and buttons that are down, by their numbers.
    private var paths: [Int: FingerPath] = [:]
    /// The paths of the fingers that were down at the same time and have been lifted.
    private var lifted: [FingerPath] = []
    private var preferences = HostPreferences()
    private var (isActive, isVisible) = (true, true)

    /// Steps of a wheel and letters that follow each other so soon are one action.
    private static let pause = 0.5

    init(app: TestApplication) {
        self.app = app
    }

    /// Called before the application gets the event.
    func willHandle(_ entry: RecordingEntry) {
        let time = entry.time.seconds
        switch entry.event {
        case .launch, .resume:
            for case .preferences(let first) in entry.answers { preferences = first }
        case .frame, .turn, .end, .dragContent: break
        case .copied: add(copied(entry), at: time)
        case .preferences(let changed):
            add(.preferences(changed, before: preferences), at: time)
            preferences = changed
        case .resized(let window) where window.number == 1:
            add(.resize(CGSize(width: window.size.width, height: window.size.height)), at: time)
        case .input(let event, window: 1): willHandle(event, at: time)
        case .input, .resized: add(.remark("This happened in another window."), at: time)
        case .drag(let step, _):
            if step.phase == .dropped { add(.remark("Another program has dropped something."), at: time) }
        case .files: add(.remark("Files were chosen in a dialog of the desktop."), at: time)
        }
    }

    /// Forgets the actions behind the first ones.
    func forget(downTo count: Int) { actions.removeLast(max(actions.count - count, 0)) }

    /// Called at the end of the recording.
    func finish() {
        guard !paths.isEmpty else { return }
        add(.remark("The recording ends while the screen is touched."), at: actions.last?.end ?? 0)
    }

    private func copied(_ entry: RecordingEntry) -> ScriptAction {
        for case .clipboard(let text?) in entry.answers { return .copy(text) }
        return .remark("Another program has copied something.")
    }

    private func willHandle(_ event: HostEvent, at time: Double) {
        switch event {
        case .pointer(let pointer): willHandle(pointer)
        case .wheel(let wheel): willHandle(wheel, at: time)
        case .key(let key): willHandle(key, at: time)
        case .text(let text): type(text, at: time)
        case .composition(let text, let selection): add(.compose(text, selection: selection), at: time)
        case .dropped(let drop):
            add(.drop(files: drop.files, text: drop.text, at: CGPoint(x: drop.x, y: drop.y)), at: time)
        case .appearanceChanged(let appearance): add(.style(isDark: appearance == .dark), at: time)
        case .activation(let isActive):
            // Desktops repeat themselves.
            if isActive != self.isActive { add(.active(isActive), at: time) }
            self.isActive = isActive
        case .visibility(let isVisible):
            if isVisible != self.isVisible { add(.visible(isVisible), at: time) }
            self.isVisible = isVisible
        case .closeRequested: add(.closeWindow, at: time)
        case .resized, .incomingDrag: break
        }
    }

    private func add(_ action: ScriptAction, at time: Double) {
        actions.append(TimedAction(start: time, end: time, action: action))
    }

    // MARK: Fingers

    private func willHandle(_ pointer: PointerEvent) {
        let key = pointer.kind == .mouse ? -1 - pointer.id : pointer.id
        switch pointer.phase {
        case .began:
            let element = TouchedElement(at: CGPoint(x: pointer.x, y: pointer.y), in: app)
            paths[key] = FingerPath(pointer, target: element.target, row: element.row)
        case .moved: paths[key]?.move(pointer)
        case .ended:
            guard var path = paths.removeValue(forKey: key) else { return }
            path.move(pointer)
            lifted.append(path)
            if paths.isEmpty { finishTouches() }
        case .cancelled:
            paths[key] = nil
            add(.remark("A touch was cancelled."), at: pointer.time)
            if paths.isEmpty, !lifted.isEmpty { finishTouches() }
        case .hovered, .left: break
        }
    }

    private func finishTouches() {
        defer { lifted = [] }
        let start = lifted.map(\.start).min() ?? 0
        let end = lifted.map(\.endTime).max() ?? start
        let action: ScriptAction =
            switch lifted.count {
            case 1: lifted[0].action
            case 2: pinch(lifted[0], lifted[1])
            default: .remark("\(lifted.count) fingers have touched the screen.")
            }
        actions.append(TimedAction(start: start, end: end, action: action))
    }

    private func pinch(_ first: FingerPath, _ second: FingerPath) -> ScriptAction {
        let (from, to) = (first.target.point, second.target.point)
        let start = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
        let end = CGPoint(x: (first.end.x + second.end.x) / 2, y: (first.end.y + second.end.y) / 2)
        return .pinch(
            at: start, from: hypot(from.x - to.x, from.y - to.y),
            to: hypot(first.end.x - second.end.x, first.end.y - second.end.y),
            movement: CGVector(dx: end.x - start.x, dy: end.y - start.y),
            duration: max(first.endTime, second.endTime) - min(first.start, second.start))
    }

    private func willHandle(_ wheel: WheelEvent, at time: Double) {
        let point = CGPoint(x: wheel.x, y: wheel.y)
        let keys = wheel.modifiers.held
        if let last = actions.last, time - last.end < Self.pause,
            case .wheel(let place, let delta, wheel.isPrecise, keys) = last.action
        {
            let sum = CGVector(dx: delta.dx + wheel.deltaX, dy: delta.dy + wheel.deltaY)
            actions[actions.count - 1].action = .wheel(at: place, by: sum, isPrecise: wheel.isPrecise, keys)
            actions[actions.count - 1].end = time
        } else {
            let delta = CGVector(dx: wheel.deltaX, dy: wheel.deltaY)
            add(.wheel(at: point, by: delta, isPrecise: wheel.isPrecise, keys), at: time)
        }
    }

    // MARK: Keys

    /// Letters come as text after their keys, while text is edited.
    private func willHandle(_ key: KeyEvent, at time: Double) {
        guard key.isDown, let usage = UIKeyboardHIDUsage(rawValue: key.usage), !usage.isModifier else { return }
        let keys = key.modifiers.held
        let isTyped =
            app.host.textInput != nil && keys.isDisjoint(with: [.command, .control])
            && key.characters.unicodeScalars.contains { !$0.properties.isWhitespace || $0 == " " }
            && key.characters.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        if !isTyped { add(.press(usage, keys), at: time) }
    }

    private func type(_ text: String, at time: Double) {
        if let last = actions.last, time - last.end < Self.pause, case .type(let before) = last.action {
            actions[actions.count - 1].action = .type(before + text)
            actions[actions.count - 1].end = time
        } else {
            add(.type(text), at: time)
        }
    }
}

extension UIKeyboardHIDUsage {
    /// Whether the key only changes what others do.
    fileprivate var isModifier: Bool { (0xE0...0xE7).contains(rawValue) || self == .keyboardCapsLock }
}
