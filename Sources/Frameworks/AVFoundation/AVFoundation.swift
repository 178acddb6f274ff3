@_exported import AVFAudio
@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import CoreVideo
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import ObjectiveCRuntime
@_exported import QuartzCore
