// As on Apple's systems, a file that imports LinkPresentation sees UIKit and Foundation.
@_exported import UIKit
