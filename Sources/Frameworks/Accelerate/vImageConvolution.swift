/// Averages each pixel's surroundings: the blur of many effects. The region is the whole source; pixels outside of it
/// have the color of the nearest edge or, with `kvImageBackgroundColorFill`, the background's.
///
/// With `kvImageGetTempBufferSize` it returns 0: no temporary buffer is needed.
/// - Linux: works
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
    guard kernel_height % 2 == 1, kernel_width % 2 == 1 else { return kvImageInvalidKernelSize }
    guard src.pointee.width == dest.pointee.width, src.pointee.height == dest.pointee.height else {
        return kvImageRoiLargerThanInputBuffer
    }
    guard src.pointee.data != nil, dest.pointee.data != nil else { return kvImageNullPointerArgument }
    let isFilled = flags & vImage_Flags(kvImageBackgroundColorFill) != 0 && backgroundColor != nil
    let background = isFilled ? (0..<4).map { Int(backgroundColor[$0]) } : nil
    let (width, height) = (Int(src.pointee.width), Int(src.pointee.height))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    pixels.withUnsafeMutableBufferPointer { middle in
        for y in 0..<height {
            average(
                from: src.pointee.row(y), step: 4, to: middle.baseAddress! + y * width * 4, step: 4, count: width,
                kernel: Int(kernel_width), background)
        }
        for x in 0..<width {
            average(
                from: middle.baseAddress! + x * 4, step: width * 4, to: dest.pointee.row(0) + x * 4,
                step: dest.pointee.rowBytes, count: height, kernel: Int(kernel_height), background)
        }
    }
    return kvImageNoError
}

/// Averages each pixel's surroundings with weights that fall off: two box convolutions of half the size.
/// - Linux: works
@discardableResult
public func vImageTentConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    func half(_ size: UInt32) -> UInt32 { (size / 2) | 1 }
    let status = vImageBoxConvolve_ARGB8888(
        src, dest, tempBuffer, srcOffsetToROI_X, srcOffsetToROI_Y, half(kernel_height), half(kernel_width),
        backgroundColor, flags)
    guard status == kvImageNoError, flags & vImage_Flags(kvImageGetTempBufferSize) == 0 else { return status }
    return vImageBoxConvolve_ARGB8888(
        dest, dest, tempBuffer, 0, 0, half(kernel_height), half(kernel_width), backgroundColor, flags)
}

/// Averages a row or a column with a sum that slides along it.
private func average(
    from source: UnsafeMutablePointer<UInt8>, step sourceStep: Int, to target: UnsafeMutablePointer<UInt8>,
    step targetStep: Int, count: Int, kernel: Int, _ background: [Int]?
) {
    let radius = kernel / 2
    // The source may be the target.
    var line = [UInt8](repeating: 0, count: count)
    for component in 0..<4 {
        for index in 0..<count { line[index] = source[index * sourceStep + component] }
        func value(_ index: Int) -> Int {
            if index >= 0, index < count { return Int(line[index]) }
            return background?[component] ?? Int(line[index < 0 ? 0 : count - 1])
        }
        var sum = (-radius...radius).reduce(0) { $0 + value($1) }
        for index in 0..<count {
            target[index * targetStep + component] = UInt8((sum + radius) / kernel)
            sum += value(index + radius + 1) - value(index - radius)
        }
    }
}
