@_exported import CoreAudio
@_exported import Foundation
@_exported import FoundationAdditions
