protocol View { associatedtype Body }
