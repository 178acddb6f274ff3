import Foundation

/// The names of vImage in Swift.
/// - Linux: works
public enum vImage {
    /// Why a function failed.
    /// - Linux: works
    public enum Error: Int, Swift.Error {
        case memoryAllocationError = -21771
        case nullPointerArgument = -21772
        case invalidParameter = -21773
        case bufferSizeMismatch = -21774
    }
}

/// Converts numbers of 16 bits to numbers of 32 bits. The destination may be smaller.
/// - Linux: works
@discardableResult
public func vImageConvert_Planar16FtoPlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    convert(src.pointee, dest.pointee) { (number: Float16) in Float(number) }
}

/// Converts numbers of 32 bits to numbers of 16 bits. The destination may be smaller.
/// - Linux: works
@discardableResult
public func vImageConvert_PlanarFtoPlanar16F(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    convert(src.pointee, dest.pointee) { (number: Float) in Float16(number) }
}

private func convert<Source: BitwiseCopyable, Target: BitwiseCopyable>(
    _ source: vImage_Buffer, _ target: vImage_Buffer, _ change: (Source) -> Target
) -> vImage_Error {
    guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
    guard source.width >= target.width, source.height >= target.height else { return kvImageRoiLargerThanInputBuffer }
    for y in 0..<Int(target.height) {
        let (from, to) = (UnsafeMutableRawPointer(source.row(y)), UnsafeMutableRawPointer(target.row(y)))
        for x in 0..<Int(target.width) {
            let number = from.load(fromByteOffset: x * MemoryLayout<Source>.stride, as: Source.self)
            to.storeBytes(of: change(number), toByteOffset: x * MemoryLayout<Target>.stride, as: Target.self)
        }
    }
    return kvImageNoError
}
