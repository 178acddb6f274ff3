import Foundation

/// Takes commands.
/// - Linux: refuses
public protocol MTLCommandQueue: NSObjectProtocol {
    var label: String? { get set }
    var device: any MTLDevice { get }
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
    func makeCommandBufferWithUnretainedReferences() -> (any MTLCommandBuffer)?
    func insertDebugCaptureBoundary()
}

/// Commands for a graphics processor.
/// - Linux: refuses
public protocol MTLCommandBuffer: NSObjectProtocol {
    var device: any MTLDevice { get }
    var commandQueue: any MTLCommandQueue { get }
    var retainedReferences: Bool { get }
    var label: String? { get set }
    func enqueue()
    func commit()
    func addScheduledHandler(_ block: @escaping MTLCommandBufferHandler)
    func present(_ drawable: any MTLDrawable)
    func present(_ drawable: any MTLDrawable, atTime presentationTime: TimeInterval)
    func present(_ drawable: any MTLDrawable, afterMinimumDuration duration: TimeInterval)
    func waitUntilScheduled()
    func addCompletedHandler(_ block: @escaping MTLCommandBufferHandler)
    func waitUntilCompleted()
    var status: MTLCommandBufferStatus { get }
    var error: (any Error)? { get }
    func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
    func makeRenderCommandEncoder(descriptor renderPassDescriptor: MTLRenderPassDescriptor) -> (
        any MTLRenderCommandEncoder
    )?
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    func pushDebugGroup(_ string: String)
    func popDebugGroup()
}

/// Writes commands.
/// - Linux: refuses
public protocol MTLCommandEncoder: NSObjectProtocol {
    var device: any MTLDevice { get }
    var label: String? { get set }
    func endEncoding()
    func insertDebugSignpost(_ string: String)
    func pushDebugGroup(_ string: String)
    func popDebugGroup()
}

/// Writes commands that draw.
/// - Linux: refuses
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setVertexBufferOffset(_ offset: Int, index: Int)
    func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
    func setVertexSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setVertexSamplerState(_ sampler: (any MTLSamplerState)?, lodMinClamp: Float, lodMaxClamp: Float, index: Int)
    func setViewport(_ viewport: MTLViewport)
    func setFrontFacing(_ frontFacingWinding: MTLWinding)
    func setCullMode(_ cullMode: MTLCullMode)
    func setDepthBias(_ depthBias: Float, slopeScale: Float, clamp: Float)
    func setScissorRect(_ rect: MTLScissorRect)
    func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setFragmentBufferOffset(_ offset: Int, index: Int)
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, lodMinClamp: Float, lodMaxClamp: Float, index: Int)
    func setBlendColor(red: Float, green: Float, blue: Float, alpha: Float)
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
    func setStencilReferenceValue(_ referenceValue: UInt32)
    func setStencilReferenceValues(front frontReferenceValue: UInt32, back backReferenceValue: UInt32)
    func setColorStoreAction(_ storeAction: MTLStoreAction, index colorAttachmentIndex: Int)
    func setDepthStoreAction(_ storeAction: MTLStoreAction)
    func setStencilStoreAction(_ storeAction: MTLStoreAction)
    func setObjectBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setObjectBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setObjectBufferOffset(_ offset: Int, index: Int)
    func setObjectTexture(_ texture: (any MTLTexture)?, index: Int)
    func setObjectSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setObjectSamplerState(_ sampler: (any MTLSamplerState)?, lodMinClamp: Float, lodMaxClamp: Float, index: Int)
    func setObjectThreadgroupMemoryLength(_ length: Int, index: Int)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
        indexBufferOffset: Int, instanceCount: Int)
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
        indexBufferOffset: Int)
    func drawPrimitives(
        type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int, baseInstance: Int)
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
        indexBufferOffset: Int, instanceCount: Int, baseVertex: Int, baseInstance: Int)
    func setThreadgroupMemoryLength(_ length: Int, offset: Int, index: Int)
}

/// Writes commands that compute.
/// - Linux: refuses
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setBufferOffset(_ offset: Int, index: Int)
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setSamplerState(_ sampler: (any MTLSamplerState)?, lodMinClamp: Float, lodMaxClamp: Float, index: Int)
    func setThreadgroupMemoryLength(_ length: Int, index: Int)
    func setImageblockWidth(_ width: Int, height: Int)
}

/// Writes commands that copy.
/// - Linux: refuses
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
    func copy(
        from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin,
        sourceSize: MTLSize, to destinationTexture: any MTLTexture, destinationSlice: Int, destinationLevel: Int,
        destinationOrigin: MTLOrigin)
    func copy(
        from sourceBuffer: any MTLBuffer, sourceOffset: Int, sourceBytesPerRow: Int, sourceBytesPerImage: Int,
        sourceSize: MTLSize, to destinationTexture: any MTLTexture, destinationSlice: Int, destinationLevel: Int,
        destinationOrigin: MTLOrigin)
    func copy(
        from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin,
        sourceSize: MTLSize, to destinationBuffer: any MTLBuffer, destinationOffset: Int, destinationBytesPerRow: Int,
        destinationBytesPerImage: Int)
    func generateMipmaps(for texture: any MTLTexture)
    func copy(
        from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, to destinationTexture: any MTLTexture,
        destinationSlice: Int, destinationLevel: Int, sliceCount: Int, levelCount: Int)
    func copy(from sourceTexture: any MTLTexture, to destinationTexture: any MTLTexture)
    func copy(
        from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer,
        destinationOffset: Int, size: Int)
}

/// What is shown.
/// - Linux: refuses
public protocol MTLDrawable: NSObjectProtocol {
    func present()
    func present(at presentationTime: TimeInterval)
    func present(afterMinimumDuration duration: TimeInterval)
    var presentedTime: TimeInterval { get }
    var drawableID: Int { get }
}
