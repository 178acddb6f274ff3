import Foundation

/// Functions for a graphics processor.
/// - Linux: refuses
public protocol MTLLibrary: NSObjectProtocol {
    var label: String? { get set }
    var device: any MTLDevice { get }
    func makeFunction(name functionName: String) -> (any MTLFunction)?
    var functionNames: [String] { get }
    var installName: String? { get }
}

/// A function for a graphics processor.
/// - Linux: refuses
public protocol MTLFunction: NSObjectProtocol {
    var label: String? { get set }
    var device: any MTLDevice { get }
    var functionType: MTLFunctionType { get }
    var name: String { get }
}

/// How a graphics processor draws.
/// - Linux: refuses
public protocol MTLRenderPipelineState: NSObjectProtocol {
    var label: String? { get }
    var device: any MTLDevice { get }
    var maxTotalThreadsPerThreadgroup: Int { get }
    var supportIndirectCommandBuffers: Bool { get }
    var maxTotalThreadsPerObjectThreadgroup: Int { get }
}

/// How a graphics processor computes.
/// - Linux: refuses
public protocol MTLComputePipelineState: NSObjectProtocol {
    var label: String? { get }
    var device: any MTLDevice { get }
    var maxTotalThreadsPerThreadgroup: Int { get }
    var threadExecutionWidth: Int { get }
    var staticThreadgroupMemoryLength: Int { get }
    var supportIndirectCommandBuffers: Bool { get }
    func makeComputePipelineStateWithAdditionalBinaryFunctions(functions: [any MTLFunction]) throws
        -> any MTLComputePipelineState
}
