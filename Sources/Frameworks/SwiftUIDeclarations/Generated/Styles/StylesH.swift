// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Sendable {
    init(_inert: Void) {}
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(_inert: ()) }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(_inert: ()) }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(_inert: ()) }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(_inert: ()) }
}
