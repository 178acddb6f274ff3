internal import HostInterface
import UIKit

/// Values as Swift source.
enum SwiftLiteral {
    static func text(_ text: String) -> String { text.debugDescription }

    static func texts(_ texts: [String]) -> String { "[\(texts.map(text).joined(separator: ", "))]" }

    /// At most so many digits behind the point.
    static func number(_ value: Double, digits: Int = 2) -> String {
        var factor = 1.0
        for _ in 0..<digits { factor *= 10 }
        let rounded = (value * factor).rounded() / factor
        return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }

    static func point(_ point: CGPoint) -> String { "CGPoint(x: \(number(point.x)), y: \(number(point.y)))" }

    static func size(_ size: CGSize) -> String {
        "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
    }

    static func vector(_ vector: CGVector) -> String { "CGVector(dx: \(number(vector.dx)), dy: \(number(vector.dy)))" }

    /// The names of modifier keys in an option set, such as `[.command, .shift]`.
    static func modifiers(_ keys: KeyModifiers) -> String {
        let names: [(KeyModifiers, String)] = [
            (.control, ".control"), (.alternate, ".alternate"), (.shift, ".shift"), (.command, ".command"),
        ]
        return "[\(names.filter { keys.contains($0.0) }.map(\.1).joined(separator: ", "))]"
    }
}

extension KeyModifiers {
    /// Those that a user holds down to change what a key or a click does.
    var held: KeyModifiers { intersection([.control, .alternate, .shift, .command]) }
}
