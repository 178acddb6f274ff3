import UIKit

extension TestApplication {
    /// Shakes the device. The first responder gets the motion or, if there is none, the controller that is seen.
    public func shake() {
        frame()
        run.shake()
        frame()
    }
}
