// Written by scripts/generate-swiftui.

import UIKit

nonisolated extension View {
    public func zIndex(_ value: Double) -> some View { EmptyView() }
}
