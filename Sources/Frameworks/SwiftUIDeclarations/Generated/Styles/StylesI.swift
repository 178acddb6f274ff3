// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct IconOnlyLabelStyle: LabelStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: IconOnlyLabelStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct ImagePaint: ShapeStyle, Sendable {
    init(_inert: Void) {}
    public var image: SwiftUIDeclarations.Image = SwiftUIDeclarations.Image(_inert: ())
    public var sourceRect: CGRect = .zero
    public var scale: CGFloat = 0
    public init(
        image: SwiftUIDeclarations.Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) { self.image = image; self.sourceRect = sourceRect; self.scale = scale }
}

/// - Linux: no effect
nonisolated public struct InlinePickerStyle: PickerStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}

/// - Linux: no effect
nonisolated public struct InsetGroupedListStyle: ListStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}

/// - Linux: no effect
nonisolated public struct InsetListStyle: ListStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}
