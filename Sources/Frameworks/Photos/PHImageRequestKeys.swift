import CoreGraphics
import Foundation

/// - Linux: works
///
/// The number of a request.
public typealias PHImageRequestID = Int32

/// The number of no request.
public var PHInvalidImageRequestID: PHImageRequestID { 0 }

/// The size that asks for a picture as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// The key for whether the picture has to be downloaded; never in the result.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"

/// The key for whether a better picture follows; never in the result.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"

/// The key of the request's number.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"

/// The key for whether the request was cancelled; never in the result.
public let PHImageCancelledKey = "PHImageCancelledKey"

/// The key of the error with which each request ends.
public let PHImageErrorKey = "PHImageErrorKey"
