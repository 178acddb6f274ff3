import UIKit

extension XCUIElement {
    /// Drags the thumb of a slider to a position.
    ///
    /// - Parameter position: from 0 at the leading end to 1.
    public func adjust(
        toNormalizedSliderPosition position: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        act("adjust", file, line) { place, session in
            guard let slider = place.node.view as? UISlider else {
                return TestFailures.record("Failed to adjust \(shortName): it is no slider", of: self, file, line)
            }
            let bounds = slider.bounds
            let track = slider.trackRect(forBounds: bounds)
            @MainActor func middle(_ value: Float) -> CGPoint {
                let thumb = slider.thumbRect(forBounds: bounds, trackRect: track, value: value)
                return slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil as UIView?)
            }
            let part = Float(min(max(position, 0), 1))
            let target = slider.minimumValue + (slider.maximumValue - slider.minimumValue) * part
            session.drag(from: middle(slider.value), to: middle(target), resting: 0, velocity: 400, holding: 0.1)
        }
    }

    /// Turns a wheel of a picker until it shows a value.
    public func adjust(
        toPickerWheelValue value: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        act("adjust", file, line) { place, session in
            let wheel = place.node.object
            guard place.node.type == .pickerWheel else {
                return TestFailures.record("Failed to adjust \(shortName): it is no picker wheel", of: self, file, line)
            }
            guard !turn(wheel, to: value, session, by: { $0.accessibilityIncrement() }),
                !turn(wheel, to: value, session, by: { $0.accessibilityDecrement() })
            else { return }
            TestFailures.record("Failed to adjust \(shortName): it has no value \"\(value)\"", of: self, file, line)
        }
    }

    /// Turns a wheel row by row until it shows a value. Returns false if it comes to its end before.
    private func turn(
        _ wheel: NSObject, to value: String, _ session: LaunchedApplication, by step: (NSObject) -> Void
    ) -> Bool {
        var shown = wheel.accessibilityValue
        // A value may be there twice in a row, but not for longer than this.
        var repetitions = 0
        while shown != value {
            step(wheel)
            session.app.frame()
            let next = wheel.accessibilityValue
            repetitions = next == shown ? repetitions + 1 : 0
            if repetitions > 1 { return false }
            shown = next
        }
        return true
    }
}
