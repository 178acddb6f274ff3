/// An image view. Each image view here shows animated images; this class has the library's name for it.
/// - Linux: works
open class SDAnimatedImageView: UIImageView {}
