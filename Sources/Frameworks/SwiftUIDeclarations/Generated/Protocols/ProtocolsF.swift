// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
public protocol FocusedValueKey {
    associatedtype Value
}

/// - Linux: no effect
@MainActor @preconcurrency public protocol FormStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = FormStyleConfiguration
}

nonisolated extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { ColumnsFormStyle(_inert: ()) }
}

nonisolated extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle(_inert: ()) }
}

nonisolated extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { GroupedFormStyle(_inert: ()) }
}
