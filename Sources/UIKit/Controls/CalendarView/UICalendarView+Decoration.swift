import Foundation

extension UICalendarView {
    /// The size of a decoration. The raw values are UIKit's.
    public enum DecorationSize: Int, Sendable {
        /// Fits below any day.
        case small = 0
        /// The usual size.
        case medium = 1
        /// As large as the space below a day allows.
        case large = 2

        /// The diameter of a dot, and the height of an image. // unverified
        var points: CGFloat {
            switch self {
            case .small: 6
            case .medium: 10
            case .large: 14
            }
        }
    }

    /// What a calendar view shows below a day: a dot, an image or a view.
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        private var make: () -> UIView

        /// A dot of medium size in the system's fill color.
        public override init() {
            make = { Self.dot(nil, .medium) }
            super.init()
        }

        /// A view that the closure creates each time that it is needed. Touches go through it, and what is larger than
        /// the space below the day is made smaller.
        public init(customViewProvider: @escaping () -> UIView) {
            make = customViewProvider
            super.init()
        }

        /// Returns a decoration with a view that the closure creates each time that it is needed.
        open class func customView(_ customViewProvider: @escaping () -> UIView) -> Self {
            let decoration = newDecoration()
            decoration.make = customViewProvider
            return decoration
        }

        /// Returns a dot. Without a color it has the system's fill color.
        public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Self {
            customView { dot(color, size) }
        }

        /// Returns an image, drawn as a template. Without a color it has the tint color.
        public class func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Self {
            customView { picture(image, color, size) }
        }

        /// Returns a new view of the decoration.
        func makeView() -> UIView { make() }

        private class func newDecoration() -> Self { newObject() }

        private static func dot(_ color: UIColor?, _ size: DecorationSize) -> UIView {
            let view = DecorationView(size: CGSize(width: size.points, height: size.points))
            view.backgroundColor = color ?? .systemFill
            view.layer.cornerRadius = size.points / 2
            return view
        }

        private static func picture(_ image: UIImage?, _ color: UIColor?, _ size: DecorationSize) -> UIView {
            let view = DecorationView(size: CGSize(width: size.points, height: size.points))
            let picture = UIImageView(image: image?.withRenderingMode(.alwaysTemplate))
            picture.contentMode = .scaleAspectFit
            picture.frame = view.bounds
            picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if let color { picture.tintColor = color }
            view.addSubview(picture)
            return view
        }
    }
}

/// A view of a fixed size below a day.
private final class DecorationView: UIView {
    private let size: CGSize

    init(size: CGSize) {
        self.size = size
        super.init(frame: CGRect(origin: .zero, size: size))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
}
