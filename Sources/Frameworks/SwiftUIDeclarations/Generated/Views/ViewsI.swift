// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct Image: Equatable, View, Sendable {
    init(_inert: Void) {}
}

nonisolated extension SwiftUIDeclarations.Image {
    public init(_ name: String, bundle: Bundle? = nil) {}
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {}
    public init(decorative name: String, bundle: Bundle? = nil) {}
    public init(systemName: String) {}
}

nonisolated extension SwiftUIDeclarations.Image {
    public init(systemName: String, variableValue: Double?) {}
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {}
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {}
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {}
}

nonisolated extension SwiftUIDeclarations.Image {
    public typealias Body = Never
}

nonisolated extension SwiftUIDeclarations.Image {
    public func renderingMode(_ renderingMode: SwiftUIDeclarations.Image.TemplateRenderingMode?)
        -> SwiftUIDeclarations.Image
    { SwiftUIDeclarations.Image(_inert: ()) }
}

nonisolated extension SwiftUIDeclarations.Image {
    /// - Linux: no effect
    nonisolated public enum Orientation: UInt8, CaseIterable, Hashable, RawRepresentable, Sendable {
        case up
        case upMirrored
        case down
        case downMirrored
        case left
        case leftMirrored
        case right
        case rightMirrored
    }

}

nonisolated extension SwiftUIDeclarations.Image {
    /// - Linux: no effect
    nonisolated public enum TemplateRenderingMode: Equatable, Hashable, Sendable {
        case template
        case original
    }

    /// - Linux: no effect
    nonisolated public enum Scale: Equatable, Hashable, Sendable {
        case small
        case medium
        case large
    }

}

nonisolated extension SwiftUIDeclarations.Image {
    /// - Linux: no effect
    nonisolated public enum Interpolation: Equatable, Hashable, Sendable {
        case none
        case low
        case medium
        case high
    }

}

nonisolated extension SwiftUIDeclarations.Image {
    public func interpolation(_ interpolation: SwiftUIDeclarations.Image.Interpolation) -> SwiftUIDeclarations.Image {
        SwiftUIDeclarations.Image(_inert: ())
    }
    public func antialiased(_ isAntialiased: Bool) -> SwiftUIDeclarations.Image {
        SwiftUIDeclarations.Image(_inert: ())
    }
}

nonisolated extension SwiftUIDeclarations.Image {
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> SwiftUIDeclarations.Image {
        SwiftUIDeclarations.Image(_inert: ())
    }
}

nonisolated extension SwiftUIDeclarations.Image {
    public init(
        _ cgImage: CGImage, scale: CGFloat, orientation: SwiftUIDeclarations.Image.Orientation = .up, label: Text
    ) {}
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: SwiftUIDeclarations.Image.Orientation = .up) {
    }
}

nonisolated extension SwiftUIDeclarations.Image {
    public init(uiImage: UIImage) {}
}

nonisolated extension SwiftUIDeclarations.Image {
    /// - Linux: no effect
    nonisolated public enum ResizingMode: Equatable, Hashable, Sendable {
        case tile
        case stretch
    }

    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: SwiftUIDeclarations.Image.ResizingMode = .stretch
    ) -> SwiftUIDeclarations.Image { SwiftUIDeclarations.Image(_inert: ()) }
}
