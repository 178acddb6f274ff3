/// What a parser has to know of the views and metrics that a string may name.
package struct LayoutFormatNames {
    let isView: (String) -> Bool
    let isMetric: (String) -> Bool
    let hasSuperview: (String) -> Bool

    /// - Parameters:
    ///   - isView: whether a name is a key of the views dictionary.
    ///   - isMetric: whether a name has a number in the metrics or views dictionary.
    ///   - hasSuperview: whether the view of a name has a superview.
    package init(
        isView: @escaping (String) -> Bool, isMetric: @escaping (String) -> Bool,
        hasSuperview: @escaping (String) -> Bool
    ) {
        self.isView = isView
        self.isMetric = isMetric
        self.hasSuperview = hasSuperview
    }
}
