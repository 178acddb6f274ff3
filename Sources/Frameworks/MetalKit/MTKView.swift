@_exported import Metal
@_exported import UIKit

import FrameworkAbsence

/// Draws with a graphics processor: on Linux a panel that says that there is none.
/// - Linux: refuses
@MainActor
open class MTKView: UIView {
    open weak var delegate: (any MTKViewDelegate)?
    open var device: (any MTLDevice)?
    open var framebufferOnly = true
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    open var sampleCount = 1
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
    open var clearDepth = 1.0
    open var preferredFramesPerSecond = 60
    open var enableSetNeedsDisplay = false
    open var autoResizeDrawable = true
    open var isPaused = false
    open var presentsWithTransaction = false

    /// Always nil.
    open var currentDrawable: (any CAMetalDrawable)? { nil }
    /// Always nil.
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
    /// Always nil.
    open var depthStencilTexture: (any MTLTexture)? { nil }
    /// Always nil.
    open var preferredDevice: (any MTLDevice)? { nil }

    private var givenDrawableSize: CGSize?
    /// The size in pixels.
    open var drawableSize: CGSize {
        get {
            givenDrawableSize
                ?? CGSize(width: bounds.width * contentScaleFactor, height: bounds.height * contentScaleFactor)
        }
        set { givenDrawableSize = newValue }
    }

    private let panel = AbsencePanel(
        symbolName: "cube", title: "Metal", message: "There is no Metal on Linux, so that nothing is drawn here.")

    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
        showPanel()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, device: nil) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showPanel()
    }

    private func showPanel() {
        Absence.report("MetalKit", "MTKView", "a panel is shown, and the delegate is never asked to draw")
        addSubview(panel)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        panel.frame = bounds
    }

    /// - Linux: no effect
    open func draw() {}

    /// - Linux: no effect
    open func releaseDrawables() {}
}

/// Draws in a view; never asked on Linux.
/// - Linux: no effect
@MainActor
public protocol MTKViewDelegate: NSObjectProtocol {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}

/// What a layer shows, which no layer gives on Linux.
/// - Linux: refuses
public protocol CAMetalDrawable: MTLDrawable {
    var texture: any MTLTexture { get }
}
