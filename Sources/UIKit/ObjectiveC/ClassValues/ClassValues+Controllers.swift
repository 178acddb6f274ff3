import Foundation

// As in ClassValues+Trestle.swift.

extension UICollectionViewController {
    /// Creates a controller with the `init(collectionViewLayout:)` of the class that the metatype stands for.
    public static func newObject(collectionViewLayout layout: UICollectionViewLayout) -> Self {
        unsafeDowncast(make(layout), to: Self.self)
    }

    @usableFromInline convenience init(ofClassValue layout: UICollectionViewLayout) {
        self.init(collectionViewLayout: layout)
    }

    @_silgen_name("$s5UIKit26UICollectionViewControllerC12ofClassValueAcA0bC6LayoutC_tcfC")
    private class func make(_ layout: __owned UICollectionViewLayout) -> UICollectionViewController
}

extension UINavigationController {
    /// Creates a controller with the `init(rootViewController:)` of the class that the metatype stands for.
    public static func newObject(rootViewController: UIViewController) -> Self {
        unsafeDowncast(make(rootViewController), to: Self.self)
    }

    /// Creates a controller with the `init(navigationBarClass:toolbarClass:)` of the class that the metatype stands
    /// for.
    public static func newObject(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) -> Self {
        unsafeDowncast(make(navigationBarClass, toolbarClass), to: Self.self)
    }

    @usableFromInline convenience init(ofClassValue root: UIViewController) {
        self.init(rootViewController: root)
    }

    @usableFromInline convenience init(ofClassValue bar: AnyClass?, _ toolbar: AnyClass?) {
        self.init(navigationBarClass: bar, toolbarClass: toolbar)
    }

    @_silgen_name("$s5UIKit22UINavigationControllerC12ofClassValueAcA06UIViewC0C_tcfC")
    private class func make(_ root: __owned UIViewController) -> UINavigationController

    @_silgen_name("$s5UIKit22UINavigationControllerC12ofClassValue_ACyXlXpSg_AEtcfC")
    private class func make(_ bar: AnyClass?, _ toolbar: AnyClass?) -> UINavigationController
}

extension UISearchController {
    /// Creates a controller with the `init(searchResultsController:)` of the class that the metatype stands for.
    public static func newObject(searchResultsController: UIViewController?) -> Self {
        unsafeDowncast(make(searchResultsController), to: Self.self)
    }

    @usableFromInline convenience init(ofClassValue results: UIViewController?) {
        self.init(searchResultsController: results)
    }

    @_silgen_name("$s5UIKit18UISearchControllerC12ofClassValueAcA06UIViewC0CSg_tcfC")
    private class func make(_ results: __owned UIViewController?) -> UISearchController
}

extension UIPresentationController {
    /// Creates a controller with the `init(presentedViewController:presenting:)` of the class that the metatype stands
    /// for.
    public static func newObject(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) -> Self {
        unsafeDowncast(make(presentedViewController, presentingViewController), to: Self.self)
    }

    @usableFromInline convenience init(ofClassValue presented: UIViewController, _ presenting: UIViewController?) {
        self.init(presentedViewController: presented, presenting: presenting)
    }

    @_silgen_name("$s5UIKit24UIPresentationControllerC12ofClassValue_AcA06UIViewC0C_AFSgtcfC")
    private class func make(
        _ presented: __owned UIViewController, _ presenting: __owned UIViewController?
    ) -> UIPresentationController
}
