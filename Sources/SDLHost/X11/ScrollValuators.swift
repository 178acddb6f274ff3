internal import CX11

/// The positions of the scroll axes of an X server's devices. XInput 2 reports positions and not steps.
struct ScrollValuators {
    struct Axis {
        let isVertical: Bool
        /// The amount that the server counts as a notch.
        let increment: Double
        /// Nil until it is known.
        var position: Double?
    }

    /// By device and number of the valuator.
    private(set) var axes: [Int32: [Int32: Axis]] = [:]

    init(axes: [Int32: [Int32: Axis]] = [:]) {
        self.axes = axes
    }

    /// Reads the devices of the server and the current positions of their axes.
    mutating func read(from display: OpaquePointer) {
        var count: Int32 = 0
        guard let devices = XIQueryDevice(display, Int32(XIAllDevices), &count) else { return }
        defer { XIFreeDeviceInfo(devices) }
        axes = [:]
        for device in UnsafeBufferPointer(start: devices, count: Int(count)) {
            guard let classes = device.classes else { continue }
            let infos = UnsafeBufferPointer(start: classes, count: Int(device.num_classes)).compactMap { $0 }
            for info in infos where info.pointee.type == XIScrollClass {
                info.withMemoryRebound(to: XIScrollClassInfo.self, capacity: 1) {
                    let scroll = $0.pointee
                    guard scroll.increment != 0 else { return }
                    axes[device.deviceid, default: [:]][scroll.number] = Axis(
                        isVertical: scroll.scroll_type == XIScrollTypeVertical, increment: scroll.increment)
                }
            }
            for info in infos where info.pointee.type == XIValuatorClass {
                info.withMemoryRebound(to: XIValuatorClassInfo.self, capacity: 1) {
                    axes[device.deviceid]?[$0.pointee.number]?.position = $0.pointee.value
                }
            }
        }
    }

    /// Returns the notches by which an XInput 2 event scrolls, as SDL counts them; nil when it moves no scroll axis.
    mutating func notches(of event: XIDeviceEvent) -> (x: Double, y: Double)? {
        guard var device = axes[event.sourceid], let mask = event.valuators.mask else { return nil }
        var notches: (x: Double, y: Double)?
        var index = 0
        for number in 0..<event.valuators.mask_len * 8 where trestle_xi_mask_is_set(mask, number) != 0 {
            defer { index += 1 }
            guard var axis = device[number] else { continue }
            let position = event.valuators.values[index]
            let moved = axis.position.map { (position - $0) / axis.increment } ?? 0
            axis.position = position
            device[number] = axis
            // XInput counts down and to the right; SDL counts away from the user and to the right.
            let (x, y) = notches ?? (0, 0)
            notches = axis.isVertical ? (x, y - moved) : (x + moved, y)
        }
        axes[event.sourceid] = device
        return notches
    }
}
