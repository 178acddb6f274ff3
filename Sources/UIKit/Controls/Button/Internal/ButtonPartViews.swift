/// The title of a button. Its frame is right whenever it is asked for, as in UIKit. The name is UIKit's, and shows in
/// descriptions.
final class UIButtonLabel: UILabel {
    override var frame: CGRect {
        get {
            (superview as? UIButton)?.layOutPartsIfNeeded()
            return super.frame
        }
        set { super.frame = newValue }
    }

    override var bounds: CGRect {
        get {
            (superview as? UIButton)?.layOutPartsIfNeeded()
            return super.bounds
        }
        set { super.bounds = newValue }
    }
}

/// The image of a button. Its frame is right whenever it is asked for, as in UIKit.
final class ButtonImageView: UIImageView {
    override var frame: CGRect {
        get {
            (superview as? UIButton)?.layOutPartsIfNeeded()
            return super.frame
        }
        set { super.frame = newValue }
    }

    override var bounds: CGRect {
        get {
            (superview as? UIButton)?.layOutPartsIfNeeded()
            return super.bounds
        }
        set { super.bounds = newValue }
    }
}
