/// The context that `draw(_:)` and string drawing paint into; nil outside drawing. Each thread has its own.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    ThreadContexts.current.top
}

/// Makes `context` the current one until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
    ThreadContexts.current.push(context)
}

/// Restores the context before the last push. Does nothing if none was pushed.
public func UIGraphicsPopContext() {
    ThreadContexts.current.pop()
}

/// Fills the rectangle with the current fill color.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle with the current fill color, combined with what is below. Does nothing outside drawing.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a line one point wide inside the rectangle, in the current fill color.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a line one point wide inside a rectangle, in the current fill color, combined with what is below.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill([
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
        CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
    ])
    context.restoreGState()
}

/// Restricts what is drawn from now on to a rectangle. It lasts until the state of the context is restored.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}
