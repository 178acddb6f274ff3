// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Self.Body { get }
}

nonisolated extension Scene {
    public func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R)
        -> some Scene where D: Sendable, R: Sendable
    { self }
}

nonisolated extension Scene {
    public func commandsRemoved() -> some Scene { self }
    public func commandsReplaced<Content>(@CommandsBuilder content: () -> Content) -> some Scene
    where Content: Commands { self }
}

nonisolated extension Scene {
    public func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene
    where V: Equatable { self }
}

nonisolated extension Scene {
    public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene where Content: Commands {
        self
    }
}

nonisolated extension Scene {
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
}

nonisolated extension Scene {
    public func handlesExternalEvents(matching conditions: Swift.Set<String>) -> some Scene { self }
}

/// - Linux: no effect
nonisolated public protocol Shape: Animatable, View {
    func path(in rect: CGRect) -> Path
    static var role: ShapeRole { get }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

nonisolated extension SwiftUIDeclarations.Shape {
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some SwiftUIDeclarations.Shape {
        Rectangle()
    }
}

nonisolated extension SwiftUIDeclarations.Shape {
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape<Self>(_inert: ()) }
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> { OffsetShape<Self>(_inert: ()) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { OffsetShape<Self>(_inert: ()) }
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape<Self>(_inert: ())
    }
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape<Self>(_inert: ())
    }
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape<Self>(_inert: ())
    }
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape<Self>(_inert: ())
    }
}

nonisolated extension SwiftUIDeclarations.Shape {
    public func size(_ size: CGSize) -> some SwiftUIDeclarations.Shape { Rectangle() }
    public func size(width: CGFloat, height: CGFloat) -> some SwiftUIDeclarations.Shape { Rectangle() }
}

nonisolated extension SwiftUIDeclarations.Shape {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

nonisolated extension SwiftUIDeclarations.Shape {
    public static var role: ShapeRole { ShapeRole.fill }
}

nonisolated extension SwiftUIDeclarations.Shape {
    public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some View where S: ShapeStyle { EmptyView() }
    public func fill(style: FillStyle = FillStyle()) -> some View { EmptyView() }
    public func stroke<S>(_ content: S, style: StrokeStyle) -> some View where S: ShapeStyle { EmptyView() }
    public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle { EmptyView() }
}

nonisolated extension SwiftUIDeclarations.Shape {
    public var body: _ShapeView<Self, ForegroundStyle> { return _ShapeView<Self, ForegroundStyle>(_inert: ()) }
}

nonisolated extension SwiftUIDeclarations.Shape {
    public func stroke(style: StrokeStyle) -> some SwiftUIDeclarations.Shape { Rectangle() }
    public func stroke(lineWidth: CGFloat = 1) -> some SwiftUIDeclarations.Shape { Rectangle() }
}

/// - Linux: no effect
public protocol ShapeStyle {
}

nonisolated extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: SwiftUIDeclarations.Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(_inert: ()) }
}

nonisolated extension ShapeStyle {
    public func `in`(_ rect: CGRect) -> some ShapeStyle { self }
}

nonisolated extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}

nonisolated extension ShapeStyle where Self == AnyShapeStyle {
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle() }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(_inert: ()) }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(_inert: ()) }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(_inert: ()) }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(_inert: ()) }
}

nonisolated extension ShapeStyle where Self == Color {
    public static var red: Color { Color.clear }
    public static var orange: Color { Color.clear }
    public static var yellow: Color { Color.clear }
    public static var green: Color { Color.clear }
    public static var mint: Color { Color.clear }
    public static var teal: Color { Color.clear }
    public static var cyan: Color { Color.clear }
    public static var blue: Color { Color.clear }
    public static var indigo: Color { Color.clear }
    public static var purple: Color { Color.clear }
    public static var pink: Color { Color.clear }
    public static var brown: Color { Color.clear }
    public static var white: Color { Color.clear }
    public static var gray: Color { Color.clear }
    public static var black: Color { Color.clear }
    public static var clear: Color { Color.clear }
}

nonisolated extension ShapeStyle {
    public func blendMode(_ mode: SwiftUIDeclarations.BlendMode) -> some ShapeStyle { self }
}

nonisolated extension ShapeStyle where Self == AnyShapeStyle {
    public static func blendMode(_ mode: SwiftUIDeclarations.BlendMode) -> some ShapeStyle { ForegroundStyle() }
}

nonisolated extension ShapeStyle {
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

nonisolated extension ShapeStyle where Self == AnyShapeStyle {
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle() }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    { LinearGradient(_inert: ()) }
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(_inert: ())
    }
    public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
        -> LinearGradient
    { LinearGradient(_inert: ()) }
}

nonisolated extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        -> RadialGradient
    { RadialGradient(_inert: ()) }
    public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        -> RadialGradient
    { RadialGradient(_inert: ()) }
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient { RadialGradient(_inert: ()) }
}

nonisolated extension ShapeStyle where Self == EllipticalGradient {
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient { EllipticalGradient(_inert: ()) }
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient { EllipticalGradient(_inert: ()) }
    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient { EllipticalGradient(_inert: ()) }
}

nonisolated extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
        -> AngularGradient
    { AngularGradient(_inert: ()) }
    public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
        -> AngularGradient
    { AngularGradient(_inert: ()) }
    public static func angularGradient(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
        -> AngularGradient
    { AngularGradient(_inert: ()) }
}

nonisolated extension ShapeStyle where Self == AngularGradient {
    public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(_inert: ())
    }
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(_inert: ())
    }
    public static func conicGradient(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) -> AngularGradient
    { AngularGradient(_inert: ()) }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle(_inert: ()) }
}

nonisolated extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle(_inert: ()) }
}

nonisolated extension ShapeStyle where Self: View, Self.Body == _ShapeView<Rectangle, Self> {
    public var body: _ShapeView<Rectangle, Self> { return _ShapeView<Rectangle, Self>(_inert: ()) }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> some ShapeStyle
    { ForegroundStyle() }
}

nonisolated extension ShapeStyle where Self == RadialGradient {
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> some ShapeStyle { ForegroundStyle() }
}

nonisolated extension ShapeStyle where Self == EllipticalGradient {
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> some ShapeStyle { ForegroundStyle() }
}

nonisolated extension ShapeStyle where Self == AngularGradient {
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> some ShapeStyle { ForegroundStyle() }
    public static func conicGradient(_ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero)
        -> some ShapeStyle
    { ForegroundStyle() }
}

nonisolated extension ShapeStyle where Self == Material {
    public static var regularMaterial: Material { Material(_inert: ()) }
    public static var thickMaterial: Material { Material(_inert: ()) }
    public static var thinMaterial: Material { Material(_inert: ()) }
    public static var ultraThinMaterial: Material { Material(_inert: ()) }
    public static var ultraThickMaterial: Material { Material(_inert: ()) }
}

nonisolated extension ShapeStyle where Self == Material {
    public static var bar: Material { Material(_inert: ()) }
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle(_inert: ()) }
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle(_inert: ()) }
}
