// Since version 10.17 FirebaseFirestore has what this module had.
@_exported import FirebaseFirestore
