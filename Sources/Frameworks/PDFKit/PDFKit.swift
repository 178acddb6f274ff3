// As on Apple's systems, a file that imports PDFKit sees UIKit and Foundation.
@_exported import UIKit
