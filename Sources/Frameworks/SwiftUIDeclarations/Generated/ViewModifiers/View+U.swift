// Written by scripts/generate-swiftui.

import UIKit

nonisolated extension View {
    public func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> ())
        -> some View
    { EmptyView() }
    public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> ())
        -> some View
    { EmptyView() }
    public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
        -> some View
    { EmptyView() }
    public func unredacted() -> some View { EmptyView() }
}
