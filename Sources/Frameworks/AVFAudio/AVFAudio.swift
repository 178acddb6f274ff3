@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import ObjectiveCRuntime
