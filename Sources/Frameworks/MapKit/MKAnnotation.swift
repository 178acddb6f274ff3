import CoreLocation

/// The optional members of ``MKAnnotation``. They are in a protocol of their own so that `annotation.title` is an
/// optional of an optional where the type is `any MKAnnotation`, as on iOS, and a plain one where the class is known.
///
/// - Linux: works
public protocol _MKAnnotationTexts: NSObjectProtocol {
    @_disfavoredOverload var title: String? { get }
    @_disfavoredOverload var subtitle: String? { get }
}

extension _MKAnnotationTexts {
    @_disfavoredOverload public var title: String? { nil }
    @_disfavoredOverload public var subtitle: String? { nil }
}

/// - Linux: works
///
/// A place that a map marks.
public protocol MKAnnotation: _MKAnnotationTexts {
    var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
    public var title: String?? { .some((self as any _MKAnnotationTexts).title) }
    public var subtitle: String?? { .some((self as any _MKAnnotationTexts).subtitle) }
}
