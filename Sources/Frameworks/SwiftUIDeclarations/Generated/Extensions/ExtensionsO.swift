// Written by scripts/generate-swiftui.

import UIKit

nonisolated extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never
}

nonisolated extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {
}

nonisolated extension Optional: Commands where Wrapped: Commands {
    public typealias Body = Never
}

nonisolated extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never
}

nonisolated extension Optional: View where Wrapped: View {
    public typealias Body = Never
}
