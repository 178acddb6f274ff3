import Foundation

extension UIImage {
    // The images of system controls; which symbols they are is unverified.
    /// A plus in a filled circle, as a template.
    public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    /// A minus in a filled circle, as a template.
    public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    /// Three dots in a circle, as a template.
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
    /// A check mark in a filled circle, as a template.
    public class var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
    /// A check mark in a circle, as a template.
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }

    /// Returns an animation of the images whose names are `name` with a number, from 0 or 1 on and at most 1024; nil if
    /// there is none.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let frames = frames(named: name)
        return frames.isEmpty ? nil : animatedImage(with: frames, duration: duration)
    }

    /// Returns an animation of numbered images as ``animatedImageNamed(_:duration:)`` does. The parts between the
    /// insets are repeated in larger areas. The duration is in seconds.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        let frames = frames(named: name).map { $0.resizableImage(withCapInsets: capInsets) }
        return frames.isEmpty ? nil : animatedImage(with: frames, duration: duration)
    }

    /// Returns an animation of numbered images as ``animatedImageNamed(_:duration:)`` does. The parts between the
    /// insets are repeated or stretched in larger areas. The duration is in seconds.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        let frames = frames(named: name).map {
            $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
        }
        return frames.isEmpty ? nil : animatedImage(with: frames, duration: duration)
    }

    private class func frames(named name: String) -> [UIImage] {
        var frames: [UIImage] = []
        if let first = UIImage(named: "\(name)0") { frames.append(first) }
        for number in 1...1024 {
            guard let frame = UIImage(named: "\(name)\(number)") else { break }
            frames.append(frame)
        }
        return frames
    }

    /// A format for drawing pictures like this one: with its scale, and opaque if the image is.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage?.isOpaque ?? false
        return format
    }
}
