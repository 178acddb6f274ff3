// As on Apple's systems, a file that imports SwiftUI sees UIKit, Foundation, what observes objects and what
// transfers values.
@_exported import Combine
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import Foundation
@_exported import Observation
@_exported import UIKit
