// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct Material: ShapeStyle, Sendable {
    init(_inert: Void) {}
}

nonisolated extension Material {
    public static var regular: Material { Material(_inert: ()) }
    public static var thick: Material { Material(_inert: ()) }
    public static var thin: Material { Material(_inert: ()) }
    public static var ultraThin: Material { Material(_inert: ()) }
    public static var ultraThick: Material { Material(_inert: ()) }
}

nonisolated extension Material {
    public static var bar: Material { Material(_inert: ()) }
}

/// - Linux: no effect
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: MenuControlGroupStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct MenuPickerStyle: PickerStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}

/// - Linux: no effect
nonisolated public struct MenuStyleConfiguration: Sendable {
    init(_inert: Void) {}
    /// - Linux: no effect
    nonisolated public struct Label: View, Sendable {
        init(_inert: Void) {}
        public typealias Body = Never
    }

    /// - Linux: no effect
    nonisolated public struct Content: View, Sendable {
        init(_inert: Void) {}
        public typealias Body = Never
    }

}
