RowToggleBenchmark.run()
