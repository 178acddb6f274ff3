import Foundation
import FoundationAdditions

/// - Linux: works
/// Creates buffers with the same attributes. The pool makes a new buffer each time, and keeps none.
public final class CVPixelBufferPool: Hashable {
    let poolAttributes: CFDictionary
    let bufferAttributes: CFDictionary

    init(poolAttributes: CFDictionary, bufferAttributes: CFDictionary) {
        self.poolAttributes = poolAttributes
        self.bufferAttributes = bufferAttributes
    }

    public static func == (lhs: CVPixelBufferPool, rhs: CVPixelBufferPool) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    func integer(_ key: String) -> Int? {
        (bufferAttributes[key] as? NSNumber)?.intValue
    }
}

@discardableResult
public func CVPixelBufferPoolCreate(
    _ allocator: CFAllocator?, _ poolAttributes: CFDictionary?, _ pixelBufferAttributes: CFDictionary?,
    _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
    poolOut.pointee = CVPixelBufferPool(
        poolAttributes: poolAttributes ?? [:], bufferAttributes: pixelBufferAttributes ?? [:])
    return kCVReturnSuccess
}

public func CVPixelBufferPoolGetAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? { pool.poolAttributes }

public func CVPixelBufferPoolGetPixelBufferAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? {
    pool.bufferAttributes
}

@discardableResult
public func CVPixelBufferPoolCreatePixelBuffer(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard let width = pixelBufferPool.integer(kCVPixelBufferWidthKey),
        let height = pixelBufferPool.integer(kCVPixelBufferHeightKey),
        let format = pixelBufferPool.integer(kCVPixelBufferPixelFormatTypeKey)
    else { return kCVReturnInvalidPixelBufferAttributes }
    return CVPixelBufferCreate(
        allocator, width, height, OSType(truncatingIfNeeded: format), pixelBufferPool.bufferAttributes, pixelBufferOut)
}
