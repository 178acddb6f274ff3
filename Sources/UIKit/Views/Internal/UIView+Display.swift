extension UIView {
    func runLayout() {
        LayoutStatistics.viewLayouts += 1
        let parts = FrameParts.current
        parts?.begin("layout", type(of: self))
        traitCollection.withCurrent {
            runConstraintUpdates()
            let hasCorners = hasCornerConfiguration
            if hasCorners { updateCorners() }
            if let viewController {
                ReportedMessages.send("viewWillLayoutSubviews", to: viewController) {
                    viewController.viewWillLayoutSubviews()
                }
            }
            viewController?.prepareUnavailableContent()
            ReportedMessages.send("layoutSubviews", to: self) { layoutSubviews() }
            if let viewController {
                ReportedMessages.send("viewDidLayoutSubviews", to: viewController) {
                    viewController.viewDidLayoutSubviews()
                }
            }
            if hasCorners { subviewsHaveCorners() }
        }
        parts?.end()
    }

    func drawView(in context: CGContext) {
        let parts = FrameParts.current
        parts?.begin("drawing", type(of: self))
        UIGraphicsPushContext(context)
        // A tiled layer draws one tile at a time.
        let rect = layer is CATiledLayer ? context.boundingBoxOfClipPath : bounds
        traitCollection.withCurrent { draw(rect) }
        UIGraphicsPopContext()
        parts?.end()
    }

    var viewDescription: String {
        "<\(ClassName(type(of: self))): \(ObjectAddress(self)); \(descriptionFields.joined(separator: "; "))>"
    }

    /// UIKit's fields in UIKit's order. Properties with their default value are left out.
    private var descriptionFields: [String] {
        var fields = ["frame = \(frame.shortDescription)"] + descriptionDetails
        let matrix = transform
        if !matrix.isIdentity {
            let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(\.shortDescription)
            fields.append("transform = [\(numbers.joined(separator: ", "))]")
        }
        if clipsToBounds { fields.append("clipsToBounds = YES") }
        if alpha != 1 { fields.append("alpha = \(alpha.shortDescription)") }
        if isHidden { fields.append("hidden = YES") }
        if !isOpaque { fields.append("opaque = NO") }
        if !autoresizesSubviews { fields.append("autoresizesSubviews = NO") }
        if !autoresizingMask.isEmpty { fields.append("autoresize = \(autoresizingMask.shortDescription)") }
        if !isUserInteractionEnabled { fields.append("userInteractionEnabled = NO") }
        if tag != 0 { fields.append("tag = \(tag)") }
        if let recognizerList {
            let address = recognizerList.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
            fields.append("gestureRecognizers = <NSArray: 0x\(String(address, radix: 16))>")
        }
        if ownBackground != nil { fields.append("backgroundColor = \(ownBackground!)") }
        fields.append("layer = <\(ClassName(type(of: layer))): \(ObjectAddress(layer))>")
        return fields + descriptionTail
    }
}

extension UIView.AutoresizingMask {
    /// UIKit's abbreviations, for example `W+H` or `LM+RM`.
    fileprivate var shortDescription: String {
        let letters: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return letters.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
}

extension UIView.ContentMode {
    var contentsGravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        // A gravity's "top" is the largest y (CALayer.h), which is the bottom of a view.
        case .top: .bottom
        case .bottom: .top
        case .left: .left
        case .right: .right
        case .topLeft: .bottomLeft
        case .topRight: .bottomRight
        case .bottomLeft: .topLeft
        case .bottomRight: .topRight
        }
    }
}
