// Presentation layers are of their model's class. Swift calls an initialiser on a class value only if it is `required`, and
// requiring `init(layer:)` would break source that overrides it as on Apple's systems.
//
// A convenience initialiser's allocating entry finds `self.init(layer:)` through the class value's own method table, and it is
// called exactly as a static method is. The compiler checks that both declarations agree.
extension CALayer {
    @usableFromInline convenience init(shownBy layer: CALayer) {
        self.init(layer: layer)
    }

    @_silgen_name("$s10QuartzCore7CALayerC7shownByA2C_tcfC")
    private class func make(_ layer: __owned CALayer) -> CALayer

    /// The layer as animations show it now.
    final func makePresentation() -> CALayer {
        let copy = type(of: self).make(self)
        copy.properties = presentationProperties(at: CACurrentMediaTime())
        copy.modelReference = self
        return copy
    }
}
