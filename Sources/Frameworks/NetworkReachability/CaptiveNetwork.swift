import CoreFoundationTypes
import Foundation

/// The key of a wireless network's name.
/// - Linux: works
nonisolated(unsafe) public let kCNNetworkInfoKeySSID: CFString = "SSID"
/// The key of the address of a wireless network's station.
/// - Linux: works
nonisolated(unsafe) public let kCNNetworkInfoKeyBSSID: CFString = "BSSID"
/// The key of a wireless network's name as bytes.
/// - Linux: works
nonisolated(unsafe) public let kCNNetworkInfoKeySSIDData: CFString = "SSIDDATA"

/// Returns nil: no interface is asked for its wireless network.
/// - Linux: refuses
public func CNCopySupportedInterfaces() -> [Any]? { nil }

/// Returns nil: the name of the wireless network is not told.
/// - Linux: refuses
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
