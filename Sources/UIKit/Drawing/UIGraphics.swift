import Foundation

/// The contexts that drawing code draws into, the current one last. Drawing happens on the main actor; the stack is reached without it
/// because colours and strings, which belong to no actor, draw too.
private nonisolated(unsafe) var contextStack: [CGContext] = []

/// The context that `UIColor.set()`, strings and images draw into; nil outside `draw(_:)` and image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    contextStack.last
}

/// Makes `context` the current one until the matching ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
    contextStack.append(context)
}

public func UIGraphicsPopContext() {
    contextStack.removeLast()
}
