/// The kind of list that shows a view.
///
/// Tables, and sections of collection views that are lists, specify it for their cells, headers and footers, which
/// pass it on to their subviews. For all other views it is unspecified (unverified).
public enum UIListEnvironment: Int, Sendable {
    /// No list has specified it.
    case unspecified
    /// Not in a list.
    case none
    /// The style of the list that shows the view.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
}

/// The trait ``UITraitCollection/listEnvironment``.
public struct UITraitListEnvironment: SystemTrait, Sendable {
    public static var defaultValue: UIListEnvironment { .unspecified }
    static func read(_ values: TraitValues) -> UIListEnvironment { values.listEnvironment }
    static func write(_ value: UIListEnvironment, to values: inout TraitValues) { values.listEnvironment = value }
}

extension UIMutableTraits {
    /// The style of the list around the view.
    public var listEnvironment: UIListEnvironment {
        get { self[UITraitListEnvironment.self] }
        set { self[UITraitListEnvironment.self] = newValue }
    }
}
