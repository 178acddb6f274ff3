/// A layer that shows its sublayers several times, each time moved, colored and delayed a little more.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    public override init() {
        super.init()
        setFigure(ReplicatorValues.self)
    }

    /// Decodes the layer from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setFigure(ReplicatorValues.self)
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        setFigure(ReplicatorValues.self)
    }

    /// The identities of the instances from the first frame on.
    private var identities: [LayerIdentity] = []

    /// The number of copies, the sublayers themselves included; the default is 1.
    open var instanceCount: Int {
        get { values.count }
        set { changeFigure("instanceCount", \ReplicatorValues.count, to: newValue) }
    }

    /// Whether the copies keep their depth. Layers are drawn flat, whatever the value. The default is false.
    open var preservesDepth: Bool {
        get { values.preservesDepth }
        set { changeFigure("preservesDepth", \ReplicatorValues.preservesDepth, to: newValue) }
    }

    /// The seconds by which the animations of each copy are behind those of the copy before it; the default is 0.
    open var instanceDelay: CFTimeInterval {
        get { values.delay }
        set { changeFigure("instanceDelay", \ReplicatorValues.delay, to: newValue) }
    }

    /// Applied to each copy after the transform of the copy before it, about the center of the bounds.
    open var instanceTransform: CATransform3D {
        get { values.transform }
        set { changeFigure("instanceTransform", \ReplicatorValues.transform, to: newValue) }
    }

    /// Multiplied with the colors of the first copy: backgrounds, borders, shapes and gradients, but not images, of
    /// which only the alpha is multiplied. The default is opaque white; nil counts as white.
    open var instanceColor: CGColor? {
        get { values.color }
        set { changeFigure("instanceColor", \ReplicatorValues.color, to: newValue) }
    }

    /// Added to the red component of ``instanceColor`` from copy to copy; the default is 0.
    open var instanceRedOffset: Float {
        get { values.redOffset }
        set { changeFigure("instanceRedOffset", \ReplicatorValues.redOffset, to: newValue) }
    }

    /// Added to the green component of ``instanceColor`` from copy to copy; the default is 0.
    open var instanceGreenOffset: Float {
        get { values.greenOffset }
        set { changeFigure("instanceGreenOffset", \ReplicatorValues.greenOffset, to: newValue) }
    }

    /// Added to the blue component of ``instanceColor`` from copy to copy; the default is 0.
    open var instanceBlueOffset: Float {
        get { values.blueOffset }
        set { changeFigure("instanceBlueOffset", \ReplicatorValues.blueOffset, to: newValue) }
    }

    /// Added to the alpha of ``instanceColor`` from copy to copy; the default is 0.
    open var instanceAlphaOffset: Float {
        get { values.alphaOffset }
        set { changeFigure("instanceAlphaOffset", \ReplicatorValues.alphaOffset, to: newValue) }
    }

    private var values: ReplicatorValues { ReplicatorValues(properties.figure) ?? ReplicatorValues() }

    /// Returns the identity of a copy, which is the same in every frame.
    func identity(ofInstance index: Int) -> LayerIdentity {
        while identities.count <= index { identities.append(LayerIdentity()) }
        return identities[index]
    }
}

/// The values of a replicator layer.
struct ReplicatorValues: Equatable {
    var count = 1
    var preservesDepth = false
    var delay: Double = 0
    var transform = CATransform3DIdentity
    var color: CGColor? = .white
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0
}

extension ReplicatorValues: FigureValues {
    init?(_ figure: LayerFigure?) {
        guard case .replicator(let values)? = figure else { return nil }
        self = values
    }

    var figure: LayerFigure { .replicator(self) }
}
