// As on Apple's systems, a file that imports SwiftUI sees UIKit, Foundation and what observes objects.
@_exported import Combine
@_exported import CoreGraphics
@_exported import Foundation
@_exported import Observation
@_exported import UIKit
