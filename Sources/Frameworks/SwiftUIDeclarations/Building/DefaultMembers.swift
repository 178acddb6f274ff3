import UIKit

/// Ends the program: the body of a view that is SwiftUI's own has no value.
func bodyOfSystemView() -> Never { preconditionFailure("A view of SwiftUI itself has no body") }

extension View where Body == Never {
    public var body: Never { bodyOfSystemView() }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { bodyOfSystemView() }
}

extension Scene where Body == Never {
    public var body: Never { bodyOfSystemView() }
}

extension ToolbarContent where Body == Never {
    public var body: Never { bodyOfSystemView() }
}

extension Commands where Body == Never {
    public var body: Never { bodyOfSystemView() }
}

extension Gesture where Body == Never {
    public var body: Never { bodyOfSystemView() }
}

nonisolated extension AccessibilityRotorContent where Body == Never {
    public var body: Never { bodyOfSystemView() }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

nonisolated extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

nonisolated extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}
