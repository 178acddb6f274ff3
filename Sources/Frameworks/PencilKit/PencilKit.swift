// As on Apple's systems, a file that imports PencilKit sees UIKit and Foundation.
@_exported import UIKit
