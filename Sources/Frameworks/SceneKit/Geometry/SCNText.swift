import UIKit

/// Text in space, from the origin to the right and upwards.
/// - Linux: works
open class SCNText: SCNGeometry {
    /// Makes a text of a `String` or `NSAttributedString`.
    public convenience init(string: Any?, extrusionDepth: CGFloat) {
        self.init()
        self.string = string
        self.extrusionDepth = extrusionDepth
    }

    /// A `String` or `NSAttributedString`; nil by default.
    open var string: Any?
    /// The size in depth; 0 by default.
    open var extrusionDepth: CGFloat = 0
    /// The font of a `String`; Helvetica of 36 points by default.
    open var font: UIFont! = UIFont(name: "Helvetica", size: 36) ?? .systemFont(ofSize: 36)
    /// Whether lines are broken at the width of ``containerFrame``; false by default.
    open var isWrapped = false
    /// The rectangle that lines are broken in; empty by default.
    open var containerFrame = CGRect.zero
    /// The radius of edges; 0 by default.
    /// - Linux: no effect
    open var chamferRadius: CGFloat = 0

    override var box: Box? {
        let given = (string as? String).map { NSAttributedString(string: $0, attributes: [.font: font as Any]) }
        guard let text = string as? NSAttributedString ?? given, text.length > 0 else { return nil }
        let width = isWrapped && containerFrame.width > 0 ? containerFrame.width : .greatestFiniteMagnitude
        let size = text.boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin, context: nil
        ).size
        var box = Box(size.width, size.height, extrusionDepth)
        box.high += SIMD3(Float(size.width), Float(size.height), 0) / 2
        box.low += SIMD3(Float(size.width), Float(size.height), 0) / 2
        return box
    }
}

/// A plane that lies, without end unless it has a size.
/// - Linux: works
open class SCNFloor: SCNGeometry {
    /// How much it mirrors, from 0 to 1; 0.25 by default.
    /// - Linux: no effect
    open var reflectivity: CGFloat = 0.25
    /// The size in width; 0, which is endless, by default. An endless floor counts as empty.
    open var width: CGFloat = 0
    /// The size in depth; 0, which is endless, by default.
    open var length: CGFloat = 0

    override var box: Box? { Box(width, 0, length) }
}
