import Foundation

/// What a user does, at times of the host's clock: the same list for a window in memory and for one on a display.
enum Step {
    case press(x: Double, y: Double)
    case move(x: Double, y: Double)
    case release
    /// Moves the pointer with no button down.
    case hover(x: Double, y: Double)
    /// Notches towards the user.
    case wheel(notches: Int, x: Double, y: Double)
    case key(Key)
    /// Frames, a 60th of a second each.
    case frames(Int)
}

struct Key {
    /// USB HID usage.
    let usage: Int
    /// X's name of the key.
    let name: String

    static let down = Key(usage: 0x51, name: "Down")
    static let up = Key(usage: 0x52, name: "Up")
    static let pageDown = Key(usage: 0x4E, name: "Next")
    static let home = Key(usage: 0x4A, name: "Home")
    static let space = Key(usage: 0x2C, name: "space")
    static let tab = Key(usage: 0x2B, name: "Tab")
    static let right = Key(usage: 0x4F, name: "Right")
}

/// Something a user does, after which the screen looks different.
struct Part {
    let name: String
    let steps: [Step]

    static let all = [
        Part(name: "tap", steps: tap(x: 120, y: 150) + [.frames(20)]),
        Part(
            name: "drag that holds still",
            steps: drag(from: 300, to: 100, steps: 12) + [.frames(9), .release, .frames(20)]),
        Part(name: "fling", steps: drag(from: 320, to: 140, steps: 5) + [.release, .frames(60)]),
        Part(name: "flick back", steps: drag(from: 100, to: 240, steps: 4) + [.release, .frames(15)]),
        Part(name: "tap that stops the fling", steps: tap(x: 60, y: 200) + [.frames(20)]),
        Part(name: "one notch of the wheel", steps: [.wheel(notches: 1, x: 100, y: 100), .frames(20)]),
        Part(
            name: "more notches while it moves",
            steps: [
                .wheel(notches: 1, x: 100, y: 100), .frames(3), .wheel(notches: 2, x: 100, y: 100), .frames(20),
                .wheel(notches: -1, x: 100, y: 100), .frames(20),
            ]),
        Part(name: "a page key, which brings the ring", steps: [.key(.pageDown), .frames(30)]),
        Part(name: "a row selected with a key", steps: [.frames(1), .key(.space), .frames(20)]),
        Part(name: "the first row", steps: [.frames(1), .key(.home), .frames(40)]),
        Part(
            name: "an indicator dragged by the pointer",
            steps: [.hover(x: 236, y: 90), .frames(5), .press(x: 236, y: 105), .frames(1)]
                + (1...10).flatMap { [.move(x: 236, y: 105 + Double($0) * 10), .frames(1)] }
                + [.release, .frames(5), .hover(x: 100, y: 200), .frames(30)]),
        Part(name: "keys", steps: [.key(.down), .frames(10), .key(.down), .frames(10), .key(.up), .frames(20)]),
    ]

    private static func tap(x: Double, y: Double) -> [Step] {
        [.press(x: x, y: y), .frames(4), .release]
    }

    private static func drag(from start: Double, to end: Double, steps: Int) -> [Step] {
        [.press(x: 120, y: start), .frames(1)]
            + (1...steps).flatMap { step -> [Step] in
                let y = (start + (end - start) * Double(step) / Double(steps)).rounded()
                return [.move(x: 120, y: y), .frames(1)]
            }
    }
}

/// A window and a way to act on it. Each frame is what the user sees: blue, green, red, unused, row after row.
@MainActor
protocol ScenarioStage {
    func perform(_ step: Step) throws
    func frame() throws -> Data
}

extension ScenarioStage {
    /// Plays the steps and keeps every frame.
    func play(_ steps: [Step]) throws -> [Data] {
        var frames: [Data] = []
        for step in steps {
            guard case .frames(let count) = step else {
                try perform(step)
                continue
            }
            for _ in 0..<count { frames.append(try frame()) }
        }
        return frames
    }
}
