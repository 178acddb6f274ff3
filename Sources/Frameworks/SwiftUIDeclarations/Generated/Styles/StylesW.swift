// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
    public func makeBody(configuration: WheelDatePickerStyle.Configuration) -> some View { EmptyView() }
}

/// - Linux: no effect
nonisolated public struct WheelPickerStyle: PickerStyle, Sendable {
    init(_inert: Void) {}
    public init() {}
}
