import SwiftSyntax

/// Rewrites `Timer(timeInterval: interval, repeats: true) { … }` to `Trestle.timer(…)`. With Foundation on Linux such a
/// timer is due at once, instead of after its interval.
struct TimerIntervals: Rewrite {
    func rewrite(_ node: FunctionCallExprSyntax, in file: FileAdaptation) {
        let names: Set = ["Timer", "Timer.init", "Foundation.Timer", "Foundation.Timer.init"]
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let isComplete = labels == ["timeInterval", "repeats", "block"]
        guard isComplete || labels == ["timeInterval", "repeats"] && node.trailingClosure != nil,
            names.contains(node.calledExpression.trimmedDescription), !file.target.declares("Timer")
        else { return }
        file.edits.replace(node.calledExpression, with: "Trestle.timer")
        file.require(import: "UIKit")
    }
}
