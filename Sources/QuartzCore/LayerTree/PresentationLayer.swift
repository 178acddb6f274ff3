// A presentation layer has the class of its model. Swift calls an initializer on a metatype only if it is `required`,
// and requiring `init(layer:)` would break source that overrides it as on Apple's systems.
//
// The allocating entry point of a convenience initializer calls `self.init(layer:)` through the method table of the
// metatype, and has the same calling convention as a static method. The compiler checks that both declarations agree.
extension CALayer {
    @usableFromInline convenience init(shownBy layer: CALayer) {
        self.init(layer: layer)
    }

    @_silgen_name("$s10QuartzCore7CALayerC7shownByA2C_tcfC")
    private class func make(_ layer: __owned CALayer) -> CALayer

    /// Creates a copy with the current presentation values.
    final func makePresentation() -> CALayer {
        // Initializers set properties of the copy, which has no actions.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let copy = type(of: self).make(self)
        CATransaction.commit()
        copy.properties = presentationProperties(at: CACurrentMediaTime())
        copy.adoptAnimatedValues()
        copy.modelReference = self
        return copy
    }
}
