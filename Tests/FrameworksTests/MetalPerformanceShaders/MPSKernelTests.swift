import MetalPerformanceShaders
import Testing

@Suite struct MPSKernelTests {
    @Test func noDeviceRunsTheFunctions() {
        #expect(!MPSSupportsMTLDevice(MTLCreateSystemDefaultDevice()))
    }
}
