// Allows UIKit's objects as arguments of String(format:) and NSLog: `%@` prints their description, as on Apple's
// systems. Foundation on Linux would treat the object as a Core Foundation object and crash, so the description is
// passed instead.
extension _CVarArgObject where Self: NSObject {
    public var _cVarArgObject: any CVarArg { NSString(string: description) }
    public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension NSException: CVarArg, _CVarArgObject {}
extension NSParagraphStyle: CVarArg, _CVarArgObject {}
extension NSStringDrawingContext: CVarArg, _CVarArgObject {}
extension UIResponder: CVarArg, _CVarArgObject {}
extension UIEvent: CVarArg, _CVarArgObject {}
extension UITouch: CVarArg, _CVarArgObject {}
extension UIPress: CVarArg, _CVarArgObject {}
extension UIKey: CVarArg, _CVarArgObject {}
extension UIGestureRecognizer: CVarArg, _CVarArgObject {}
extension UITraitCollection: CVarArg, _CVarArgObject {}
extension UIColor: CVarArg, _CVarArgObject {}
extension UIFont: CVarArg, _CVarArgObject {}
extension UIFontDescriptor: CVarArg, _CVarArgObject {}
extension UIFontMetrics: CVarArg, _CVarArgObject {}
extension UIImage: CVarArg, _CVarArgObject {}
extension UIMenuElement: CVarArg, _CVarArgObject {}
extension UIBarItem: CVarArg, _CVarArgObject {}
extension UINavigationItem: CVarArg, _CVarArgObject {}
extension UIScreen: CVarArg, _CVarArgObject {}
extension UIDevice: CVarArg, _CVarArgObject {}
extension UISceneSession: CVarArg, _CVarArgObject {}
extension UISceneConfiguration: CVarArg, _CVarArgObject {}
extension CALayer: CVarArg, _CVarArgObject {}
extension CAAnimation: CVarArg, _CVarArgObject {}
extension CADisplayLink: CVarArg, _CVarArgObject {}
extension CAMediaTimingFunction: CVarArg, _CVarArgObject {}
