import Foundation

extension UIWindowScene {
    /// The size and the orientation of a scene at one time.
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        /// `.portrait` or `.landscapeRight`, from the shape of the window at that time.
        public let interfaceOrientation: UIInterfaceOrientation

        /// The coordinate space of the scene.
        public let coordinateSpace: any UICoordinateSpace

        init(of scene: UIWindowScene) {
            interfaceOrientation = scene.interfaceOrientation
            coordinateSpace = scene.coordinateSpace
            super.init()
        }
    }

    /// What an application would like the geometry of a scene to be. The subclass says for which system.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        override init() { super.init() }

        /// Orientations of an iPhone or iPad.
        @preconcurrency @MainActor
        open class iOS: GeometryPreferences {
            /// Empty, the default, asks for no change.
            open var interfaceOrientations: UIInterfaceOrientationMask = []

            public override init() { super.init() }

            /// Creates preferences; nil asks for no change.
            public convenience init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.init()
                self.interfaceOrientations = interfaceOrientations ?? []
            }
        }

        /// The frame of a window of Mac Catalyst.
        @preconcurrency @MainActor
        open class Mac: GeometryPreferences {
            /// `.null`, the default, asks for no change.
            open var systemFrame = CGRect.null

            public override init() { super.init() }

            /// Creates preferences; nil asks for no change.
            public convenience init(systemFrame: CGRect? = nil) {
                self.init()
                self.systemFrame = systemFrame ?? .null
            }
        }
    }

    /// That UIKit reports preferences for another system as unsupported is from its error codes; unverified.
    func refusal(of preferences: GeometryPreferences) -> UISceneError.Code? {
        if let preferences = preferences as? GeometryPreferences.iOS {
            let wanted = preferences.interfaceOrientations
            return wanted.isEmpty || !wanted.isDisjoint(with: interfaceOrientation.shape) ? nil : .geometryRequestDenied
        }
        if let preferences = preferences as? GeometryPreferences.Mac, preferences.systemFrame.isNull { return nil }
        return .geometryRequestUnsupported
    }
}

extension UIInterfaceOrientation {
    /// The orientations of this shape: a window has no left and right, and is not upside down.
    fileprivate var shape: UIInterfaceOrientationMask { isLandscape ? .landscape : [.portrait, .portraitUpsideDown] }
}
