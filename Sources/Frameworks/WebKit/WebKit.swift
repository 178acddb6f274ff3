// As on Apple's systems, a file that imports WebKit sees UIKit and Foundation, with the classes of networking.
@_exported import FoundationNetworking
@_exported import UIKit
