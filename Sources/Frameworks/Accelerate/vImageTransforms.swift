/// Multiplies each pixel by a matrix of 4 x 4 numbers, a column for each component of the result.
/// - Linux: works
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>,
    _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
    guard divisor != 0 else { return kvImageInvalidParameter }
    return forEachPixel(src, dest) { from, to in
        let parts = (0..<4).map { Int32(from[$0]) + Int32(pre_bias?[$0] ?? 0) }
        for column in 0..<4 {
            let sum = (0..<4).reduce(post_bias?[column] ?? 0) { $0 + parts[$1] * Int32(matrix[$1 * 4 + column]) }
            to[column] = UInt8(clamping: (sum + divisor / 2) / divisor)
        }
    }
}

/// Puts the components of each pixel into another order.
/// - Linux: works
@discardableResult
public func vImagePermuteChannels_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ permuteMap: UnsafePointer<UInt8>,
    _ flags: vImage_Flags
) -> vImage_Error {
    guard (0..<4).allSatisfy({ permuteMap[$0] < 4 }) else { return kvImageInvalidParameter }
    return forEachPixel(src, dest) { from, to in
        let parts = (from[0], from[1], from[2], from[3])
        withUnsafeBytes(of: parts) { bytes in
            for component in 0..<4 { to[component] = bytes[Int(permuteMap[component])] }
        }
    }
}

/// Multiplies the colors by the first component, their alpha.
/// - Linux: works
@discardableResult
public func vImagePremultiplyData_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    forEachPixel(src, dest) { from, to in
        let alpha = UInt32(from[0])
        for component in 1..<4 { to[component] = UInt8((UInt32(from[component]) * alpha + 127) / 255) }
        to[0] = UInt8(alpha)
    }
}

/// Divides the colors by the first component, their alpha.
/// - Linux: works
@discardableResult
public func vImageUnpremultiplyData_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    forEachPixel(src, dest) { from, to in
        let alpha = UInt32(from[0])
        for component in 1..<4 {
            to[component] = alpha == 0 ? 0 : UInt8(clamping: (UInt32(from[component]) * 255 + alpha / 2) / alpha)
        }
        to[0] = UInt8(alpha)
    }
}

/// Mirrors the pixels from left to right.
/// - Linux: works
@discardableResult
public func vImageHorizontalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    move(src, dest) { x, y in (Int(src.pointee.width) - 1 - x, y) }
}

/// Mirrors the pixels from top to bottom.
/// - Linux: works
@discardableResult
public func vImageVerticalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    move(src, dest) { x, y in (x, Int(src.pointee.height) - 1 - y) }
}

/// Counts how often each value of each component occurs; the four arrays have 256 places.
/// - Linux: works
@discardableResult
public func vImageHistogramCalculation_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>,
    _ histogram: UnsafeMutablePointer<UnsafeMutablePointer<vImagePixelCount>?>, _ flags: vImage_Flags
) -> vImage_Error {
    for component in 0..<4 { histogram[component]?.update(repeating: 0, count: 256) }
    for y in 0..<Int(src.pointee.height) {
        for x in 0..<Int(src.pointee.width) * 4 { histogram[x % 4]?[Int(src.pointee.row(y)[x])] += 1 }
    }
    return kvImageNoError
}

/// Scales the source to the size of the destination: each pixel is the average of those that it covers, or lies between
/// the nearest ones.
/// - Linux: works
@discardableResult
public func vImageScale_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
    _ flags: vImage_Flags
) -> vImage_Error {
    if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 0 }
    guard src.pointee.data != nil, dest.pointee.data != nil else { return kvImageNullPointerArgument }
    let columns = Shares.all(from: Int(src.pointee.width), to: Int(dest.pointee.width))
    let rows = Shares.all(from: Int(src.pointee.height), to: Int(dest.pointee.height))
    for (y, row) in rows.enumerated() {
        let target = dest.pointee.row(y)
        for (x, column) in columns.enumerated() {
            for component in 0..<4 {
                var sum: Float = 0
                for (sourceY, weightY) in row.weights {
                    let line = src.pointee.row(sourceY)
                    for (sourceX, weightX) in column.weights {
                        sum += Float(line[sourceX * 4 + component]) * weightX * weightY
                    }
                }
                target[x * 4 + component] = UInt8(min(255, sum.rounded()))
            }
        }
    }
    return kvImageNoError
}

/// The places of a source that a place of a target is made of, with weights whose sum is 1.
private struct Shares {
    let weights: [(Int, Float)]

    static func all(from source: Int, to target: Int) -> [Shares] {
        let ratio = Float(source) / Float(max(1, target))
        return (0..<target).map { place in
            let center = (Float(place) + 0.5) * ratio
            let reach = max(1, ratio)
            let first = Int((center - reach).rounded(.down))
            let last = Int((center + reach).rounded(.up))
            var weights: [(Int, Float)] = []
            for index in first...last {
                let weight = 1 - abs(Float(index) + 0.5 - center) / reach
                if weight > 0 { weights.append((min(max(index, 0), source - 1), weight)) }
            }
            let sum = weights.reduce(0) { $0 + $1.1 }
            return Shares(weights: weights.map { ($0.0, $0.1 / sum) })
        }
    }
}

private func forEachPixel(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
    _ body: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
) -> vImage_Error {
    guard src.pointee.data != nil, dest.pointee.data != nil else { return kvImageNullPointerArgument }
    guard dest.pointee.width <= src.pointee.width, dest.pointee.height <= src.pointee.height else {
        return kvImageRoiLargerThanInputBuffer
    }
    for y in 0..<Int(dest.pointee.height) {
        let (from, to) = (src.pointee.row(y), dest.pointee.row(y))
        for x in 0..<Int(dest.pointee.width) { body(from + x * 4, to + x * 4) }
    }
    return kvImageNoError
}

private func move(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ place: (Int, Int) -> (Int, Int)
) -> vImage_Error {
    guard src.pointee.width == dest.pointee.width, src.pointee.height == dest.pointee.height else {
        return kvImageBufferSizeMismatch
    }
    let (width, height) = (Int(src.pointee.width), Int(src.pointee.height))
    var pixels = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
        src.pointee.row(y).withMemoryRebound(to: UInt32.self, capacity: width) { row in
            for x in 0..<width { pixels[y * width + x] = row[x] }
        }
    }
    for y in 0..<height {
        dest.pointee.row(y).withMemoryRebound(to: UInt32.self, capacity: width) { row in
            for x in 0..<width {
                let (fromX, fromY) = place(x, y)
                row[x] = pixels[fromY * width + fromX]
            }
        }
    }
    return kvImageNoError
}
