import Foundation

/// A call of an optional method through its protocol, with samples as arguments. `MethodCall.all` is generated.
struct MethodCall: Sendable {
    let protocolName: String
    let selector: String
    let call: @MainActor @Sendable (NoMethod) -> Void

    init(_ protocolName: String, _ selector: String, _ call: @escaping @MainActor @Sendable (NoMethod) -> Void) {
        self.protocolName = protocolName
        self.selector = selector
        self.call = call
    }
}
