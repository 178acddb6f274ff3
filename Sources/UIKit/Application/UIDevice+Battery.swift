import Foundation

extension UIDevice {
    /// What the battery does.
    public enum BatteryState: Int, Sendable {
        /// Whether the battery discharges (`unplugged`), charges or is full; `unknown` without a battery.
        case unknown, unplugged, charging, full
    }

    /// Never posted: the kernel reports no changes here.
    public nonisolated class var batteryLevelDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
    }

    /// Never posted: the kernel reports no changes here.
    public nonisolated class var batteryStateDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
    }

    /// Never posted, since there is no proximity sensor.
    public nonisolated class var proximityStateDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
    }
}

/// The battery, as the kernel describes it.
@MainActor
struct Battery {
    static var isMonitored = false

    let level: Float
    let state: UIDevice.BatteryState

    /// Reads the first battery in a folder of power supplies; nil if there is none.
    static func read(in folder: String = "/sys/class/power_supply") -> Battery? {
        let supplies = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
        for supply in supplies {
            func value(_ name: String) -> String? {
                (try? String(contentsOfFile: "\(folder)/\(supply)/\(name)", encoding: .utf8))?
                    .trimmingCharacters(in: .whitespacesAndNewlines)
            }
            // Batteries of mice and keyboards have another scope.
            guard value("type") == "Battery", value("scope") != "Device",
                let capacity = value("capacity").flatMap({ Float($0) })
            else { continue }
            let state: UIDevice.BatteryState =
                switch value("status") {
                case "Charging": .charging
                case "Full": .full
                case "Discharging", "Not charging": .unplugged
                default: .unknown
                }
            return Battery(level: max(0, min(1, capacity / 100)), state: state)
        }
        return nil
    }
}
