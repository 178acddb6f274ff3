// Since version 10 or 11 FirebaseStorage has what this module had.
@_exported import FirebaseStorage
