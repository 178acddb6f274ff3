/// A value that key-value coding sets after an object was created.
package struct NibRuntimeAttribute: Sendable {
    package var keyPath: String
    /// `number`, `string`, `boolean`, `color`, `point`, `size`, `rect`, `image`, `localizedString`, `range`, `nil`.
    package var type: String
    package var value: NibValue
    package var location: NibLocation
}

/// What differs for a size class. The variation `default` applies where no other does.
package struct NibVariation: Sendable {
    /// `default`, `widthClass=regular`, `heightClass=compact-widthClass=regular`.
    package var key: String
    package var attributes: NibAttributes
    package var values: [String: NibValue]
    package var excluded: [NibExclusion]
    package var included: [NibExclusion]
    package var location: NibLocation
}

/// A subview or constraint that a variation leaves out, or adds again.
package struct NibExclusion: Hashable, Sendable {
    /// `subviews`, `constraints`, `gestureRecognizers`.
    package var list: String
    package var reference: String
}
