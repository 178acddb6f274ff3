import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet can rest.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// The names of the heights of a sheet.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates the name of a height of the application.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// The identifier of ``UISheetPresentationController/Detent/medium()``.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The identifier of ``UISheetPresentationController/Detent/large()``.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// Names the detent, for example in `selectedDetentIdentifier`.
        public let identifier: Identifier
        private let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(
            _ identifier: Identifier,
            _ resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// About half of the window's height; inactive in windows of compact height.
        public class func medium() -> Self {
            Self(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                return context.maximumDetentValue * SystemMetrics.current.sheets.mediumShare
            }
        }

        /// The full height of a sheet.
        public class func large() -> Self {
            Self(.large) { $0.maximumDetentValue }
        }

        /// A detent with a height of its own.
        ///
        /// - Parameters:
        ///   - identifier: nil for a random one.
        ///   - resolver: returns the height above the safe area at the bottom, in points; nil for an inactive detent. It
        ///     does not change the sheet.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            // Sound: it is called on the main actor only, where it was made.
            nonisolated(unsafe) let resolver = resolver
            return Detent(identifier ?? Identifier(UUID().uuidString)) { resolver($0) }
        }

        /// Returns the height of the detent, or nil if it is inactive.
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            resolver(context)
        }
    }
}

/// What a custom detent is computed from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the window.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height above the safe area at the bottom, in points.
    var maximumDetentValue: CGFloat { get }
}
