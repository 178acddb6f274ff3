import Foundation

/// A function that makes the attributes of a text from others, for the texts of configurations.
///
/// Two transformers are equal if one is a copy of the other.
// Sound: UIKit calls transforms on the main actor only.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    public let transform: (AttributeContainer) -> AttributeContainer
    private let identity = Identity()

    private final class Identity: Sendable {}

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIConfigurationTextAttributesTransformer: Hashable {
    public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
