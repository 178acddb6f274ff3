import Foundation

/// A graphics processor, which no function returns on Linux.
/// - Linux: refuses
public protocol MTLDevice: NSObjectProtocol {
    var name: String { get }
    var maxThreadsPerThreadgroup: MTLSize { get }
    var hasUnifiedMemory: Bool { get }
    var currentAllocatedSize: Int { get }
    func makeCommandQueue() -> (any MTLCommandQueue)?
    func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(
        bytesNoCopy pointer: UnsafeMutableRawPointer, length: Int, options: MTLResourceOptions,
        deallocator: ((UnsafeMutableRawPointer, Int) -> Void)?
    ) -> (any MTLBuffer)?
    func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
    func makeDefaultLibrary() -> (any MTLLibrary)?
    func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
    func makeLibrary(filepath: String) throws -> any MTLLibrary
    func makeLibrary(URL url: URL) throws -> any MTLLibrary
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
    func makeLibrary(
        source: String, options: MTLCompileOptions?,
        completionHandler: @escaping @Sendable ((any MTLLibrary)?, (any Error)?) -> Void)
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    func makeRenderPipelineState(
        descriptor: MTLRenderPipelineDescriptor,
        completionHandler: @escaping @Sendable ((any MTLRenderPipelineState)?, (any Error)?) -> Void)
    func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
    func makeComputePipelineState(
        function computeFunction: any MTLFunction,
        completionHandler: @escaping @Sendable ((any MTLComputePipelineState)?, (any Error)?) -> Void)
    func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
    func minimumTextureBufferAlignment(for format: MTLPixelFormat) -> Int
    var maxThreadgroupMemoryLength: Int { get }
    var areProgrammableSamplePositionsSupported: Bool { get }
    func supportsRasterizationRateMap(layerCount: Int) -> Bool
    var maxBufferLength: Int { get }
    var supportsRaytracing: Bool { get }
    var supportsFunctionPointers: Bool { get }
    var supportsFunctionPointersFromRender: Bool { get }
    var supportsRaytracingFromRender: Bool { get }
    var supportsPrimitiveMotionBlur: Bool { get }
}

extension MTLDevice {
    public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }

    public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
        makeBuffer(bytes: pointer, length: length, options: [])
    }
}

/// Returns nil: there is no graphics processor that Metal knows. Programs take that as a device without Metal.
/// - Linux: refuses
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
