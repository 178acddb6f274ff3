import Foundation

/// A function that makes the attributes of a text from others, for the texts of configurations.
///
/// Two transformers are equal if one is a copy of the other.
// Sound: UIKit calls transforms on the main actor only.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    /// Makes the new attributes. It may be called on any thread.
    public let transform: (AttributeContainer) -> AttributeContainer
    private let identity = Identity()

    private final class Identity: Sendable {}

    /// Creates a transformer. It is equal to its copies only, not to another one with the same function.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the new attributes; lets the transformer be called like a function.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIConfigurationTextAttributesTransformer: Hashable {
    public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
