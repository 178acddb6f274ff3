/// The methods of UIKit's delegate and data source protocols by selector. The lists are generated
/// (`UIKitRequirements+Methods`).
enum UIKitRequirements {
    private static let bySelector = Dictionary(grouping: optionalMethods, by: \.selector)

    /// Returns the optional method with this selector in a protocol that the class conforms to.
    static func optional(_ selector: String, _ type: AnyClass) -> (any ProtocolRequirement)? {
        bySelector[selector]?.first { $0.isConforming(type) }
    }
}
