import UIKit

/// - Linux: refuses
///
/// Shows a panel in place of a view of SwiftUI in a cell.
nonisolated public struct UIHostingConfiguration<Content, Background>: UIContentConfiguration
where Content: View, Background: View {
    var minimumHeight: CGFloat?

    public func background<B>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> where B: View {
        UIHostingConfiguration<Content, B>(minimumHeight: minimumHeight)
    }

    public func background<S>(
        _ style: S
    ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> where S: ShapeStyle {
        UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>(minimumHeight: minimumHeight)
    }

    /// - Linux: no effect
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration { self }

    /// - Linux: no effect
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration { self }

    /// The panel is at least as high; the width is the cell's.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
        UIHostingConfiguration(minimumHeight: height)
    }

    public func minSize() -> UIHostingConfiguration { UIHostingConfiguration(minimumHeight: nil) }

    @MainActor public func makeContentView() -> any UIView & UIContentView {
        HostingPanelView(self, panel: HostingPanel.make(for: Content.self), minimumHeight: minimumHeight)
    }

    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

nonisolated extension UIHostingConfiguration where Background == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(minimumHeight: nil) }
}

/// - Linux: no effect
nonisolated public struct _UIHostingConfigurationBackgroundView<Style>: View where Style: ShapeStyle {
    public typealias Body = Never
}
