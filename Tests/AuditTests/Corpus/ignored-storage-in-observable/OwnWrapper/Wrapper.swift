@propertyWrapper struct Setting { var wrappedValue: Int }
