import Foundation

/// Memory of a graphics processor.
/// - Linux: refuses
public protocol MTLResource: NSObjectProtocol {
    var label: String? { get set }
    var device: any MTLDevice { get }
    var cpuCacheMode: MTLCPUCacheMode { get }
    var storageMode: MTLStorageMode { get }
    var resourceOptions: MTLResourceOptions { get }
    var allocatedSize: Int { get }
    func makeAliasable()
    func isAliasable() -> Bool
}

/// Bytes for a graphics processor.
/// - Linux: refuses
public protocol MTLBuffer: MTLResource {
    var length: Int { get }
    func contents() -> UnsafeMutableRawPointer
    func makeTexture(descriptor: MTLTextureDescriptor, offset: Int, bytesPerRow: Int) -> (any MTLTexture)?
    func removeAllDebugMarkers()
}

/// An image for a graphics processor.
/// - Linux: refuses
public protocol MTLTexture: MTLResource {
    var rootResource: (any MTLResource)? { get }
    var parent: (any MTLTexture)? { get }
    var parentRelativeLevel: Int { get }
    var parentRelativeSlice: Int { get }
    var buffer: (any MTLBuffer)? { get }
    var bufferOffset: Int { get }
    var bufferBytesPerRow: Int { get }
    var iosurfacePlane: Int { get }
    var textureType: MTLTextureType { get }
    var pixelFormat: MTLPixelFormat { get }
    var width: Int { get }
    var height: Int { get }
    var depth: Int { get }
    var mipmapLevelCount: Int { get }
    var sampleCount: Int { get }
    var arrayLength: Int { get }
    var usage: MTLTextureUsage { get }
    var isShareable: Bool { get }
    var isFramebufferOnly: Bool { get }
    var firstMipmapInTail: Int { get }
    var tailSizeInBytes: Int { get }
    var allowGPUOptimizedContents: Bool { get }
    func getBytes(
        _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, bytesPerImage: Int, from region: MTLRegion,
        mipmapLevel level: Int, slice: Int)
    func replace(
        region: MTLRegion, mipmapLevel level: Int, slice: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int,
        bytesPerImage: Int)
    func getBytes(
        _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
    func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
    func makeTextureView(pixelFormat: MTLPixelFormat) -> (any MTLTexture)?
}

/// How a texture is sampled.
/// - Linux: refuses
public protocol MTLSamplerState: NSObjectProtocol {
    var label: String? { get }
    var device: any MTLDevice { get }
}

/// How depths are compared.
/// - Linux: refuses
public protocol MTLDepthStencilState: NSObjectProtocol {
    var label: String? { get }
    var device: any MTLDevice { get }
}
