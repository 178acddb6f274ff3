import Foundation

/// What is drawn to.
/// - Linux: no effect
open class MTLRenderPassAttachmentDescriptor: NSObject {
    open var texture: (any MTLTexture)?
    open var level = 0
    open var slice = 0
    open var resolveTexture: (any MTLTexture)?
    open var loadAction = MTLLoadAction.dontCare
    open var storeAction = MTLStoreAction.store
}

/// The colors that are drawn to.
/// - Linux: no effect
public final class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    public var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}

/// The depths that are drawn to.
/// - Linux: no effect
public final class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    public var clearDepth = 1.0
}

/// Up to eight colors that are drawn to.
/// - Linux: no effect
public final class MTLRenderPassColorAttachmentDescriptorArray: NSObject {
    private var descriptors = (0..<8).map { _ in MTLRenderPassColorAttachmentDescriptor() }

    public subscript(attachmentIndex: Int) -> MTLRenderPassColorAttachmentDescriptor! {
        get { descriptors[attachmentIndex] }
        set { descriptors[attachmentIndex] = newValue ?? MTLRenderPassColorAttachmentDescriptor() }
    }
}

/// What is drawn to together.
/// - Linux: no effect
open class MTLRenderPassDescriptor: NSObject {
    public let colorAttachments = MTLRenderPassColorAttachmentDescriptorArray()
    open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = MTLRenderPassDepthAttachmentDescriptor()
}

/// How colors are combined.
/// - Linux: no effect
public final class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
    public var pixelFormat = MTLPixelFormat.invalid
    public var isBlendingEnabled = false
    public var sourceRGBBlendFactor = MTLBlendFactor.one
    public var destinationRGBBlendFactor = MTLBlendFactor.zero
    public var rgbBlendOperation = MTLBlendOperation.add
    public var sourceAlphaBlendFactor = MTLBlendFactor.one
    public var destinationAlphaBlendFactor = MTLBlendFactor.zero
    public var alphaBlendOperation = MTLBlendOperation.add
}

/// How up to eight colors are combined.
/// - Linux: no effect
public final class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject {
    private var descriptors = (0..<8).map { _ in MTLRenderPipelineColorAttachmentDescriptor() }

    public subscript(attachmentIndex: Int) -> MTLRenderPipelineColorAttachmentDescriptor! {
        get { descriptors[attachmentIndex] }
        set { descriptors[attachmentIndex] = newValue ?? MTLRenderPipelineColorAttachmentDescriptor() }
    }
}

/// How a graphics processor is to draw.
/// - Linux: no effect
open class MTLRenderPipelineDescriptor: NSObject {
    open var label: String?
    open var vertexFunction: (any MTLFunction)?
    open var fragmentFunction: (any MTLFunction)?
    open var vertexDescriptor: MTLVertexDescriptor?
    open var sampleCount = 1
    open var rasterSampleCount = 1
    public let colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray()
    open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
    open var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
}

/// How vertices are laid out.
/// - Linux: no effect
open class MTLVertexDescriptor: NSObject {}

/// How a texture is to be.
/// - Linux: no effect
open class MTLTextureDescriptor: NSObject {
    open var textureType = MTLTextureType.type2D
    open var pixelFormat = MTLPixelFormat.rgba8Unorm
    open var width = 1
    open var height = 1
    open var depth = 1
    open var mipmapLevelCount = 1
    open var sampleCount = 1
    open var arrayLength = 1
    open var storageMode = MTLStorageMode.shared
    open var usage = MTLTextureUsage.shaderRead

    open class func texture2DDescriptor(
        pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
    ) -> MTLTextureDescriptor {
        let descriptor = MTLTextureDescriptor()
        (descriptor.pixelFormat, descriptor.width, descriptor.height) = (pixelFormat, width, height)
        return descriptor
    }
}

/// How a texture is to be sampled.
/// - Linux: no effect
open class MTLSamplerDescriptor: NSObject {
    open var minFilter = MTLSamplerMinMagFilter.nearest
    open var magFilter = MTLSamplerMinMagFilter.nearest
    open var mipFilter = MTLSamplerMipFilter.notMipmapped
    open var sAddressMode = MTLSamplerAddressMode.clampToEdge
    open var tAddressMode = MTLSamplerAddressMode.clampToEdge
}

/// How depths are to be compared.
/// - Linux: no effect
open class MTLDepthStencilDescriptor: NSObject {
    open var depthCompareFunction = MTLCompareFunction.always
    open var isDepthWriteEnabled = false
}

/// How functions are to be compiled.
/// - Linux: no effect
open class MTLCompileOptions: NSObject {
    open var fastMathEnabled = true
}
