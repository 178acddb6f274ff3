import CoreLocation
import UIKit

extension MKAnnotationView {
    /// Creates a view with the `init(annotation:reuseIdentifier:)` of the class that the metatype stands for, as
    /// `newObject` of UIKit's classes does.
    public static func newObject(annotation: (any MKAnnotation)?, reuseIdentifier: String?) -> Self {
        unsafeDowncast(make(annotation, reuseIdentifier), to: Self.self)
    }

    @usableFromInline convenience init(ofClassValue annotation: (any MKAnnotation)?, _ reuseIdentifier: String?) {
        self.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("$s6MapKit16MKAnnotationViewC12ofClassValue_AcA0C0_pSg_SSSgtcfC")
    private class func make(
        _ annotation: __owned (any MKAnnotation)?, _ reuseIdentifier: __owned String?
    ) -> MKAnnotationView
}
