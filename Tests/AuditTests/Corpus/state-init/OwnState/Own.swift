enum Editor { struct State { init(initialValue: Int) {} } }
