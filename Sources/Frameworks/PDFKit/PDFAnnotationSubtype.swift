/// What an annotation is.
///
/// - Linux: no effect
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let text = Self(rawValue: "/Text")
    public static let link = Self(rawValue: "/Link")
    public static let freeText = Self(rawValue: "/FreeText")
    public static let line = Self(rawValue: "/Line")
    public static let square = Self(rawValue: "/Square")
    public static let circle = Self(rawValue: "/Circle")
    public static let highlight = Self(rawValue: "/Highlight")
    public static let underline = Self(rawValue: "/Underline")
    public static let strikeOut = Self(rawValue: "/StrikeOut")
    public static let ink = Self(rawValue: "/Ink")
    public static let stamp = Self(rawValue: "/Stamp")
    public static let popup = Self(rawValue: "/Popup")
    public static let widget = Self(rawValue: "/Widget")
}

/// What a field is.
///
/// - Linux: no effect
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let button = Self(rawValue: "/Btn")
    public static let choice = Self(rawValue: "/Ch")
    public static let signature = Self(rawValue: "/Sig")
    public static let text = Self(rawValue: "/Tx")
}
