// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder var body: Self.Body { get }
}

/// - Linux: no effect
@MainActor @preconcurrency public protocol ControlGroupStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ControlGroupStyleConfiguration
}

nonisolated extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle(_inert: ()) }
}

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle(_inert: ()) }
}

nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle(_inert: ()) }
}

nonisolated extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle(_inert: ()) }
}

/// - Linux: no effect
public protocol CustomPresentationDetent {
    static func height(in context: Self.Context) -> CGFloat?
}

nonisolated extension CustomPresentationDetent {
    public typealias Context = PresentationDetent.Context
}

/// - Linux: no effect
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Self.Body: CustomizableToolbarContent {
}

nonisolated extension CustomizableToolbarContent {
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { self }
    public func defaultCustomization() -> some CustomizableToolbarContent { self }
}

nonisolated extension CustomizableToolbarContent {
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
        self
    }
}
