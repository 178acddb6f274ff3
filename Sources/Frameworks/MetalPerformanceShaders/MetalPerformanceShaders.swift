// As on Apple's systems, a file that imports MetalPerformanceShaders sees Metal and Foundation.
@_exported import Foundation
@_exported import Metal

/// Returns false: no graphics processor runs the functions of this module.
/// - Linux: refuses
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }
