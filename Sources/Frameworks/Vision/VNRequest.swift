@_exported import CoreGraphics
@_exported import CoreImage
@_exported import CoreMedia
@_exported import CoreVideo
@_exported import Foundation
@_exported import ImageIO

/// How sure an observation is, from 0 to 1.
/// - Linux: no effect
public typealias VNConfidence = Float
/// The ratio of two sides.
/// - Linux: no effect
public typealias VNAspectRatio = Float
/// An angle in degrees.
/// - Linux: no effect
public typealias VNDegrees = Float

/// Told when a request ends: on Linux always with an error.
/// - Linux: refuses
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// Asks what is in an image. No request finds anything on Linux: it ends with `VNErrorCode.notImplemented`.
/// - Linux: refuses
open class VNRequest: NSObject {
    public let completionHandler: VNRequestCompletionHandler?
    open var preferBackgroundProcessing = false
    open var usesCPUOnly = true
    open var revision = 1

    public convenience override init() { self.init(completionHandler: nil) }

    public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }

    open class var supportedRevisions: IndexSet { [1] }
    open class var defaultRevision: Int { 1 }
    open class var currentRevision: Int { 1 }

    /// - Linux: no effect
    open func cancel() {}
}

/// A request about a part of an image.
/// - Linux: refuses
open class VNImageBasedRequest: VNRequest {
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

// A member of an extension of the protocol, so that each request's own property has the type of what it finds.
extension NSObjectProtocol where Self: VNRequest {
    /// Always nil.
    /// - Linux: refuses
    public var results: [VNObservation]? { nil }
}
