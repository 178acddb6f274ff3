extension UIButton {
    /// Creates a button of the system's type with an image, which sends `action` when it is tapped.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = newObject(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
        return button
    }
}
