@propertyWrapper struct Clamped { var wrappedValue: Int }
@globalActor actor Storage { static let shared = Storage() }
