/// A state of Metal.
/// - Linux: no effect
public enum MTLPrimitiveType: UInt, Sendable {
    case point = 0
    case line = 1
    case lineStrip = 2
    case triangle = 3
    case triangleStrip = 4
}

/// A state of Metal.
/// - Linux: no effect
public enum MTLLoadAction: UInt, Sendable {
    case dontCare = 0
    case load = 1
    case clear = 2
}

/// A state of Metal.
/// - Linux: no effect
public enum MTLStoreAction: UInt, Sendable {
    case dontCare = 0
    case store = 1
    case multisampleResolve = 2
    case storeAndMultisampleResolve = 3
    case unknown = 4
    case customSampleDepthStore = 5
}

/// A state of Metal.
/// - Linux: no effect
public enum MTLStorageMode: UInt, Sendable {
    case shared = 0
    case `private` = 2
    case memoryless = 3
}

/// A state of Metal.
/// - Linux: no effect
public enum MTLCPUCacheMode: UInt, Sendable {
    case defaultCache = 0
    case writeCombined = 1
}

/// A state of Metal.
/// - Linux: no effect
public enum MTLVertexStepFunction: UInt, Sendable {
    case constant = 0
    case perVertex = 1
    case perInstance = 2
    case perPatch = 3
    case perPatchControlPoint = 4
}

/// A state of Metal.
/// - Linux: no effect
public enum MTLCullMode: UInt, Sendable {
    case none = 0
    case front = 1
    case back = 2
}

/// A state of Metal.
/// - Linux: no effect
public enum MTLWinding: UInt, Sendable {
    case clockwise = 0
    case counterClockwise = 1
}

/// A state of Metal.
/// - Linux: no effect
public enum MTLTriangleFillMode: UInt, Sendable {
    case fill = 0
    case lines = 1
}

/// A state of Metal.
/// - Linux: no effect
public enum MTLCompareFunction: UInt, Sendable {
    case never = 0
    case less = 1
    case equal = 2
    case lessEqual = 3
    case greater = 4
    case notEqual = 5
    case greaterEqual = 6
    case always = 7
}

/// A state of Metal.
/// - Linux: no effect
public enum MTLBlendOperation: UInt, Sendable {
    case add = 0
    case subtract = 1
    case reverseSubtract = 2
    case min = 3
    case max = 4
}

/// A state of Metal.
/// - Linux: no effect
public enum MTLBlendFactor: UInt, Sendable {
    case zero = 0
    case one = 1
    case sourceColor = 2
    case oneMinusSourceColor = 3
    case sourceAlpha = 4
    case oneMinusSourceAlpha = 5
    case destinationColor = 6
    case oneMinusDestinationColor = 7
    case destinationAlpha = 8
    case oneMinusDestinationAlpha = 9
    case sourceAlphaSaturated = 10
    case blendColor = 11
    case oneMinusBlendColor = 12
    case blendAlpha = 13
    case oneMinusBlendAlpha = 14
    case source1Color = 15
    case oneMinusSource1Color = 16
    case source1Alpha = 17
    case oneMinusSource1Alpha = 18
}

/// A state of Metal.
/// - Linux: no effect
public enum MTLSamplerMinMagFilter: UInt, Sendable {
    case nearest = 0
    case linear = 1
}

/// A state of Metal.
/// - Linux: no effect
public enum MTLSamplerMipFilter: UInt, Sendable {
    case notMipmapped = 0
    case nearest = 1
    case linear = 2
}

/// A state of Metal.
/// - Linux: no effect
public enum MTLSamplerAddressMode: UInt, Sendable {
    case clampToEdge = 0
    case mirrorClampToEdge = 1
    case `repeat` = 2
    case mirrorRepeat = 3
    case clampToZero = 4
    case clampToBorderColor = 5
}

/// A state of Metal.
/// - Linux: no effect
public enum MTLCommandBufferStatus: UInt, Sendable {
    case notEnqueued = 0
    case enqueued = 1
    case committed = 2
    case scheduled = 3
    case completed = 4
    case error = 5
}

/// A state of Metal.
/// - Linux: no effect
public enum MTLFunctionType: UInt, Sendable {
    case vertex = 1
    case fragment = 2
    case kernel = 3
    case visible = 5
    case intersection = 6
    case mesh = 7
    case object = 8
}
