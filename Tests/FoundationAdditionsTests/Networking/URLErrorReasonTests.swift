import Foundation
import FoundationAdditions
import FoundationNetworking
import Testing

@Suite struct URLErrorReasonTests {
    @Test func theReasonsComeFromTheInformationOfTheError() {
        let error = URLError(
            .notConnectedToInternet,
            userInfo: [NSURLErrorNetworkUnavailableReasonKey: 1, NSURLErrorBackgroundTaskCancelledReasonKey: 2])
        #expect(error.networkUnavailableReason == .expensive)
        #expect(error.backgroundTaskCancelledReason == .insufficientSystemResources)
        let number = URLError(
            .notConnectedToInternet, userInfo: [NSURLErrorNetworkUnavailableReasonKey: NSNumber(value: 2)])
        #expect(number.networkUnavailableReason == .constrained)
    }

    @Test func anErrorWithoutInformationHasNoReason() {
        let error = URLError(.notConnectedToInternet)
        #expect(error.networkUnavailableReason == nil && error.backgroundTaskCancelledReason == nil)
        #expect(error.downloadTaskResumeData == nil && error.uploadTaskResumeData == nil)
        let unknown = URLError(.cancelled, userInfo: [NSURLErrorBackgroundTaskCancelledReasonKey: 9])
        #expect(unknown.backgroundTaskCancelledReason == nil)
    }

    @Test func dataToGoOnWithComesFromTheInformationOfTheError() {
        let error = URLError(
            .networkConnectionLost,
            userInfo: [NSURLSessionDownloadTaskResumeData: Data([1]), NSURLSessionUploadTaskResumeData: Data([2])])
        #expect(error.downloadTaskResumeData == Data([1]) && error.uploadTaskResumeData == Data([2]))
    }
}
