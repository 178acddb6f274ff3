import Foundation

extension NSNotification.Name {
    public static let MPVolumeViewWirelessRoutesAvailableDidChange = NSNotification.Name(
        "MPVolumeViewWirelessRoutesAvailableDidChangeNotification")
    public static let MPVolumeViewWirelessRouteActiveDidChange = NSNotification.Name(
        "MPVolumeViewWirelessRouteActiveDidChangeNotification")
}
