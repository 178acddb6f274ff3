// Written by scripts/generate-swiftui.

import UIKit

nonisolated extension Never {
    public typealias Body = Never
    public var body: Never { return bodyOfSystemView() }
}

nonisolated extension Never: AccessibilityRotorContent {
}

nonisolated extension Never: ToolbarContent, CustomizableToolbarContent {
}

nonisolated extension Never: Gesture {
    public typealias Value = Never
}

nonisolated extension Never: Scene {
}

nonisolated extension Never: View {
}

nonisolated extension Never: Commands {
}
