// Written by scripts/generate-swiftui.

import UIKit

/// - Linux: no effect
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Self.Body { get }
}
