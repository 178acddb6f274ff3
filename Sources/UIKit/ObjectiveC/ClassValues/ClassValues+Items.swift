import Foundation

// As in ClassValues+Trestle.swift.

extension UIGestureRecognizer {
    /// Creates a recognizer with the `init(target:action:)` of the class that the metatype stands for.
    public static func newObject(target: Any?, action: Selector?) -> Self {
        unsafeDowncast(make(target, action), to: Self.self)
    }

    @usableFromInline convenience init(ofClassValue target: Any?, _ action: Selector?) {
        self.init(target: target, action: action)
    }

    @_silgen_name("$s5UIKit19UIGestureRecognizerC12ofClassValue_ACypSg_17ObjectiveCRuntime8SelectorVSgtcfC")
    private class func make(_ target: __owned Any?, _ action: __owned Selector?) -> UIGestureRecognizer
}

// Apple's initializers of items call the class's `init()`.

extension UIBarButtonItem {
    /// Creates an item with the class's `init()`, which shows a text.
    public static func newObject(title: String?, style: Style, target: Any?, action: Selector?) -> Self {
        let item = newObject()
        item.title = title
        item.send(action, to: target, style)
        return item
    }

    /// Creates an item with the class's `init()`, which shows an image.
    public static func newObject(image: UIImage?, style: Style, target: Any?, action: Selector?) -> Self {
        let item = newObject()
        item.image = image
        item.send(action, to: target, style)
        return item
    }

    /// Creates one of the system's items with the class's `init()`.
    public static func newObject(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) -> Self {
        let item = newObject()
        item.becomeSystemItem(systemItem)
        item.send(action, to: target, item.style)
        return item
    }

    /// Creates an item with the class's `init()`, which shows a view.
    public static func newObject(customView: UIView) -> Self {
        let item = newObject()
        item.customView = customView
        return item
    }
}

extension UITabBarItem {
    /// Creates an item with the class's `init()`.
    public static func newObject(title: String?, image: UIImage?, tag: Int) -> Self {
        let item = newObject(title: title, image: image, selectedImage: nil)
        item.tag = tag
        return item
    }

    /// Creates an item with the class's `init()`, with another picture while it is selected.
    public static func newObject(title: String?, image: UIImage?, selectedImage: UIImage?) -> Self {
        let item = newObject()
        item.title = title
        item.image = image
        if let selectedImage { item.selectedImage = selectedImage }
        return item
    }

    /// Creates one of the system's items with the class's `init()`.
    public static func newObject(tabBarSystemItem systemItem: SystemItem, tag: Int) -> Self {
        let item = newObject()
        item.becomeSystemItem(systemItem)
        item.tag = tag
        return item
    }
}
