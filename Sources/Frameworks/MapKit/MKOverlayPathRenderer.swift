import CoreLocation
import UIKit

/// - Linux: works
///
/// Draws an overlay with a path that is filled and stroked.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    open var lineWidth: CGFloat = 0
    open var lineJoin = CGLineJoin.round
    open var lineCap = CGLineCap.round
    open var miterLimit: CGFloat = 10
    open var lineDashPhase: CGFloat = 0
    open var lineDashPattern: [NSNumber]?
    open var shouldRasterize = false
    private var storedPath: CGPath?

    /// Overridden by subclasses, which set ``path``.
    open func createPath() {}

    open var path: CGPath! {
        get {
            if storedPath == nil { createPath() }
            return storedPath
        }
        set { storedPath = newValue }
    }

    open func invalidatePath() {
        storedPath = nil
    }

    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
        context.setLineWidth(lineWidth > 0 ? lineWidth / zoomScale : MKRoadWidthAtZoomScale(zoomScale))
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        if let lineDashPattern {
            let lengths = lineDashPattern.map { CGFloat(truncating: $0) / zoomScale }
            context.setLineDash(phase: lineDashPhase / zoomScale, lengths: lengths)
        }
    }

    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let fillColor { context.setFillColor(fillColor.cgColor) }
    }

    open func strokePath(_ path: CGPath, in context: CGContext) {
        guard strokeColor != nil else { return }
        context.addPath(path)
        context.strokePath()
    }

    open func fillPath(_ path: CGPath, in context: CGContext) {
        guard fillColor != nil else { return }
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path else { return }
        context.saveGState()
        applyFillProperties(to: context, atZoomScale: zoomScale)
        fillPath(path, in: context)
        applyStrokeProperties(to: context, atZoomScale: zoomScale)
        strokePath(path, in: context)
        context.restoreGState()
    }

    /// Adds lines through the points of a shape.
    func addLines(of shape: MKMultiPoint, to path: CGMutablePath, isClosed: Bool) {
        let points = shape.mapPoints.map { point(for: $0) }
        guard points.count > 1 else { return }
        path.addLines(between: points)
        if isClosed { path.closeSubpath() }
    }

    /// Adds the outline of a polygon and those of its holes.
    func addOutlines(of polygon: MKPolygon, to path: CGMutablePath) {
        addLines(of: polygon, to: path, isClosed: true)
        for hole in polygon.interiorPolygons ?? [] { addOutlines(of: hole, to: path) }
    }
}
