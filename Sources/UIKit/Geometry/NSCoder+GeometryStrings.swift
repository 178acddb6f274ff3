/// Converts geometry to and from text in UIKit's formats: `{1, 2}`, `{{1, 2}, {3, 4}}`, and `[a, b, c, d, tx, ty]` for
/// transforms. Numbers have 17 digits, so that reading a text returns the original value. Text in another format is
/// read as zero, or as the identity for transforms.
extension NSCoder {
    /// Writes x and y as `{1, 2}`.
    public class func string(for point: CGPoint) -> String { GeometryText.braced([point.x, point.y]) }

    /// Writes dx and dy as `{1, 2}`.
    public class func string(for vector: CGVector) -> String { GeometryText.braced([vector.dx, vector.dy]) }

    /// Writes width and height as `{1, 2}`.
    public class func string(for size: CGSize) -> String { GeometryText.braced([size.width, size.height]) }

    /// Writes origin and size as `{{1, 2}, {3, 4}}`.
    public class func string(for rect: CGRect) -> String {
        "{" + string(for: rect.origin) + ", " + string(for: rect.size) + "}"
    }

    /// Writes a, b, c, d, tx and ty as `[1, 0, 0, 1, 0, 0]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[" + GeometryText.listed(values) + "]"
    }

    /// Writes top, left, bottom and right as `{1, 2, 3, 4}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        GeometryText.braced([insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Writes top, leading, bottom and trailing as `{1, 2, 3, 4}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        GeometryText.braced([insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// Writes the horizontal and the vertical distance as `{1, 2}`.
    public class func string(for offset: UIOffset) -> String {
        GeometryText.braced([offset.horizontal, offset.vertical])
    }

    /// Reads `{x, y}`; zero for text of another format.
    public class func cgPoint(for string: String) -> CGPoint {
        GeometryText.numbers(in: string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// Reads `{dx, dy}`; zero for text of another format.
    public class func cgVector(for string: String) -> CGVector {
        GeometryText.numbers(in: string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }

    /// Reads `{width, height}`; zero for text of another format.
    public class func cgSize(for string: String) -> CGSize {
        GeometryText.numbers(in: string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// Reads `{{x, y}, {width, height}}`; zero for text of another format.
    public class func cgRect(for string: String) -> CGRect {
        GeometryText.numbers(in: string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
            ?? .zero
    }

    /// Reads `[a, b, c, d, tx, ty]`; the identity for text of another format.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        GeometryText.numbers(in: string, count: 6).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }

    /// Reads `{top, left, bottom, right}`; zero for text of another format.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        GeometryText.numbers(in: string, count: 4).map {
            UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
        } ?? .zero
    }

    /// Reads `{top, leading, bottom, trailing}`; zero for text of another format.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        GeometryText.numbers(in: string, count: 4).map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        } ?? .zero
    }

    /// Reads `{horizontal, vertical}`; zero for text of another format.
    public class func uiOffset(for string: String) -> UIOffset {
        GeometryText.numbers(in: string, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }
}

/// Formats and parses the numbers in these texts.
private enum GeometryText {
    static func listed(_ values: [CGFloat]) -> String {
        values.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
    }

    static func braced(_ values: [CGFloat]) -> String { "{" + listed(values) + "}" }

    static func numbers(in string: String, count: Int) -> [CGFloat]? {
        let parts = string.split { "{}[], ".contains($0) }
        let numbers = parts.compactMap { Double($0) }.map { CGFloat($0) }
        return parts.count == count && numbers.count == count ? numbers : nil
    }
}
