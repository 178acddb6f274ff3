#if canImport(UIKit)
    import UIKit
#elseif canImport(AppKit)
    import AppKit
#endif
#if os(iOS) || os(tvOS)
    import UIKit.UIGestureRecognizerSubclass
#endif
#if canImport(ObjectiveC)
    import ObjectiveC
#endif

#if os(macOS)
    public typealias PlatformColor = NSColor
#else
    public typealias PlatformColor = UIColor
#endif

#if !os(macOS) && !targetEnvironment(macCatalyst)
    public let hasTouches = true
#else
    public let hasTouches = false
#endif

public enum Platform {
    public static var name: String {
        #if os(watchOS)
            return "watch"
        #elseif os(iOS) && !targetEnvironment(simulator)
            return "phone"
        #elseif os(iOS)
            return "simulator"
        #else
            return "other"
        #endif
    }

    public static var isNew: Bool {
        if #available(iOS 13.0, *) { return true }
        return false
    }

    @available(iOS 14.0, tvOS 14.0, *)
    public static func modern() -> String { return "modern" }

    public static func best() -> String {
        guard #available(iOS 14, *) else { return "old" }
        return modern()
    }

    public static func color() -> PlatformColor {
        #if os(iOS)
            return .red
        #else
            return .blue
        #endif
    }

    #if swift(>=4.2)
        public static let isModernSwift = true
    #else
        public static let isModernSwift = false
    #endif
}

/// A recognizer that changes its state itself.
public final class TouchDownRecognizer: UIGestureRecognizer {
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .recognized
    }
}
