import Foundation

// Never posted, as there are no controllers.
extension NSNotification.Name {
    public static let GCControllerDidConnect = NSNotification.Name("GCControllerDidConnectNotification")
    public static let GCControllerDidDisconnect = NSNotification.Name("GCControllerDidDisconnectNotification")
    public static let GCControllerDidBecomeCurrent = NSNotification.Name("GCControllerDidBecomeCurrentNotification")
    public static let GCControllerDidStopBeingCurrent = NSNotification.Name(
        "GCControllerDidStopBeingCurrentNotification")
    public static let GCControllerUserCustomizationsDidChange = NSNotification.Name(
        "GCControllerUserCustomizationsDidChangeNotification")
    public static let GCKeyboardDidConnect = NSNotification.Name("GCKeyboardDidConnectNotification")
    public static let GCKeyboardDidDisconnect = NSNotification.Name("GCKeyboardDidDisconnectNotification")
    public static let GCMouseDidConnect = NSNotification.Name("GCMouseDidConnectNotification")
    public static let GCMouseDidDisconnect = NSNotification.Name("GCMouseDidDisconnectNotification")
    public static let GCMouseDidBecomeCurrent = NSNotification.Name("GCMouseDidBecomeCurrentNotification")
    public static let GCMouseDidStopBeingCurrent = NSNotification.Name("GCMouseDidStopBeingCurrentNotification")
}
