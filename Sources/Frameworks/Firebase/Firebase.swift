@_exported import FirebaseAnalytics
@_exported import FirebaseAppCheck
@_exported import FirebaseAuth
@_exported import FirebaseCore
@_exported import FirebaseCrashlytics
@_exported import FirebaseDatabase
@_exported import FirebaseDynamicLinks
@_exported import FirebaseFirestore
@_exported import FirebaseFunctions
@_exported import FirebaseInAppMessaging
@_exported import FirebaseInstallations
@_exported import FirebaseInstanceID
@_exported import FirebaseMessaging
// Without HTTPMethod, a name that other libraries have too: projects had it only with the pod for it.
@_exported import class FirebasePerformance.Performance
@_exported import class FirebasePerformance.Trace
@_exported import FirebaseRemoteConfig
@_exported import FirebaseStorage
