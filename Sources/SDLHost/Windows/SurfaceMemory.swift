import Glibc

/// Allocates the memory pages of a surface with one system call.
///
/// Otherwise the kernel allocates each page in a page fault, at the first write to it. A surface of 780 x 1688 pixels has
/// 1,300 pages, whose faults took a third of the CPU time of the first frame.
package enum SurfaceMemory {
    /// `MADV_POPULATE_WRITE` of Linux 5.14, which older C libraries do not declare. Older kernels return an error, and the
    /// pages are allocated by page faults.
    private static let populateWrite: Int32 = 23

    /// - Parameter byteCount: The size of the surface, which begins at `pixels`.
    package static func populate(_ pixels: UnsafeMutableRawPointer, byteCount: Int) {
        let page = Int(sysconf(Int32(_SC_PAGESIZE)))
        let address = Int(bitPattern: pixels)
        let start = address & ~(page - 1)
        madvise(UnsafeMutableRawPointer(bitPattern: start), address + byteCount - start, populateWrite)
    }
}
