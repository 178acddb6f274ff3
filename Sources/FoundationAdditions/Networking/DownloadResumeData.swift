import Foundation

/// The key of data with which a download that failed goes on, in the information of its error. Errors of URLSession have
/// no such data on Linux.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
